import type { Section } from '../text-types.ts';

/** Sections 1 to 4 of the terms: who, what, the account, and what it costs. */
export const service: readonly Section[] = [
  {
    id: 'aceptacion',
    title: 'Aceptación y partes',
    paragraphs: [
      'Estos términos rigen el uso de Fojas, una aplicación web para analizar documentos jurídicos con ayuda de inteligencia artificial. Son un contrato entre tú y quien opera esta instalación (el **operador**), una persona natural independiente con domicilio en Chile, cuyos datos figuran en el [Aviso Legal](/legal-notice).',
      'Los aceptas, junto con la [Política de Uso Aceptable](/acceptable-use), cuando marcas la casilla que los nombra al crear tu cuenta. Se guarda constancia de la versión que aceptaste y del momento en que lo hiciste.',
      'Integran este contrato la [Política de Uso Aceptable](/acceptable-use), la [Política de Reembolsos](/refund-policy) y, si subes documentos con datos personales de terceros, el [Acuerdo de Tratamiento de Datos](/data-processing-agreement).',
      'Si usas Fojas a nombre de una organización, declaras que tienes facultades para obligarla. En ese caso, lo que aquí se dice de ti se dice también de ella.',
    ],
  },
  {
    id: 'servicio',
    title: 'El servicio',
    paragraphs: [
      'En Fojas reúnes documentos en cuadernos, preguntas sobre ellos y recibes respuestas con citas numeradas que abren las líneas exactas de cada documento. También puedes generar análisis de jurisprudencia, de doctrina, de riesgo legal y de calidad, mapas conceptuales y resúmenes en audio, y guardar notas y accesos rápidos.',
      'Las respuestas del chat se elaboran a partir de las fuentes que seleccionas. Cuando en ellas no está lo que preguntas, Fojas lo dice y no cobra la consulta.',
      'Fojas incluye un motor propio que trabaja sin enviar tus documentos a terceros. El operador puede configurar, además, proveedores externos de modelos de lenguaje, de reconocimiento de texto, de transcripción, de voz o de búsqueda. La [Política de Privacidad](/privacy-policy) explica qué se les envía en ese caso.',
      'El servicio está dirigido a profesionales del derecho, estudiantes y organizaciones que trabajan con documentos jurídicos.',
    ],
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    paragraphs: [
      'Para crear una cuenta debes ser mayor de edad. La edad mínima es de 18 años.',
      'Debes dar datos verdaderos y mantenerlos al día. La contraseña tiene al menos 6 caracteres; te recomendamos una más larga y activar la verificación en dos pasos.',
      'La cuenta es personal: no puedes compartir tus credenciales con otras personas. Si crees que alguien más las conoce, cambia la contraseña y cierra las demás sesiones desde tu perfil.',
      'Puedes eliminar tu cuenta cuando quieras desde tu perfil, con tu contraseña. La eliminación empieza de inmediato, destruye la llave con que se cifró tu contenido y te entrega un certificado. Los tokens que no usaste se pierden, salvo que pidas antes el reembolso a que tengas derecho.',
    ],
  },
  {
    id: 'tokens',
    title: 'Tokens, precios y pagos',
    paragraphs: [
      'El uso se paga con tokens comprados por anticipado. Los paquetes son de 1.000, de 5.000 y de 20.000 o más tokens; mientras mayor es el paquete, menor es el precio de cada token. Los precios vigentes de cada tramo están en la página [Precios](/pricing).',
      {
        p: '**El precio que se cobra es el que muestra el botón antes de que lo presiones.** Los rangos de la tabla son aproximados y solo orientan sobre trabajos que se midan por página, consulta, minuto o mensaje; mientras el botón muestre un precio fijo, rige ese precio.',
        table: {
          caption: 'Tokens por trabajo',
          head: ['Trabajo', 'Precio del botón', 'Rango de referencia'],
          rows: [
            ['Mensaje de chat', '1', '5 a 20 por mensaje'],
            ['Mapa conceptual', '6', '30 a 60 por mapa'],
            ['Análisis de calidad', '8', '10 a 30 por página'],
            ['Análisis de riesgo legal', '10', '15 a 40 por página'],
            ['Análisis de doctrina', '12', 'sin rango'],
            ['Análisis de jurisprudencia', '15', '50 a 100 por consulta'],
            ['Resumen en audio', '20', '20 a 50 por minuto'],
          ],
        },
      },
      'Los tokens se reservan cuando un trabajo empieza, se cobran cuando termina bien y se devuelven si falla o lo cancelas. Cada movimiento queda en el historial de tu perfil.',
      'Los tokens no vencen mientras tu cuenta esté activa. No son dinero, no devengan intereses y no se transfieren a otra persona; se reembolsan solo en los casos de la [Política de Reembolsos](/refund-policy).',
      'Los pagos los procesa un proveedor externo en su propia página; Fojas no recibe el número completo de tu tarjeta. Los tokens se abonan una vez que el proveedor confirma el pago. Si la instalación usa pagos de prueba, la pantalla lo advierte y no se mueve dinero.',
      'Los cambios de precio se avisan con 30 días de anticipación y no alteran los paquetes ya pagados.',
      'Hoy Fojas vende solo paquetes; no ofrece suscripciones mensuales ni anuales. Si llega a ofrecerlas y un cobro periódico falla, se harán hasta 3 intentos de cobro en 7 días antes de suspender la suscripción.',
      'Si el operador ofrece Fojas sin cobro, no se aplican esta sección ni la [Política de Reembolsos](/refund-policy).',
    ],
  },
];
