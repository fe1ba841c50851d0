import type { LegalText } from '../text-types.ts';

export const legalNotice: LegalText = {
  document: 'legal-notice',
  version: '2025-10',
  title: 'Aviso Legal',
  about: 'Quién opera este sitio, para qué existe y bajo qué advertencias se usa.',
  sections: [
    {
      id: 'titular',
      title: 'Identificación del titular',
      paragraphs: [
        {
          p: 'Este sitio y el servicio que se presta en él son operados por una persona natural independiente con domicilio en Chile (el **operador**):',
          operator: true,
        },
        'Fojas es también un programa de código abierto. Cada instalación tiene su propio operador, que responde de ella.',
      ],
    },
    {
      id: 'objeto',
      title: 'Objeto del sitio',
      paragraphs: [
        {
          p: 'El sitio ofrece a profesionales del derecho, estudiantes y organizaciones, mayores de 18 años, ocho servicios de análisis de documentos jurídicos:',
          list: [
            '**Cuadernos** de fuentes, con notas y accesos rápidos.',
            '**Chat** con respuestas citadas a partir de las fuentes seleccionadas.',
            '**Análisis de jurisprudencia** que un documento invoca o que lo afecta.',
            '**Análisis de doctrina**: autores y teorías en que se apoya un documento.',
            '**Análisis de riesgo legal** de cláusulas y omisiones.',
            '**Informe de calidad** de la redacción.',
            '**Mapa conceptual** de un documento.',
            '**Resumen en audio** de un documento.',
          ],
        },
        'El uso se paga con tokens comprados por anticipado, salvo que el operador lo ofrezca sin cobro.',
      ],
    },
    {
      id: 'propiedad',
      title: 'Propiedad intelectual y restricciones de uso',
      paragraphs: [
        'El código de Fojas se distribuye bajo la licencia Apache 2.0; las tipografías, los diccionarios y los demás componentes de terceros, bajo las suyas. Los textos y el diseño del sitio están protegidos por la Ley 17.336, sobre propiedad intelectual.',
        'Los documentos que suben las personas usuarias siguen siendo suyos; el operador recibe solo la licencia técnica limitada que describen los [Términos de Servicio](/terms-of-service).',
        {
          p: 'No está permitido:',
          list: [
            'usar el nombre o el logotipo de Fojas para sugerir un respaldo que no existe;',
            'extraer contenidos del servicio en forma masiva o automatizada sin autorización;',
            'revender el acceso a una cuenta;',
            'eludir las medidas de seguridad o los límites de uso.',
          ],
        },
      ],
    },
    {
      id: 'condiciones',
      title: 'Condiciones de uso',
      paragraphs: [
        'El uso del servicio se rige por los [Términos de Servicio](/terms-of-service) y por la [Política de Uso Aceptable](/acceptable-use). Las páginas públicas pueden consultarse sin crear una cuenta.',
      ],
    },
    {
      id: 'advertencias',
      title: 'Advertencias y exclusiones',
      paragraphs: [
        '**Contenido generado por inteligencia artificial.** Las respuestas y los análisis se producen de manera automatizada y pueden contener errores u omisiones. Son un apoyo y no constituyen asesoría jurídica.',
        '**Disponibilidad.** El operador procura que el servicio esté disponible, pero no garantiza que funcione sin interrupciones.',
        '**Enlaces de terceros.** Los enlaces a sitios ajenos, incluidos los accesos rápidos que cada persona guarda, se ofrecen por comodidad. El operador no controla esos sitios ni responde de ellos.',
        '**Uso profesional.** Todo análisis debe ser revisado por profesionales calificados. Quien usa un resultado en su ejercicio profesional responde de esa decisión.',
        '**Programas maliciosos.** Los archivos se leen con medidas de aislamiento y de límite de recursos, pero ninguna medida es infalible. Cada persona debe proteger sus equipos y revisar los archivos que descarga.',
      ],
    },
    {
      id: 'privacidad',
      title: 'Privacidad',
      paragraphs: [
        'Los datos personales se tratan conforme a la [Política de Privacidad](/privacy-policy) y a la Ley 19.628, modificada por la Ley 21.719 desde el 1 de diciembre de 2026.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: ['Lo que el sitio guarda en el navegador se detalla en la [Política de Cookies](/cookie-policy).'],
    },
    {
      id: 'ley',
      title: 'Ley aplicable y jurisdicción',
      paragraphs: [
        'Este aviso se rige por la ley chilena. Son competentes los tribunales de Santiago de Chile, sin perjuicio de los derechos que la Ley 19.496 reconoce a los consumidores.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: [
        'El operador puede modificar este aviso. Los cambios importantes se avisan por correo electrónico con 30 días de anticipación a quienes tienen una cuenta, y la fecha de la última versión figura al comienzo de la página.',
        'La versión en español prevalece sobre cualquier traducción.',
      ],
    },
    {
      id: 'contacto',
      title: 'Contacto',
      paragraphs: [
        'Las consultas se envían al correo que figura en la sección 1. Se atienden de lunes a viernes, de 9:00 a 18:00, hora de Chile, y se responden entre 24 y 48 horas hábiles.',
      ],
    },
    {
      id: 'documentos',
      title: 'Documentos relacionados',
      paragraphs: [
        {
          p: 'Completan este aviso:',
          list: [
            '[Términos de Servicio](/terms-of-service)',
            '[Política de Privacidad](/privacy-policy)',
            '[Política de Uso Aceptable](/acceptable-use)',
            '[Política de Reembolsos](/refund-policy)',
            '[Política de Cookies](/cookie-policy)',
            '[Acuerdo de Tratamiento de Datos](/data-processing-agreement)',
          ],
        },
      ],
    },
  ],
};
