import type { Section } from '../text-types.ts';

const HEAD = ['Nombre', 'Para qué sirve', 'Duración'];

/** Section 2 of the cookie policy: the three kinds. */
export const kinds: Section = {
  id: 'tipos',
  title: 'Tipos de cookies',
  paragraphs: [
    {
      p: 'Se distinguen tres tipos. Hoy se usan los dos primeros, sin cookies propiamente tales; el tercero no se usa.',
      folds: [
        {
          title: 'Esenciales',
          hint: 'Mantienen tu sesión; siempre activas',
          paragraphs: ['Sin ellas no puedes iniciar sesión ni usar el servicio. No requieren consentimiento.'],
          table: {
            caption: 'Esenciales',
            head: HEAD,
            rows: [
              ['Autenticación (access, refresh)', 'Mantener abierta tu sesión', '30 días'],
              ['Seguridad (CSRF)', 'Impedir envíos falsos a tu nombre; hoy no se instala', 'La sesión'],
            ],
          },
        },
        {
          title: 'De funcionalidad',
          hint: 'Idioma, colores, disposición de la pantalla y borradores',
          paragraphs: [
            'Recuerdan lo que eliges. En el almacenamiento local se conservan hasta que las borras; si se usara una cookie, duraría 1 año como máximo.',
          ],
          table: {
            caption: 'De funcionalidad',
            head: HEAD,
            rows: [
              ['Idioma (appLanguage)', 'Mostrar la aplicación en tu idioma', '1 año'],
              [
                'Colores y disposición',
                'Recordar los colores, los paneles, las fuentes elegidas, y los consejos y novedades ya vistos',
                '1 año',
              ],
              ['Página sin conexión', 'Decir que falta la conexión; no contiene nada tuyo', 'Hasta que la borras'],
              [
                'Correo de la sesión (sessionOf)',
                'Volver a entrar sin escribirlo cuando la sesión termina',
                'Hasta cerrar la sesión; 7 días si terminó sola',
              ],
              ['Borradores', 'Conservar lo que escribes y aún no envías o guardas', 'Hasta cerrar la sesión'],
            ],
          },
        },
        {
          title: 'De analítica',
          hint: 'Medición anónima del uso; hoy no se instala ninguna',
          paragraphs: [
            'La categoría existe para medir el uso en forma anónima y mejorar el servicio. Hoy Fojas no usa analítica propia ni de terceros. Si se incorpora, se pedirá antes tu consentimiento.',
          ],
          table: {
            caption: 'De analítica',
            head: HEAD,
            rows: [['Ninguna por ahora', 'Medir visitas y funciones usadas', '2 años']],
          },
        },
      ],
    },
  ],
};
