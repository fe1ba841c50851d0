import type { LegalText } from '../text-types.ts';
import { kinds } from './cookie-kinds.ts';

export const cookiePolicy: LegalText = {
  document: 'cookie-policy',
  version: '2025-10',
  title: 'Política de Cookies',
  about: 'Qué guarda Fojas en tu navegador, para qué, por cuánto tiempo y cómo lo borras.',
  sections: [
    {
      id: 'que-son',
      title: 'Qué son las cookies',
      paragraphs: [
        'Una cookie es un archivo pequeño que un sitio guarda en tu navegador. Las de sesión se borran cuando cierras el navegador; las persistentes duran más.',
        'Hay técnicas que cumplen la misma función, como el almacenamiento local del navegador. Esta política las trata del mismo modo.',
        '**Hoy Fojas no instala cookies propias:** lo que necesita recordar lo guarda en el almacenamiento de tu navegador. Esta política fija además las condiciones de las cookies que podría usar en cada categoría.',
      ],
    },
    kinds,
    {
      id: 'terceros',
      title: 'Cookies de terceros',
      paragraphs: [
        {
          p: 'Otros servicios podrían instalar cookies en tu navegador:',
          list: [
            '**Analítica:** hoy no se usa ningún servicio de analítica.',
            '**Pagos:** el proveedor de pagos instala cookies en su propia página, que se abre en otra ventana, y según su propia política.',
            '**Infraestructura:** si el operador antepone un servicio de protección o de distribución, este puede instalar cookies técnicas.',
          ],
        },
        'Las páginas de Fojas no cargan programas, imágenes ni tipografías de otros sitios.',
      ],
    },
    {
      id: 'administrar',
      title: 'Cómo administrarlas',
      paragraphs: [
        {
          p: '**En tu navegador.** Puedes ver, bloquear y borrar cookies y datos de sitios. Cada navegador lo explica en su ayuda:',
          list: [
            '[Google Chrome](https://support.google.com/chrome/answer/95647?hl=es-419)',
            '[Mozilla Firefox](https://support.mozilla.org/es/kb/Borrar%20cookies)',
            '[Safari](https://support.apple.com/es-lamr/guide/safari/sfri11471/mac)',
            '[Microsoft Edge](https://support.microsoft.com/es-es/microsoft-edge/eliminar-las-cookies-en-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09)',
            '[Opera](https://help.opera.com/en/latest/web-preferences/#cookies)',
          ],
        },
        {
          p: '**Exclusión de la analítica.** Estas herramientas sirven en cualquier sitio que use analítica o publicidad:',
          list: [
            '[Complemento de inhabilitación de Google Analytics](https://tools.google.com/dlpage/gaoptout?hl=es)',
            '[Your Online Choices](https://www.youronlinechoices.com/es/)',
            '[Network Advertising Initiative](https://optout.networkadvertising.org/)',
          ],
        },
        '**Navegación privada.** En una ventana privada, el navegador borra lo guardado cuando la cierras.',
        'Si bloqueas el almacenamiento esencial, no podrás iniciar sesión. Si borras el de funcionalidad, perderás tus preferencias y los borradores que no guardaste.',
      ],
    },
    {
      id: 'duracion',
      title: 'Duración',
      paragraphs: [
        {
          p: 'Los plazos son máximos. La última columna dice qué ocurre hoy:',
          table: {
            caption: 'Duración de las cookies',
            head: ['Cookie', 'Duración máxima', 'Hoy'],
            rows: [
              ['Autenticación', '30 días', 'Queda en tu navegador; la sesión vence en 30 días, o tras 14 días sin uso'],
              ['Seguridad (CSRF)', 'La sesión', 'No se instala: la sesión no viaja en cookies'],
              ['Preferencias', '1 año', 'Quedan en tu navegador hasta que las borres'],
              ['Analítica', '2 años', 'No se instala ninguna'],
            ],
          },
        },
        'En general, las cookies persistentes duran de 30 días a 2 años.',
      ],
    },
    {
      id: 'seguridad',
      title: 'Seguridad',
      paragraphs: [
        'Lo que se guarda no contiene tu contraseña. La clave de acceso de la sesión dura 15 minutos; la que permite renovarla cambia con cada uso y, si alguien repite una ya usada, la sesión termina.',
        'Quien usa tu navegador puede usar tu sesión. En un equipo compartido, cierra la sesión al terminar: al hacerlo se borran también los borradores.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios de esta política',
      paragraphs: [
        'La fecha de la última versión figura al comienzo. Los cambios importantes se avisan por correo electrónico con 30 días de anticipación. No se activará ninguna cookie de analítica sin tu consentimiento previo.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos',
      paragraphs: [
        'Tienes sobre estos datos los derechos que describe la [Política de Privacidad](/privacy-policy), conforme a la Ley 19.628 y, desde el 1 de diciembre de 2026, a sus modificaciones por la Ley 21.719. Puedes retirar tu consentimiento y borrar lo guardado en cualquier momento.',
      ],
    },
    {
      id: 'contacto',
      title: 'Contacto',
      paragraphs: [
        { p: 'Las consultas sobre esta política se dirigen a:', operator: true },
        'Las consultas sobre privacidad se responden dentro de 48 horas hábiles.',
      ],
    },
  ],
};
