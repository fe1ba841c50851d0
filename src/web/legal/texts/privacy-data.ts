import type { Section } from '../text-types.ts';

/** Sections 1 to 5 of the privacy policy: who, which data, what for, the documents, and who else. */
export const data: readonly Section[] = [
  {
    id: 'responsable',
    title: 'Responsable del tratamiento',
    paragraphs: [
      'El responsable de los datos de tu cuenta es quien opera esta instalación de Fojas (el **operador**), una persona natural independiente con domicilio en Chile. Sus datos figuran al final de esta política y en el [Aviso Legal](/legal-notice).',
      'Respecto de los datos personales que aparecen en los documentos que subes, el responsable eres tú y el operador actúa como encargado, conforme al [Acuerdo de Tratamiento de Datos](/data-processing-agreement).',
      'Esta política se rige por la Ley 19.628, sobre protección de la vida privada, y por las modificaciones de la Ley 21.719, que entran en vigencia el 1 de diciembre de 2026.',
    ],
  },
  {
    id: 'datos',
    title: 'Datos que se tratan',
    paragraphs: [
      '**De tu cuenta:** nombre completo, correo electrónico, contraseña cifrada (se guarda solo una huella irreversible), idioma y preferencias de notificación y de presentación. La especialidad jurídica, la institución y el área de práctica son datos opcionales, y hoy ningún formulario los pide.',
      '**Documentos y contenido:** los documentos que subes, tus notas, tus conversaciones con la inteligencia artificial, tus cuadernos y carpetas, el orden que das a tus fuentes y los metadatos de cada archivo (fecha de subida, tamaño y tipo de documento).',
      '**De facturación:** historial de transacciones, tokens comprados, fechas de pago y los últimos 4 dígitos de la tarjeta, que informa el proveedor de pagos. El nombre, el RUT y la dirección de facturación se tratan solo si hace falta emitir un documento tributario a tu nombre; Fojas no los pide al comprar.',
      '**Registros de uso:** esta categoría comprende dirección IP, navegador, sistema operativo, resolución de pantalla, horas de ingreso, páginas visitadas y métricas de rendimiento. De ella Fojas guarda hoy solo lo que exige la seguridad de tu cuenta: la red desde la que ingresas, sin la última parte de la dirección, el navegador y el sistema que usas, y las horas de ingreso y de las acciones importantes. No guarda la resolución de tu pantalla, las páginas que visitas ni métricas de rendimiento asociadas a ti.',
      'El servicio no pide datos sensibles. Si tus documentos los contienen, se tratan solo como parte de ellos y según la sección 4.',
    ],
  },
  {
    id: 'finalidades',
    title: 'Finalidades y bases de licitud',
    paragraphs: [
      {
        p: 'Los datos se usan solo para estos fines:',
        table: {
          caption: 'Finalidades del tratamiento',
          head: ['Finalidad', 'Datos', 'Base'],
          rows: [
            ['Crear y administrar tu cuenta', 'Cuenta', 'Ejecución del contrato'],
            ['Responder tus preguntas y generar análisis', 'Documentos y contenido', 'Ejecución del contrato'],
            ['Cobrar, reembolsar y llevar registros tributarios', 'Facturación', 'Contrato y obligación legal'],
            ['Proteger las cuentas y prevenir abusos', 'Registros de uso', 'Interés legítimo'],
            ['Avisarte de hechos relevantes del servicio', 'Correo electrónico', 'Ejecución del contrato'],
          ],
        },
      },
      'Hasta el 30 de noviembre de 2026, la base de estos tratamientos es la autorización de la Ley 19.628 o tu consentimiento, que das al marcar la casilla de esta política cuando creas tu cuenta. Se guarda constancia de la versión que aceptaste.',
      'El operador no vende tus datos, no los usa en publicidad, no elabora perfiles tuyos y no toma decisiones automatizadas que te afecten jurídicamente.',
      'Hoy no se usa ninguna herramienta de analítica. Si se incorpora una, se pedirá antes tu consentimiento.',
    ],
  },
  {
    id: 'documentos',
    title: 'Documentos que subes',
    paragraphs: [
      'Lo que subes y escribes se guarda cifrado con AES-256 y con una llave propia de tu cuenta, protegida a su vez por la llave maestra de la instalación, que custodia el operador. El operador no lee tu contenido, salvo que lo pidas o que una norma lo obligue.',
      'El motor que Fojas incluye trabaja en el mismo servidor: mientras no haya un proveedor externo configurado, ningún texto tuyo se envía a un modelo de terceros.',
      'Si el operador configuró un proveedor externo, se le envía solo lo necesario para lo que pides: tu pregunta y texto de las fuentes que seleccionaste, las imágenes o grabaciones que deban leerse, o el guion que deba hablarse. Si configuró un modelo de búsqueda, se le envían los pasajes de tus fuentes para indexarlos. La pantalla del chat indica si responde un proveedor externo.',
      'El operador puede activar el ocultamiento de datos, que reemplaza por marcas los RUT, correos, teléfonos, direcciones y nombres antes de enviar texto a un modelo de lenguaje o de búsqueda. Esta medida reduce el riesgo, pero puede no reconocer todos los datos, y no alcanza a las imágenes, las grabaciones ni los guiones de audio.',
      'Cuando agregas una página web o un video como fuente, el servidor los consulta en su dirección, y el sitio de origen recibe esa consulta.',
      'Tu contenido no se usa para entrenar modelos. Los proveedores externos reciben el texto sujetos a sus propias condiciones, que el operador debe revisar antes de configurarlos.',
    ],
  },
  {
    id: 'encargados',
    title: 'Encargados y transferencias',
    paragraphs: [
      'El operador puede encargar a terceros el alojamiento, el almacenamiento de archivos, el envío de correos, los pagos y los servicios de inteligencia artificial. Cada uno recibe solo los datos que su servicio requiere. Los pagos con tarjeta se hacen en la página del proveedor de pagos, que trata los datos de tu tarjeta por su cuenta.',
      {
        p: 'El lugar principal de tratamiento es Chile. Hay tratamiento en los otros lugares solo si el operador contrató allí esos servicios:',
        table: {
          caption: 'Lugares de tratamiento',
          head: ['Lugar', 'Para qué'],
          rows: [
            ['Chile', 'Prestación del servicio (principal)'],
            ['Estados Unidos', 'Servicios en la nube y de inteligencia artificial'],
            ['Unión Europea', 'Copias de respaldo'],
          ],
        },
      },
      'Las transferencias internacionales se hacen con contratos que obligan al destinatario a proteger los datos y, desde el 1 de diciembre de 2026, conforme a las reglas de la Ley 21.719.',
      'Se entregan datos a una autoridad solo cuando la ley lo exige, en lo estrictamente pedido, y con aviso a ti si la ley no lo prohíbe.',
    ],
  },
];
