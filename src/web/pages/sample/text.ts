import { text } from '#contract/language.ts';

/** The words of the sample that anybody may read. */
export const samplePageText = text({
  en: {
    title: 'Sample notebook',
    heading: 'The lease of a shop',
    readOnly: 'Read only',
    lead: 'A made-up lease and the articles of the Civil Code of Chile that govern it. Press a number: its lines open in the source.',
    by: 'Fojas answered these questions itself, without a language model, from these two sources alone.',
    create: 'Create my account',
    continue: 'Go to my notebooks',
    sources: 'Sources',
    chat: 'Questions and answers',
    answer: 'Answer',
    closing: 'Now with your documents',
    closingText: 'Create an account, upload what you have and ask in your own words.',
    welcome: (tokens: string) => `${tokens} welcome tokens. No card.`,
  },
  es: {
    title: 'Cuaderno de ejemplo',
    heading: 'El arriendo de un local comercial',
    readOnly: 'Solo lectura',
    lead: 'Un contrato ficticio y los artículos del Código Civil que le aplican. Presiona un número: se abren sus líneas en la fuente.',
    by: 'Estas preguntas las respondió Fojas, sin modelo de lenguaje, solo con estas dos fuentes.',
    create: 'Crear mi cuenta',
    continue: 'Ir a mis cuadernos',
    sources: 'Fuentes',
    chat: 'Preguntas y respuestas',
    answer: 'Respuesta',
    closing: 'Ahora con tus documentos',
    closingText: 'Crea una cuenta, sube lo que tengas y pregunta en tus palabras.',
    welcome: (tokens) => `${tokens} tokens de bienvenida. Sin tarjeta.`,
  },
});
