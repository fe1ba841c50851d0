import type { Section } from '../text-types.ts';

/** Sections 9 to 13 of the terms, whose terms and numbers the specification gives. */
export const closing: readonly Section[] = [
  {
    id: 'responsabilidad',
    title: 'Responsabilidad',
    paragraphs: [
      '**Alcance.** El operador presta el servicio con la diligencia debida, pero no garantiza que funcione sin interrupciones ni que los resultados estén libres de errores. En la medida en que la ley lo permite, no responde de decisiones tomadas sin la revisión profesional que exige la sección 6, ni de daños indirectos.',
      '**Límite.** La responsabilidad total del operador no excede el monto que pagaste en los últimos 12 meses o 50.000 pesos chilenos (CLP), lo que sea mayor.',
      '**Indemnidad.** Mantendrás indemne al operador frente a los reclamos de terceros que se originen en contenido que subiste sin derecho, en un uso ilícito del servicio o en el incumplimiento de estos términos. El operador te avisará del reclamo sin demora y te permitirá intervenir en la defensa.',
      '**Excepciones.** Los límites de esta sección no se aplican en caso de dolo o culpa grave, ni restringen los derechos irrenunciables que la Ley 19.496 reconoce a los consumidores o la Ley 19.628 a los titulares de datos personales.',
    ],
  },
  {
    id: 'privacidad',
    title: 'Privacidad',
    paragraphs: [
      'La [Política de Privacidad](/privacy-policy) explica qué datos personales se tratan, para qué, por cuánto tiempo y cómo ejerces tus derechos. La [Política de Cookies](/cookie-policy) explica qué se guarda en tu navegador.',
      'El tratamiento se rige por la Ley 19.628 y, desde el 1 de diciembre de 2026, por esa misma ley con las modificaciones de la Ley 21.719. Respecto de los datos de terceros que subes, rige el [Acuerdo de Tratamiento de Datos](/data-processing-agreement).',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios del servicio y de estos términos',
    paragraphs: [
      'Los cambios importantes, del servicio o de estos términos, se avisan por correo electrónico con 30 días de anticipación.',
      'Los demás cambios de estos términos se avisan con 15 días de anticipación. Si hay duda sobre el plazo que corresponde, rige el de 30 días.',
      'Si no estás de acuerdo con un cambio, puedes cerrar tu cuenta antes de que empiece a regir. Si es un cambio significativo del servicio, puedes pedir un reembolso proporcional dentro de los 30 días siguientes al aviso.',
      'Si el servicio se descontinúa, el operador lo avisa con al menos 90 días de anticipación, reembolsa en proporción lo pagado y no usado, y mantiene un período para que descargues tu contenido.',
    ],
  },
  {
    id: 'controversias',
    title: 'Controversias y ley aplicable',
    paragraphs: [
      'Antes de demandar, las partes procuran resolver la controversia por negociación directa durante 30 días, contados desde que una comunica a la otra su reclamo por escrito.',
      'Este contrato se rige por la ley chilena. Son competentes los tribunales de Santiago de Chile.',
      'Si eres consumidor, nada de esto limita tus derechos según la Ley 19.496: puedes reclamar en cualquier momento ante el Servicio Nacional del Consumidor y demandar ante el tribunal que la ley te permite elegir, incluido el de tu domicilio.',
    ],
  },
  {
    id: 'generales',
    title: 'Disposiciones generales',
    paragraphs: [
      '**Avisos.** Los avisos por correo electrónico se entienden recibidos 24 horas después de su envío a la dirección registrada en tu cuenta.',
      '**Idioma.** Estos términos se escriben en español. La versión en español prevalece sobre cualquier traducción.',
      '**Divisibilidad.** Si una disposición resulta inválida, las demás conservan su valor.',
      '**Renuncia.** No ejercer un derecho de inmediato no significa renunciar a él.',
      '**Cesión.** No puedes ceder este contrato sin el acuerdo del operador. El operador puede cederlo junto con el servicio si te lo avisa antes como cambio importante.',
      '**Fuerza mayor.** Ninguna de las partes responde de incumplimientos que se deban a un caso fortuito o de fuerza mayor.',
      '**Acuerdo completo.** Estos términos y los textos que los integran contienen todo lo acordado sobre el servicio.',
    ],
  },
];
