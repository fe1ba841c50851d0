import { text } from '#contract/language.ts';

/** Who speaks, in the order of the contract's speakers. */
export const NAMES = text({ en: { a: 'Emma', b: 'Brian' }, es: { a: 'Elena', b: 'Bruno' } });

const EN = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ES = 'un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

export const words = text({
  en: {
    hello: 'Hello. I am Emma, and Brian is with me.',
    brief: 'We read you the main points of this document, in its own words.',
    about: (minutes: number) =>
      minutes < 1
        ? 'It takes less than a minute.'
        : `It takes about ${EN[Math.min(minutes, EN.length) - 1]!} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    ours: 'All that we tell is read from it; the questions are ours. It is no legal advice.',
    many: (count: number) =>
      `We read you the main points of the ${EN[count - 1] ?? 'many'} sources of this notebook, one after the other, in their own words.`,
    nothing: 'In this document we found no sentences that can be read aloud and make sense to a listener.',
    maybe: 'It may be a table, a few words, a scan that was read badly, or a text in another language.',
    little: 'There is little in it that can be read aloud, so this is short.',
    nothingIn: 'In this one we found no sentences that can be read aloud.',
    otherLanguage: 'It is in another language, so we do not read it here.',
    byOne: {
      brief: 'We tell you the main points of this document.',
      many: 'We tell you the main points of the sources of this notebook.',
      ours: 'A language model wrote the marked lines, each over words of the source that it opens. Check them there. It is no legal advice.',
    },
    next: ['Let us go to the next source:', 'Now another source:', 'And this one is called:'],
    first: 'We begin with this source:',
    common: 'What do they have in common? Listen to where both come back to the same thing.',
    commonOther: 'And in the other source:',
    end: 'That was the summary. Each line opens the place where it stands.',
    check: 'Read the document itself before you decide anything: a summary leaves things out.',
    more: 'And the list goes on in the document.',
    watch: ['And what is there to watch?', 'Before we end: what should not be overlooked?'],
    partly: {
      room: (titles: string) => `There was no room to read: ${titles}.`,
      language: (titles: string) => `In another language, and not read: ${titles}.`,
    },
    description: (minutes: number, told: number) =>
      `A script for two voices of about ${minutes} min, with ${told} ${told === 1 ? 'passage' : 'passages'} of the document`,
    empty: 'A short script: nothing in the document can be read aloud',
    title: 'Script of the audio summary',
    quoted: 'Each line that tells something carries the number of its place.',
    byModel: 'written by a language model',
    edited: 'edited',
    parts: {
      opening: 'Opening',
      what: 'What it is',
      who: 'Who',
      points: 'Point by point',
      watch: 'What to watch',
      closing: 'Closing',
    },
  },
  es: {
    hello: 'Hola. Soy Elena, y me acompaña Bruno.',
    brief: 'Te leemos lo principal de este documento, con sus propias palabras.',
    about: (minutes: number) =>
      minutes < 1
        ? 'Dura menos de un minuto.'
        : `Dura cerca de ${ES[Math.min(minutes, ES.length) - 1]!} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    ours: 'Todo lo que contamos está leído de ahí; las preguntas son nuestras. No es asesoría legal.',
    many: (count: number) =>
      `Te leemos lo principal de las ${ES[count - 1] ?? 'muchas'} fuentes de este cuaderno, una tras otra, con sus propias palabras.`,
    nothing: 'En este documento no encontramos frases que se puedan leer en voz alta y que se entiendan al oírlas.',
    maybe: 'Puede ser una tabla, unas pocas palabras, un escaneo mal leído o un texto en otro idioma.',
    little: 'Tiene poco que se pueda leer en voz alta, así que esto es breve.',
    nothingIn: 'En esta no encontramos frases que se puedan leer en voz alta.',
    otherLanguage: 'Está en otro idioma, así que aquí no la leemos.',
    byOne: {
      brief: 'Te contamos lo principal de este documento.',
      many: 'Te contamos lo principal de las fuentes de este cuaderno.',
      ours: 'Las líneas marcadas las escribió un modelo de lenguaje, cada una sobre palabras de la fuente que abre. Revísalas ahí. No es asesoría legal.',
    },
    next: ['Pasemos a la fuente que sigue:', 'Ahora, otra fuente:', 'Y esta se llama:'],
    first: 'Partimos con esta fuente:',
    common: '¿Y qué tienen en común? Escucha dónde vuelven las dos a lo mismo.',
    commonOther: 'Y en la otra fuente:',
    end: 'Hasta aquí el resumen. Cada línea abre el lugar donde está escrita.',
    check: 'Lee el documento mismo antes de decidir nada: un resumen deja cosas fuera.',
    more: 'Y la lista sigue en el documento.',
    watch: ['¿Y a qué hay que prestar atención?', 'Antes de terminar: ¿qué no hay que pasar por alto?'],
    partly: {
      room: (titles: string) => `No hubo espacio para leer: ${titles}.`,
      language: (titles: string) => `En otro idioma, y no leídas: ${titles}.`,
    },
    description: (minutes: number, told: number) =>
      `Guion para dos voces de unos ${minutes} min, con ${told} ${told === 1 ? 'pasaje' : 'pasajes'} del documento`,
    empty: 'Guion breve: nada en el documento se puede leer en voz alta',
    title: 'Guion del resumen de audio',
    quoted: 'Cada línea que cuenta algo lleva el número de su lugar.',
    byModel: 'escrita por un modelo de lenguaje',
    edited: 'editada',
    parts: {
      opening: 'Apertura',
      what: 'Qué es',
      who: 'Quiénes',
      points: 'Punto por punto',
      watch: 'A qué prestar atención',
      closing: 'Cierre',
    },
  },
});
