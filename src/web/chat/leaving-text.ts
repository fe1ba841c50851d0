import { text } from '#contract/language.ts';

/** The words of what leaves the server for a question. */
export const leavingText = text({
  en: {
    nothing: 'Nothing.',
    answersItself: 'Fojas answers by itself, in quotations of your sources, and asks no language model.',
    vectorsHere: (model: string, host: string) =>
      `The model ${model} on this same server, at ${host}, makes the vectors by which a search finds what says the same in other words. Nothing leaves for it.`,
    vectorsThere: (model: string, host: string) =>
      `The model ${model}, at ${host}, makes the vectors by which a search finds what says the same in other words. It is sent the whole text of each source in passages, once it has been read, and each question with the one before it.`,
    vectorsPreview:
      'To show you this, nothing was sent: the passages below were found by their words alone. With the vectors others may be sent.',
    answersHere: (model: string, host: string) => `The model ${model} answers on this same server, at ${host}.`,
    answersThere: (model: string, host: string) => `The model ${model} answers, at ${host}.`,
    isSent:
      'It is sent your question, the last turns of this conversation and your sources: whole where it has room for them, else a few passages that fit. To find those it may write searches; for that it is sent the titles, and the names and first words of what they find. Every quotation of its answer is looked for in your sources; to check it, its own statements may be sent back with the passages that they cite. To describe the notebook it was sent, once, the beginning, the headings and the end of the first source.',
    redacts:
      'RUTs, e-mails, telephones, addresses and names that are sure are replaced by marks first. Others may remain: look at the text below.',
    redactsFirst: 'RUTs, e-mails, telephones, addresses and names that are sure are replaced by marks first.',
    redactsNot: 'Names and numbers are sent as they are written.',
    leavingNone: 'Write a question, with at least one source in use, and open this again to see its text.',
    leavingLoading: 'Looking for the passages...',
    hidden: 'What is replaced',
    sent: {
      answer: { system: 'The rules', user: 'The passages and the question' },
      search: { system: 'The rules of a search', user: 'What it is sent to write searches' },
    },
  },
  es: {
    nothing: 'Nada.',
    answersItself:
      'Fojas responde por sí mismo, con citas textuales de tus fuentes, y no consulta ningún modelo de lenguaje.',
    vectorsHere: (model, host) =>
      `El modelo ${model}, en este mismo servidor, en ${host}, calcula los vectores con que se busca lo que dice lo mismo en otras palabras. Para eso nada sale.`,
    vectorsThere: (model, host) =>
      `El modelo ${model}, en ${host}, calcula los vectores con que se busca lo que dice lo mismo en otras palabras. Recibe el texto completo de cada fuente por pasajes, una vez leída, y cada pregunta junto con la anterior.`,
    vectorsPreview:
      'Para mostrarte esto no se envió nada: los pasajes de abajo se encontraron solo por sus palabras. Con los vectores pueden ir otros.',
    answersHere: (model, host) => `Responde el modelo ${model} en este mismo servidor, en ${host}.`,
    answersThere: (model, host) => `Responde el modelo ${model}, en ${host}.`,
    isSent:
      'Recibe tu pregunta, los últimos turnos de esta conversación y tus fuentes: completas si caben, o unos pocos pasajes que corresponden. Para encontrarlos puede escribir búsquedas, y para eso recibe los títulos, y el nombre y las primeras palabras de lo que encuentran. Cada cita de su respuesta se busca en tus fuentes; para comprobarla, pueden enviársele de nuevo sus afirmaciones con los pasajes que citan. Para describir el cuaderno recibió, una vez, el comienzo, los títulos y el final de la primera fuente.',
    redacts:
      'Antes se reemplazan por marcas los RUT, correos, teléfonos, direcciones y nombres seguros. Pueden quedar otros: mira el texto de abajo.',
    redactsFirst: 'Antes se reemplazan por marcas los RUT, correos, teléfonos, direcciones y nombres seguros.',
    redactsNot: 'Los nombres y números se envían tal como están escritos.',
    leavingNone: 'Escribe una pregunta, con al menos una fuente en uso, y vuelve a abrir esto para ver su texto.',
    leavingLoading: 'Buscando los pasajes...',
    hidden: 'Qué se reemplaza',
    sent: {
      answer: { system: 'Las reglas', user: 'Los pasajes y la pregunta' },
      search: { system: 'Las reglas de una búsqueda', user: 'Lo que recibe para escribir búsquedas' },
    },
  },
});
