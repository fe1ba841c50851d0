import type { Section } from '../text-types.ts';

/** Sections 6 to 12 of the privacy policy: how long, which rights, how safe. */
export const rights: readonly Section[] = [
  {
    id: 'plazos',
    title: 'Plazos de conservación',
    paragraphs: [
      'Tus datos se conservan mientras tu cuenta esté activa. Cuando la cierras, se eliminan dentro de 30 días. La eliminación que pides en tu perfil comienza de inmediato, destruye la llave de tu cuenta y termina con un certificado.',
      'Se exceptúan los registros que la ley tributaria obliga a guardar, que se conservan hasta por 7 años. Las compras y los movimientos de tokens quedan sin tu nombre ni tu correo, asociados solo a un número.',
      'Los registros anonimizados se conservan hasta por 2 años. También hasta por 2 años se conserva el registro de auditoría, y por 5 años la constancia de una eliminación: ambos nombran tu cuenta solo con un número y no contienen tus palabras. Las solicitudes sobre tus derechos se conservan por 5 años desde su respuesta, mientras tu cuenta exista.',
      'Las copias de respaldo se eliminan en un plazo máximo de 90 días desde la eliminación en producción. Si antes de ese plazo se restaura una copia, se vuelve a eliminar todo lo que consta en el registro de eliminaciones.',
    ],
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    paragraphs: [
      {
        p: 'Los ejerces sin costo en tu perfil, sección «Seguridad y datos», o por correo:',
        list: [
          '**Acceso:** saber qué datos tuyos se tratan y obtener una copia.',
          '**Rectificación:** corregir los que sean inexactos o estén incompletos.',
          '**Supresión:** eliminar tu cuenta y tus datos.',
          '**Portabilidad:** exportar todo en JSON, CSV y PDF, con los archivos originales.',
          '**Oposición:** negarte a un tratamiento determinado, como el envío de tu contenido a modelos de un proveedor externo.',
          '**Bloqueo o limitación:** que tus datos se conserven sin ser procesados; lo activas tú y rige de inmediato.',
          '**Revocación:** retirar tu consentimiento, sin afectar lo hecho antes.',
          '**Reclamo:** acudir a la autoridad, según la sección 12.',
        ],
      },
      'Hasta el 30 de noviembre de 2026 rige la Ley 19.628; desde el 1 de diciembre de 2026, esa ley modificada por la Ley 21.719. Bajo ambas, las solicitudes se responden dentro de 10 días hábiles, y las de bloqueo, dentro de 2, sin perjuicio de los plazos menores que la ley fije.',
      'Las consultas sobre privacidad se responden dentro de 48 horas hábiles.',
      'Cada solicitud queda anotada con su fecha y su respuesta. Si se rechaza en todo o en parte, se te dan las razones. Algunos datos son indispensables para prestar el servicio: si pides eliminarlos, no podrás seguir usándolo.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Seguridad',
    paragraphs: [
      'La comunicación con el servicio se cifra en tránsito con TLS, que el operador debe mantener activo, y lo que subes y escribes se cifra en reposo con AES-256.',
      'El acceso depende del rol: cada cuenta ve solo lo suyo, y las tareas de operación se hacen fuera de la aplicación. Las contraseñas se guardan con Argon2id, la verificación en dos pasos es opcional, y los intentos fallidos de ingreso se demoran cada vez más.',
      'Los hechos relevantes de tu cuenta quedan en un registro de auditoría encadenado que no contiene tus palabras. Puedes ver y cerrar tus sesiones desde tu perfil.',
      'Si ocurre una vulneración que afecte tus datos, se informará a la autoridad y a ti sin dilaciones indebidas, en los casos y en la forma que la ley establece.',
      'Ningún sistema es infalible. Protege tu contraseña y tus equipos.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    paragraphs: [
      'La [Política de Cookies](/cookie-policy) detalla qué se guarda en tu navegador, para qué y por cuánto tiempo.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    paragraphs: [
      'El servicio es solo para mayores de 18 años. Si el operador advierte que una cuenta pertenece a un menor de edad, la cierra y elimina sus datos.',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios de esta política',
    paragraphs: [
      'Los cambios importantes se avisan por correo electrónico con 30 días de anticipación. Si requieren un nuevo consentimiento, se te pedirá antes de aplicarlos.',
      'La fecha de la última versión figura al comienzo. La versión en español prevalece sobre cualquier traducción.',
    ],
  },
  {
    id: 'reclamos',
    title: 'Reclamos y autoridad',
    paragraphs: [
      'Si no quedas conforme con una respuesta, puedes reclamar ante los tribunales conforme a la Ley 19.628 y, desde el 1 de diciembre de 2026, ante la Agencia de Protección de Datos Personales que crea la Ley 21.719.',
      'Esta política se rige por la ley chilena, y son competentes los tribunales de Santiago de Chile, sin perjuicio de los derechos que la ley te reconoce como titular de datos y como consumidor.',
    ],
  },
];
