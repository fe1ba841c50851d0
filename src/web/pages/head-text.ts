import { text, type Language } from '#contract/language.ts';

export const headText = text({
  en: {
    otherwise: 'Notebooks for contracts, rulings and laws. Every answer carries the numbered line that supports it.',
    picture: 'A numbered sheet of a contract with the lines that support an answer marked in yellow',
  },
  es: {
    otherwise: 'Cuadernos para contratos, fallos y leyes. Cada respuesta lleva el número de la línea que la sostiene.',
    picture: 'Una foja numerada de un contrato con las líneas que sostienen una respuesta marcadas en amarillo',
  },
});

/** What each public page is about, in a sentence or two, for who has not opened it. */
export const descriptions: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    '/': 'A notebook for contracts, rulings and laws. Ask in your own words: every statement carries the number of the line that supports it, and what is not in your sources, Fojas says so.',
    '/sample':
      'A made-up Chilean lease and the law that governs it, with answers already given: press a number and its lines open. No account needed.',
    '/about':
      'What Fojas is, where its name comes from, how it checks every citation against your documents, and what it does not do.',
    '/help':
      'How to ask Fojas, what the marks of its answers mean, what each tool is for, how your data is kept, and what is new.',
    '/pricing':
      'Prepaid tokens without a subscription: the packages, what each analysis costs, and what comes back when one fails.',
    '/sign-in': 'Sign in to your notebooks in Fojas.',
    '/sign-up': 'Create an account in Fojas and put questions to your own documents.',
    '/terms-of-service': 'The terms under which Fojas is used (in Spanish).',
    '/privacy-policy':
      'What personal data Fojas processes, what for, and your rights under the Chilean laws 19.628 and 21.719 (in Spanish).',
    '/acceptable-use': 'What Fojas may and may not be used for (in Spanish).',
    '/refund-policy':
      'When and how tokens are refunded, and the right of withdrawal of the Chilean law 19.496 (in Spanish).',
    '/cookie-policy': 'What Fojas keeps in your browser and how to manage it (in Spanish).',
    '/legal-notice': 'Who runs Fojas and the legal notices of the site (in Spanish).',
    '/data-processing-agreement': 'How Fojas processes personal data on behalf of its clients (in Spanish).',
  },
  es: {
    '/': 'Un cuaderno para contratos, fallos y leyes. Pregunta en tus palabras: cada afirmación lleva el número de la línea que la sostiene, y si no está en tus fuentes, Fojas lo dice.',
    '/sample':
      'Un contrato de arriendo ficticio y la ley que se le aplica, con respuestas ya dadas: presiona un número y se abren sus líneas. Sin cuenta.',
    '/about': 'Qué es Fojas, de dónde viene su nombre, cómo compara cada cita con tus documentos y qué no hace.',
    '/help':
      'Cómo preguntar a Fojas, qué significan las marcas de sus respuestas, para qué sirve cada función, cómo se guardan tus datos y qué hay de nuevo.',
    '/pricing':
      'Tokens prepagados y sin suscripción: los paquetes, lo que cuesta cada análisis y lo que se devuelve si falla.',
    '/sign-in': 'Entra a tus cuadernos en Fojas.',
    '/sign-up': 'Crea una cuenta en Fojas y pregunta a tus propios documentos.',
    '/terms-of-service': 'Los términos con que se usa Fojas.',
    '/privacy-policy': 'Qué datos personales trata Fojas, para qué, y tus derechos según las leyes 19.628 y 21.719.',
    '/acceptable-use': 'Para qué se puede y no se puede usar Fojas.',
    '/refund-policy': 'Cuándo y cómo se devuelven los tokens, y el derecho de retracto de la Ley 19.496.',
    '/cookie-policy': 'Qué guarda Fojas en tu navegador y cómo administrarlo.',
    '/legal-notice': 'Quién opera Fojas y los avisos legales del sitio.',
    '/data-processing-agreement': 'Cómo trata Fojas datos personales por cuenta de sus clientes.',
  },
};
