import type { Section } from '../text-types.ts';

/** Sections 1 to 7 of the agreement: parties, words, extent, and what each owes. */
export const duties: readonly Section[] = [
  {
    id: 'objeto',
    title: 'Objeto y partes',
    paragraphs: [
      'Este acuerdo regula el tratamiento de los datos personales que contienen los documentos subidos a Fojas. El **cliente** es quien tiene la cuenta y actúa como responsable; el **encargado** es quien opera esta instalación, una persona natural independiente con domicilio en Chile.',
      'El acuerdo integra los [Términos de Servicio](/terms-of-service) y prevalece sobre ellos en materia de protección de esos datos. Los datos de la cuenta del cliente se rigen por la [Política de Privacidad](/privacy-policy).',
    ],
  },
  {
    id: 'definiciones',
    title: 'Definiciones',
    paragraphs: [
      'Los términos responsable, encargado o mandatario, titular, dato personal, dato sensible y tratamiento tienen el sentido que les da la Ley 19.628 y, desde el 1 de diciembre de 2026, esa ley modificada por la Ley 21.719.',
      'Es **vulneración** todo hecho que destruya, filtre, altere o permita el acceso no autorizado a los datos del cliente. Es **subencargado** el tercero a quien el encargado confía parte del tratamiento.',
    ],
  },
  {
    id: 'tratamiento',
    title: 'Detalle del tratamiento',
    paragraphs: [
      {
        p: 'El tratamiento tiene estas características:',
        table: {
          caption: 'Detalle del tratamiento',
          head: ['Materia', 'Contenido'],
          rows: [
            ['Finalidad', 'Guardar, leer, indexar, consultar y analizar documentos para el cliente'],
            ['Datos', 'Los que el cliente incluya en documentos, notas y conversaciones'],
            ['Titulares', 'Partes, testigos, clientes, trabajadores y demás personas que aparezcan en ellos'],
            ['Duración', 'La de los Términos de Servicio, hasta la devolución o eliminación'],
          ],
        },
      },
      'El encargado no usa los datos para fines propios, no los vende y no los destina a entrenar modelos.',
    ],
  },
  {
    id: 'cliente',
    title: 'Obligaciones del cliente',
    paragraphs: [
      'El cliente cuenta con una base legal para tratar los datos y confiarlos al encargado, informa a los titulares cuando corresponde y sube solo lo necesario.',
      'El cliente responde de sus instrucciones, protege sus credenciales y revisa los resultados antes de usarlos.',
    ],
  },
  {
    id: 'instrucciones',
    title: 'Instrucciones y obligaciones del encargado',
    paragraphs: [
      'El encargado trata los datos solo según las instrucciones documentadas del cliente. Son instrucciones este acuerdo, los Términos de Servicio y lo que el cliente ordena por medio de la aplicación.',
      'Si el cliente cambia sus instrucciones, el encargado evalúa dentro de 10 días hábiles si puede cumplirlas y con qué efectos. Si estima que una instrucción infringe la ley, lo advierte al cliente y puede suspender su cumplimiento.',
      'El encargado mantiene un registro de los tratamientos que hace por cuenta del cliente.',
    ],
  },
  {
    id: 'confidencialidad',
    title: 'Confidencialidad',
    paragraphs: [
      'El encargado guarda secreto sobre los datos, también después de terminado el acuerdo, y obliga a lo mismo a quienes trabajan para él. No accede al contenido, salvo que el cliente lo pida o que una norma lo obligue.',
      'El cliente conserva su propio secreto profesional; este acuerdo no lo limita.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Medidas de seguridad',
    paragraphs: [
      {
        p: 'El encargado mantiene, al menos, estas medidas:',
        list: [
          'cifrado en tránsito con TLS;',
          'cifrado en reposo con AES-256, con una llave propia de cada cuenta;',
          'control de acceso según el rol y verificación en dos pasos opcional;',
          'contraseñas guardadas con Argon2id y demora creciente ante ingresos fallidos;',
          'registro de auditoría encadenado, sin el contenido de los documentos;',
          'lectura de archivos en procesos aislados, con límites de memoria y de tiempo;',
          'copias de respaldo y pruebas de su restauración.',
        ],
      },
      'El encargado revisa estas medidas y no disminuye el nivel de protección.',
    ],
  },
];
