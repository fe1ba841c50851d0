import { text } from '#contract/language.ts';

/** Words of the dashboard of somebody who has no notebook yet. */
export const firstText = text({
  en: {
    hello: (name: string) => `Hello, ${name}`,
    title: 'What would you like to read?',
    lead: 'Upload your documents and ask. Every answer opens the line it comes from.',
    drop: 'Drop files here',
    choose: 'Choose files',
    opening: 'Opening...',
    paste: 'Paste text or a link',
    pasteHelp: (keys: string) => `You can also press ${keys} anywhere on this page`,
    pasteShort: 'From the clipboard, or a web address',
    sample: 'See the sample',
    sampleHelp: 'A lease and the law that applies, with an answer and analyses already made',
    create: 'Create notebook',
    createHelp: 'Empty, to add your sources later',
    sealed: 'Your documents are stored encrypted.',
    blurbs: [
      ['Chat with your sources', 'Every statement shows the line that supports it.'],
      ['Compare documents', 'Two versions of a contract, or a ruling and the law it applies.'],
      ['Listen to a summary', 'An audio dialogue, with its script and its citations.'],
      ['Make reports', 'Risks, case law, doctrine, quality, and a concept map.'],
    ],
  },
  es: {
    hello: (name) => `Hola, ${name}`,
    title: '¿Qué quieres leer?',
    lead: 'Sube tus documentos y pregunta. Cada respuesta abre la línea de donde sale.',
    drop: 'Suelta archivos aquí',
    choose: 'Elegir archivos',
    opening: 'Abriendo...',
    paste: 'Pegar texto o un enlace',
    pasteHelp: (keys) => `También con ${keys} en cualquier parte de esta página`,
    pasteShort: 'Del portapapeles, o la dirección de una página',
    sample: 'Ver el ejemplo',
    sampleHelp: 'Un arriendo y la ley que se le aplica, con una respuesta y análisis listos',
    create: 'Crear cuaderno',
    createHelp: 'Vacío, para agregar las fuentes después',
    sealed: 'Tus documentos se guardan cifrados.',
    blurbs: [
      ['Conversa con tus fuentes', 'Cada afirmación muestra la línea que la respalda.'],
      ['Compara documentos', 'Dos versiones de un contrato, o un fallo y la ley que aplica.'],
      ['Escucha un resumen', 'Un diálogo en audio, con su guion y sus citas.'],
      ['Genera informes', 'Riesgos, jurisprudencia, doctrina, calidad y mapa conceptual.'],
    ],
  },
});
