import type { Section } from '../text-types.ts';

/** Sections 5 to 8 of the terms: content, results, use, and whose the rest is. */
export const use: readonly Section[] = [
  {
    id: 'contenido',
    title: 'Tu contenido',
    paragraphs: [
      'Conservas todos tus derechos sobre los documentos que subes, las notas que escribes y las conversaciones que mantienes.',
      'Concedes al operador únicamente una licencia técnica limitada, gratuita, no exclusiva e intransferible para almacenar, leer, indexar, respaldar y procesar ese contenido con el solo fin de prestarte el servicio. La licencia termina cuando eliminas el contenido, sin perjuicio de las copias de respaldo, que se eliminan en un plazo máximo de 90 días.',
      'El operador no vende tu contenido, no lo usa en publicidad ni lo destina a entrenar modelos.',
      'Declaras que puedes subir lo que subes: que respetas los derechos de autor, el secreto profesional y los deberes de confidencialidad que te obligan, y que cuentas con una base legal para tratar los datos personales de terceros que aparecen en tus documentos.',
      'Mientras tu cuenta exista puedes descargar tu contenido desde tu perfil, en formatos JSON, CSV y PDF, junto con los archivos originales.',
    ],
  },
  {
    id: 'resultados',
    title: 'Resultados e inteligencia artificial',
    paragraphs: [
      'Fojas es una herramienta de apoyo. Sus respuestas y análisis no constituyen asesoría jurídica, no la reemplazan y no crean una relación entre abogado y cliente.',
      'Los resultados pueden contener errores u omisiones. Todo análisis debe ser revisado por profesionales calificados antes de usarlo en un juicio, un contrato, un informe o una decisión.',
      'Fojas comprueba que las palabras citadas estén en la fuente. Esa comprobación no significa que la afirmación sea correcta, que la norma siga vigente ni que el fallo sea aplicable a tu caso.',
      'Lo que no proviene de tus fuentes se muestra aparte y con esa advertencia: no lo cites sin comprobarlo.',
      'Puedes usar libremente los resultados que generes, también con fines profesionales, bajo tu responsabilidad.',
    ],
  },
  {
    id: 'uso',
    title: 'Uso aceptable, suspensión y término',
    paragraphs: [
      'Debes usar Fojas conforme a la ley y a la [Política de Uso Aceptable](/acceptable-use), que indica qué no está permitido y cómo denunciarlo.',
      'Ante un incumplimiento, el operador aplica las medidas de esa política en orden creciente, desde la advertencia formal hasta el cierre definitivo sin reembolso. Si la conducta es grave o pone en peligro a otras personas o al servicio, puede suspender la cuenta de inmediato; en todo caso te informa el motivo y puedes hacer tus descargos.',
      'Un contracargo injustificado produce la suspensión inmediata de la cuenta y, si no se aclara, su cierre definitivo.',
      'Cerrada la cuenta, tus datos personales se eliminan dentro de 30 días, salvo los registros que la ley tributaria obliga a guardar, que se conservan hasta por 7 años, y los demás que enumera la sección 6 de la [Política de Privacidad](/privacy-policy).',
    ],
  },
  {
    id: 'propiedad',
    title: 'Propiedad intelectual',
    paragraphs: [
      'El código de Fojas se distribuye bajo la licencia Apache 2.0, y los componentes de terceros que incluye, bajo las suyas. Esas licencias rigen el programa; estos términos rigen el servicio.',
      'El nombre y el logotipo de Fojas no pueden usarse de modo que sugiera un respaldo o una relación que no existe.',
      'Si envías una sugerencia, el operador puede aplicarla sin deberte un pago por ella. Tus documentos nunca se consideran sugerencias.',
    ],
  },
];
