import { text } from '#contract/language.ts';

export const answerText = text({
  en: {
    cite: (n: number, title: string, place: string) => `Citation ${n}: ${title}, ${place}`,
    citeMissing: (n: number) => `Citation ${n}: not found`,
    citeDeleted: (n: number) => `Citation ${n}: its source was deleted`,
    preview: (n: number) => `Citation ${n}`,
    line: (lines: string) => `line ${lines}`,
    lines: (lines: string) => `lines ${lines}`,
    page: (page: string) => `page ${page}`,
    since: (day: string) => `in force from ${day}`,
    newer: {
      there: (version: number) => `Still there in version ${version}`,
      moved: (version: number, lines: string, one: boolean) =>
        `Moved to ${one ? 'line' : 'lines'} ${lines} in version ${version}`,
      gone: (version: number) => `Gone from version ${version}`,
      open: (version: number) => `Open version ${version}`,
      whole: (n: number) =>
        n === 1
          ? 'Its source was replaced; the citation still stands.'
          : 'Sources were replaced; all citations still stand.',
      some: (gone: string, of: string, n: number) =>
        n === 1
          ? 'Its source was replaced; the citation is gone from the new version.'
          : `Sources were replaced; ${gone} of ${of} citations are gone from the new version.`,
    },
    states: {
      exact: 'Text found',
      normalised: 'Text found',
      moved: 'Moved',
      missing: 'Not found',
      deleted: 'Source deleted',
    },
    movedHelp: 'The words are at another place than the one given. The citation now points there.',
    missingHelp: 'These words are in none of the sources in use. Do not use them as a quotation.',
    deletedHelp: 'The source was deleted after this answer; its words are no longer kept.',
    noSource: 'No source',
    cautions: {
      'negation-before': 'There is a negation just before these words: read the whole sentence.',
      'condition-after': 'A condition follows these words: read on.',
      short: 'Only a few words: they may appear elsewhere with another meaning.',
      repeated: 'The same words appear in several places in the source.',
      'accent-tense': 'An accent that changes the tense differs.',
      'skips-text': 'The quotation skips words of the source.',
    },
    step: (at: string, of: string) => `${at} of ${of}`,
    noPassage: 'This answer cites no passage',
    endnotes: 'Citations',
    open: 'Open in source',
    copyQuote: 'Copy quote',
    evidence: (found: string, of: string) => `${found} of ${of} ${of === '1' ? 'citation' : 'citations'} found`,
    evidenceHow: 'word for word.',
    evidenceHelp: 'Check that the text supports the conclusion.',
    evidenceMissing: (n: number, missing: string) =>
      `${n === 1 ? 'One was' : `${missing} were`} not found. Copying leaves ${n === 1 ? 'it' : 'them'} out.`,
    noAnswer: 'It isn’t in your sources.',
    noAnswerText: (n: number, shown: string) =>
      n === 1
        ? 'No passage of the source in use answers this.'
        : `No passage of the ${shown} sources in use answers this.`,
    near: 'This is the closest in your sources.',
    nearText: 'It may not answer the question. Check it.',
    lookedFor: 'Searched for',
    wouldHelp: 'It would help to add',
    nearest: 'The closest, though it doesn’t answer',
    from: 'Sources',
    morePassages: (n: number, shown: string) => (n === 1 ? '1 more passage' : `${shown} more passages`),
    passages: (n: number, shown: string) => (n === 1 ? '1 passage' : `${shown} passages`),
  },
  es: {
    cite: (n, title, place) => `Cita ${n}: ${title}, ${place}`,
    citeMissing: (n) => `Cita ${n}: no encontrada`,
    citeDeleted: (n) => `Cita ${n}: su fuente fue eliminada`,
    preview: (n) => `Cita ${n}`,
    line: (lines) => `línea ${lines}`,
    lines: (lines) => `líneas ${lines}`,
    page: (page) => `página ${page}`,
    since: (day) => `rige desde el ${day}`,
    newer: {
      there: (version) => `Sigue ahí en la versión ${version}`,
      moved: (version, lines, one) => `Pasó a ${one ? 'la línea' : 'las líneas'} ${lines} en la versión ${version}`,
      gone: (version) => `Ya no está en la versión ${version}`,
      open: (version) => `Abrir la versión ${version}`,
      whole: (n) =>
        n === 1
          ? 'Su fuente fue reemplazada; la cita se mantiene.'
          : 'Hay fuentes reemplazadas; todas las citas se mantienen.',
      some: (gone, of, n) =>
        n === 1
          ? 'Su fuente fue reemplazada; la cita ya no está en la versión nueva.'
          : `Hay fuentes reemplazadas; ${gone} de ${of} citas ya no están en la versión nueva.`,
    },
    states: {
      exact: 'Texto encontrado',
      normalised: 'Texto encontrado',
      moved: 'Movida',
      missing: 'No encontrada',
      deleted: 'Fuente eliminada',
    },
    movedHelp: 'Las palabras están en otro lugar que el indicado. La cita ya apunta allí.',
    missingHelp: 'Estas palabras no están en ninguna de las fuentes en uso. No las uses como cita.',
    deletedHelp: 'La fuente se eliminó después de esta respuesta; sus palabras ya no se guardan.',
    noSource: 'Sin fuente',
    cautions: {
      'negation-before': 'Justo antes hay una negación: lee la frase completa.',
      'condition-after': 'Después sigue una condición: lee lo que viene.',
      short: 'Son pocas palabras: pueden estar en otra parte con otro sentido.',
      repeated: 'Las mismas palabras están en varios lugares de la fuente.',
      'accent-tense': 'Difiere un acento que cambia el tiempo verbal.',
      'skips-text': 'La cita omite palabras de la fuente.',
    },
    step: (at, of) => `${at} de ${of}`,
    noPassage: 'Esta respuesta no cita ningún pasaje',
    endnotes: 'Citas',
    open: 'Abrir en la fuente',
    copyQuote: 'Copiar cita',
    evidence: (found, of) => `${found} de ${of} ${of === '1' ? 'cita encontrada' : 'citas encontradas'}`,
    evidenceHow: 'palabra por palabra.',
    evidenceHelp: 'Revisa que el texto respalde la conclusión.',
    evidenceMissing: (n, missing) =>
      `${n === 1 ? 'Una no se encontró' : `${missing} no se encontraron`}. Al copiar se ${n === 1 ? 'omite' : 'omiten'}.`,
    noAnswer: 'No está en tus fuentes.',
    noAnswerText: (n, shown) =>
      n === 1
        ? 'Ningún pasaje de la fuente en uso responde esto.'
        : `Ningún pasaje de las ${shown} fuentes en uso responde esto.`,
    near: 'Esto es lo más cercano en tus fuentes.',
    nearText: 'No es seguro que responda. Revísalo.',
    lookedFor: 'Se buscó',
    wouldHelp: 'Ayudaría agregar',
    nearest: 'Lo más cercano, aunque no responde',
    from: 'Fuentes',
    morePassages: (n, shown) => (n === 1 ? '1 pasaje más' : `${shown} pasajes más`),
    passages: (n, shown) => (n === 1 ? '1 pasaje' : `${shown} pasajes`),
  },
});
