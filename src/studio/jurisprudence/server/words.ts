import { text, type Language } from '#contract/language.ts';

/** A day as the readers of a language write it. */
export const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** The prose of citations and rulings. The advice in it is ours and general. */
export const words = text({
  en: {
    transitory: 'transitory',
    inciso: 'para.',
    letter: 'letter',
    onwards: 'Cited with “y siguientes”: the exact articles are left open.',
    pointedBack: 'The norm is pointed back to, not named.',
    noArticle: 'Named without an article.',
    times: (count: number): string => `Named ${count} times.`,
    seeMisapplied: 'See the misapplied ones: it may treat another matter.',
    quoteDiffers: 'The words that are quoted from it differ from the text in your sources.',
    check: {
      'text-found': (source: string): string =>
        `The article stands in “${source}”. That it is there does not mean that it applies: compare it with the passage.`,
      'article-missing': (source: string): string => `The text in “${source}” has no such article.`,
      'article-repealed': (source: string): string => `The text in “${source}” says that it is repealed.`,
      'not-in-sources': (): string => 'Not compared: its text is not among your sources.',
      inferred: (): string => 'Whose article it is was inferred from the norm named shortly before. It is not linked.',
    },
    told: {
      words: (said: string): string => `Told by “${said}” in its sentence.`,
      brackets: (): string => 'Cited in brackets behind a statement of its own, as its support.',
      dissent: (): string => 'It is invoked by the dissent, against the decision.',
      opponent: (): string => 'It is invoked by the other side.',
      winner: (): string => 'It is invoked by the party that the decision favours.',
      loser: (): string => 'It is invoked by the party that the decision does not favour.',
      overruled: (said: string): string => `Told by “${said}” in its sentence: the criterion was left or reversed.`,
      both: (): string => 'There are signals for and against at once: read the passage.',
      none: (): string => 'No word around it says whether it is for or against.',
    },
    invokes: (who: string, part: string): string => `Invoked by ${who}${part ? `, in ${part}` : ''}.`,
    reported: 'It is cited by the journal that printed it, without a number: it was not looked for in your sources.',
    notCited: (articles: string): string =>
      `The document does not name it. It is a source of yours that names the same: ${articles}.`,
    impact: {
      high: 'The Supreme Court or the Constitutional Court.',
      medium: 'A court of appeal.',
      low: 'A court of first instance, or the document does not say which court.',
    },
    riskOf: 'It may be turned against the position of the document.',
    counter:
      'General advice: check whether its facts and its norm are those of this case, and whether a later ruling says otherwise.',
    counterDissent: 'General advice: the decision did not follow it; see which reasons answer it.',
    error: {
      'article-missing': (cited: string, right: string): string =>
        `${cited}: the text of that norm among your sources ends at article ${right}.`,
      'article-repealed': (cited: string): string => `${cited}: the text among your sources says that it is repealed.`,
      'article-unrelated': (cited: string): string =>
        `${cited}: the article and the sentence that cites it have no content word in common, and another article of the same norm shares many. It was compared by words alone.`,
      'not-in-article': (cited: string): string =>
        `The words quoted from ${cited} do not stand in its text among your sources.`,
      'not-in-ruling': (cited: string): string =>
        `The words quoted from ${cited} do not stand in its text among your sources.`,
      'not-held': (cited: string): string =>
        `${cited} is cited for what its text among your sources does not hold, as the words shown say. It was compared by words: read them.`,
      'wrong-date': (cited: string, right: string, said: string): string =>
        `${cited} is cited with the date ${said}; the ruling among your sources is of ${right}.`,
      'impossible-date': (cited: string, right: string, said: string): string =>
        `${cited} is cited with the date ${said}, before the year of its own number (${right}).`,
      'broken-reference': (cited: string, right: string): string =>
        `“${cited}” is named, and the last one that the document has is number ${right}.`,
    },
    shouldBe: {
      'article-missing': 'Look for the article in the text of the norm.',
      'article-repealed': 'The norm that took its place, or the one in force at the time of the facts.',
      'article-unrelated': 'Perhaps the article shown, which shares the words of the sentence.',
      'not-in-article': 'The words of the text, shown where something near stands.',
      'not-in-ruling': 'The words of the ruling, shown where something near stands.',
      'not-held': 'What the ruling holds, in its own words.',
      'wrong-date': 'The date of the ruling among your sources.',
      'impossible-date': 'The date or the number: one of the two is wrong.',
      'broken-reference': 'The number of a reason or chapter that the document has.',
    },
    correctIt: 'Correct it before anyone relies on it, and read the whole source.',
    advantage: 'The citation of the other side does not say what it is cited for, as far as your sources show.',
    arguing: 'General advice: show the text beside the citation, without more than it says.',
    lacks: 'missing',
  },
  es: {
    transitory: 'transitorio',
    inciso: 'inciso',
    letter: 'letra',
    onwards: 'Citado con «y siguientes»: los artículos exactos quedan abiertos.',
    pointedBack: 'La norma se señala hacia atrás, sin nombrarla.',
    noArticle: 'Nombrada sin artículo.',
    times: (count: number): string => `Nombrado ${count} veces.`,
    seeMisapplied: 'Mira las mal aplicadas: podría tratar de otra materia.',
    quoteDiffers: 'Las palabras que se citan de él difieren del texto que está en tus fuentes.',
    check: {
      'text-found': (source: string): string =>
        `El artículo está en «${source}». Que esté no quiere decir que se aplique: compáralo con el pasaje.`,
      'article-missing': (source: string): string => `El texto de «${source}» no tiene ese artículo.`,
      'article-repealed': (source: string): string => `El texto de «${source}» dice que está derogado.`,
      'not-in-sources': (): string => 'No se comparó: su texto no está entre tus fuentes.',
      inferred: (): string => 'De qué norma es el artículo se infirió de la nombrada poco antes. No lleva enlace.',
    },
    told: {
      words: (said: string): string => `Lo dice «${said}» en su oración.`,
      brackets: (): string => 'Citado entre paréntesis tras una afirmación propia, como su apoyo.',
      dissent: (): string => 'Lo invoca el voto en contra, contra lo decidido.',
      opponent: (): string => 'Lo invoca la contraparte.',
      winner: (): string => 'Lo invoca la parte a la que favorece la decisión.',
      loser: (): string => 'Lo invoca la parte a la que la decisión no favorece.',
      overruled: (said: string): string => `Lo dice «${said}» en su oración: el criterio fue dejado o revocado.`,
      both: (): string => 'Hay señales a favor y en contra a la vez: lee el pasaje.',
      none: (): string => 'Ninguna palabra a su alrededor dice si está a favor o en contra.',
    },
    invokes: (who: string, part: string): string => `Lo invoca ${who}${part ? `, en ${part}` : ''}.`,
    reported: 'Se cita por la revista que lo publicó, sin rol: no se buscó en tus fuentes.',
    notCited: (articles: string): string =>
      `El documento no lo nombra. Es una fuente tuya que nombra lo mismo: ${articles}.`,
    impact: {
      high: 'Corte Suprema o Tribunal Constitucional.',
      medium: 'Corte de apelaciones.',
      low: 'Tribunal de primera instancia, o el documento no dice cuál.',
    },
    riskOf: 'Puede volverse contra la posición del documento.',
    counter:
      'Consejo general: revisa si sus hechos y su norma son los de este caso, y si un fallo posterior dice otra cosa.',
    counterDissent: 'Consejo general: la decisión no lo siguió; mira qué razones le responden.',
    error: {
      'article-missing': (cited: string, right: string): string =>
        `${cited}: el texto de esa norma que está en tus fuentes llega hasta el artículo ${right}.`,
      'article-repealed': (cited: string): string =>
        `${cited}: el texto que está en tus fuentes dice que está derogado.`,
      'article-unrelated': (cited: string): string =>
        `${cited}: el artículo y la oración que lo cita no tienen ninguna palabra de contenido en común, y otro artículo de la misma norma comparte muchas. Se comparó solo por palabras.`,
      'not-in-article': (cited: string): string =>
        `Las palabras que se citan de ${cited} no están en su texto entre tus fuentes.`,
      'not-in-ruling': (cited: string): string =>
        `Las palabras que se citan de ${cited} no están en su texto entre tus fuentes.`,
      'not-held': (cited: string): string =>
        `${cited} se cita por algo que su texto entre tus fuentes no resuelve, según las palabras que se muestran. Se comparó por palabras: léelas.`,
      'wrong-date': (cited: string, right: string, said: string): string =>
        `${cited} se cita con fecha ${said}; el fallo que está en tus fuentes es de ${right}.`,
      'impossible-date': (cited: string, right: string, said: string): string =>
        `${cited} se cita con fecha ${said}, anterior al año de su propio rol (${right}).`,
      'broken-reference': (cited: string, right: string): string =>
        `Se nombra «${cited}», y el último que tiene el documento es el ${right}.`,
    },
    shouldBe: {
      'article-missing': 'Busca el artículo en el texto de la norma.',
      'article-repealed': 'La norma que lo reemplazó, o la vigente al tiempo de los hechos.',
      'article-unrelated': 'Tal vez el artículo que se muestra, que comparte las palabras de la oración.',
      'not-in-article': 'Las palabras del texto, que se muestran donde hay algo cercano.',
      'not-in-ruling': 'Las palabras del fallo, que se muestran donde hay algo cercano.',
      'not-held': 'Lo que el fallo resuelve, con sus palabras.',
      'wrong-date': 'La fecha del fallo que está en tus fuentes.',
      'impossible-date': 'La fecha o el rol: uno de los dos está mal.',
      'broken-reference': 'El número de un considerando o capítulo que el documento tenga.',
    },
    correctIt: 'Corrígelo antes de que alguien se apoye en él, y lee la fuente entera.',
    advantage: 'La cita de la otra parte no dice aquello para lo que se invoca, hasta donde muestran tus fuentes.',
    arguing: 'Consejo general: muestra el texto junto a la cita, sin decir más que lo que dice.',
    lacks: 'falta',
  },
});
