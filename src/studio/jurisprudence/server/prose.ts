import type { Language } from '#contract/language.ts';

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  reason: (pro: number, con: number, open: number, articles: number, wrong: number, gaps: number): string =>
    `${n(pro, 'ruling', 'rulings')} for, ${con} against, ${open} with no clear position, ${n(articles, 'exact article', 'exact articles')}, ${n(wrong, 'wrong citation', 'wrong citations')}, ${n(gaps, 'gap', 'gaps')}. Excellent: three or more for, five or more articles, none wrong, no gap. High: one for and three articles, and wrong ones (counted twice) with gaps not over a third of what supports. Medium: as much support as faults, and as rulings against. Low: less. The thresholds are ours.`,
  none: 'The document names no ruling and no article: there is nothing to weigh.',
  isLaw: 'The document is itself a law. Neither positions nor gaps are looked for in it.',
  summary: (kind: string, rulings: number, citations: number): string =>
    `${kind}: ${n(rulings, 'ruling is cited as authority', 'rulings are cited as authority')}, and ${n(citations, 'legal citation', 'legal citations')}.`,
  summaryNone: (kind: string, citations: number): string =>
    `${kind}: it cites no ruling as authority, and ${n(citations, 'legal citation', 'legal citations')}.`,
  strength: {
    higher: (count: number): [string, string] => [
      'Rulings of the higher courts',
      `${n(count, 'ruling', 'rulings')} of the Supreme Court or the Constitutional Court for its position.`,
    ],
    quoted: (count: number): [string, string] => [
      'Rulings with what they say',
      `${n(count, 'ruling is', 'rulings are')} cited with the words or the statement that they are cited for.`,
    ],
    articles: (count: number): [string, string] => [
      'Exact articles',
      `${n(count, 'article is', 'articles are')} cited by number with a norm that is named.`,
    ],
    inSources: (count: number): [string, string] => [
      'Texts at hand',
      `${n(count, 'authority has', 'authorities have')} their text among your sources and can be compared.`,
    ],
  },
  weakness: {
    wrong: (count: number): [string, string, string] => [
      'Citations that do not hold',
      `${n(count, 'citation was', 'citations were')} found wrong against the document or your sources.`,
      'Correct them.',
    ],
    gaps: (count: number): [string, string, string] => [
      'Claims without support',
      `${n(count, 'gap', 'gaps')}: see each in its place.`,
      'Fill them or take the claims out.',
    ],
    dissent: (count: number): [string, string, string] => [
      'Votes apart',
      `${n(count, 'vote', 'votes')} that do not go with the reasons of the majority.`,
      'Read them: they hold the arguments that will be used against it.',
    ],
    incomplete: (count: number): [string, string, string] => [
      'Incomplete citations',
      `${n(count, 'ruling is', 'rulings are')} cited without a court or a date.`,
      'Complete them: numbers repeat among courts.',
    ],
    against: (count: number): [string, string, string] => [
      'Rulings against',
      `${n(count, 'ruling goes', 'rulings go')} against its position.`,
      'Answer each one.',
    ],
    noRulings: (): [string, string, string] => [
      'No case law',
      'No ruling is cited as authority.',
      'Consider whether the matter has rulings of the Supreme Court.',
    ],
    inferred: (count: number): [string, string, string] => [
      'Articles without their norm',
      `${n(count, 'article is', 'articles are')} cited without naming the norm beside.`,
      'Name the norm each time it changes.',
    ],
  },
  advice: {
    correct: ['Correct the citations that were found wrong', 'One false citation takes the weight from all others.'],
    complete: ['Complete court, number and date of each ruling', 'A ruling that cannot be found cannot be followed.'],
    answer: ['Answer the rulings against before the other side uses them', 'What is answered first weighs less.'],
    fill: [
      'Put a norm, a ruling or a proof beside each claim without support',
      'A claim without support can be denied with a word.',
    ],
    read: [
      'Add the cited rulings and laws to the notebook and make the analysis again',
      'Words, dates and articles are compared only with what is among your sources.',
    ],
    later: [
      'Check that no later ruling or law has changed the criterion',
      'The analysis does not know what is outside your sources.',
    ],
  } as Record<string, readonly [string, string]>,
  leftOut: (rulings: number, citations: number): string =>
    `Read up to a limit: ${n(rulings, 'ruling', 'rulings')} and ${n(citations, 'legal citation', 'legal citations')} more were not weighed.`,
  overall: (level: string): string => `Level of solidity of its authorities: ${level.toLowerCase()}.`,
  noLevel: 'Its solidity is not told: there are no authorities to weigh.',
  risk: {
    wrong: (count: number): string => `${n(count, 'citation that does', 'citations that do')} not hold.`,
    against: (count: number): string => `${n(count, 'ruling', 'rulings')} against.`,
    gaps: (count: number): string => `${n(count, 'claim', 'claims')} without support.`,
  },
  chance: {
    higher: (count: number): string => `${n(count, 'ruling', 'rulings')} of the higher courts for it.`,
    theirs: (count: number): string => `${n(count, 'citation', 'citations')} of the other side that do not hold.`,
    unused: (count: number): string =>
      `${n(count, 'ruling', 'rulings')} among your sources on the same articles that the document does not name.`,
  },
  nothing: 'None was found by what is counted here.',
};

const es: typeof en = {
  reason: (pro: number, con: number, open: number, articles: number, wrong: number, gaps: number): string =>
    `${n(pro, 'fallo', 'fallos')} a favor, ${con} en contra, ${open} sin postura clara, ${n(articles, 'artículo exacto', 'artículos exactos')}, ${n(wrong, 'cita errada', 'citas erradas')}, ${n(gaps, 'vacío', 'vacíos')}. Excelente: tres o más a favor, cinco o más artículos, ninguna errada y ningún vacío. Alto: uno a favor y tres artículos, y las erradas (que cuentan doble) con los vacíos no pasan de un tercio del apoyo. Medio: tanto apoyo como faltas y como fallos en contra. Bajo: menos. Los umbrales son nuestros.`,
  none: 'El documento no nombra ningún fallo ni artículo: no hay qué sopesar.',
  isLaw: 'El documento es él mismo una ley. No se buscan en él posiciones ni omisiones.',
  summary: (kind: string, rulings: number, citations: number): string =>
    `${kind}: ${n(rulings, 'fallo citado como autoridad', 'fallos citados como autoridad')} y ${n(citations, 'cita legal', 'citas legales')}.`,
  summaryNone: (kind: string, citations: number): string =>
    `${kind}: no cita ningún fallo como autoridad; ${n(citations, 'cita legal', 'citas legales')}.`,
  strength: {
    higher: (count: number): [string, string] => [
      'Fallos de los tribunales superiores',
      `${n(count, 'fallo', 'fallos')} de la Corte Suprema o del Tribunal Constitucional a favor de su posición.`,
    ],
    quoted: (count: number): [string, string] => [
      'Fallos con lo que dicen',
      `${n(count, 'fallo se cita', 'fallos se citan')} con las palabras o la afirmación para la que se invocan.`,
    ],
    articles: (count: number): [string, string] => [
      'Artículos exactos',
      `${n(count, 'artículo se cita', 'artículos se citan')} con su número y una norma nombrada.`,
    ],
    inSources: (count: number): [string, string] => [
      'Textos a la vista',
      `${n(count, 'autoridad tiene', 'autoridades tienen')} su texto entre tus fuentes y se puede comparar.`,
    ],
  },
  weakness: {
    wrong: (count: number): [string, string, string] => [
      'Citas que no se sostienen',
      `${n(count, 'cita resultó errada', 'citas resultaron erradas')} frente al documento o a tus fuentes.`,
      'Corrígelas.',
    ],
    gaps: (count: number): [string, string, string] => [
      'Afirmaciones sin apoyo',
      `${n(count, 'omisión', 'omisiones')}: mira cada uno en su lugar.`,
      'Llénalos o quita las afirmaciones.',
    ],
    dissent: (count: number): [string, string, string] => [
      'Votos aparte',
      `${n(count, 'voto que no va', 'votos que no van')} con las razones de la mayoría.`,
      'Léelos: ahí están los argumentos que se usarán en su contra.',
    ],
    incomplete: (count: number): [string, string, string] => [
      'Citas incompletas',
      `${n(count, 'fallo se cita', 'fallos se citan')} sin tribunal o sin fecha.`,
      'Complétalas: los roles se repiten entre tribunales.',
    ],
    against: (count: number): [string, string, string] => [
      'Fallos en contra',
      `${n(count, 'fallo va', 'fallos van')} contra su posición.`,
      'Responde cada uno.',
    ],
    noRulings: (): [string, string, string] => [
      'Sin jurisprudencia',
      'Ningún fallo se cita como autoridad.',
      'Considera si la materia tiene fallos de la Corte Suprema.',
    ],
    inferred: (count: number): [string, string, string] => [
      'Artículos sin su norma',
      `${n(count, 'artículo se cita', 'artículos se citan')} sin nombrar la norma al lado.`,
      'Nombra la norma cada vez que cambia.',
    ],
  },
  advice: {
    correct: ['Corrige las citas que resultaron erradas', 'Una cita falsa le quita peso a todas las demás.'],
    complete: [
      'Completa tribunal, rol y fecha de cada fallo',
      'Un fallo que no se puede encontrar no se puede seguir.',
    ],
    answer: [
      'Responde los fallos en contra antes de que los use la otra parte',
      'Lo que se responde primero pesa menos.',
    ],
    fill: [
      'Pon una norma, un fallo o una prueba junto a cada afirmación sin apoyo',
      'Una afirmación sin apoyo se niega con una palabra.',
    ],
    read: [
      'Agrega al cuaderno los fallos y leyes citados y repite el análisis',
      'Palabras, fechas y artículos solo se comparan con lo que está entre tus fuentes.',
    ],
    later: [
      'Comprueba que ningún fallo o ley posterior cambió el criterio',
      'El análisis no conoce lo que está fuera de tus fuentes.',
    ],
  } as Record<string, readonly [string, string]>,
  leftOut: (rulings: number, citations: number): string =>
    `Se leyó hasta un límite: ${n(rulings, 'fallo', 'fallos')} y ${n(citations, 'cita legal', 'citas legales')} más no se pesaron.`,
  overall: (level: string): string => `Nivel de solidez de sus autoridades: ${level.toLowerCase()}.`,
  noLevel: 'No se dice su solidez: no hay autoridades que sopesar.',
  risk: {
    wrong: (count: number): string => `${n(count, 'cita que no se sostiene', 'citas que no se sostienen')}.`,
    against: (count: number): string => `${n(count, 'fallo', 'fallos')} en contra.`,
    gaps: (count: number): string => `${n(count, 'afirmación', 'afirmaciones')} sin apoyo.`,
  },
  chance: {
    higher: (count: number): string => `${n(count, 'fallo', 'fallos')} de tribunales superiores a favor.`,
    theirs: (count: number): string => `${n(count, 'cita', 'citas')} de la otra parte que no se sostienen.`,
    unused: (count: number): string =>
      `${n(count, 'fallo', 'fallos')} entre tus fuentes sobre los mismos artículos que el documento no nombra.`,
  },
  nothing: 'No se encontró ninguno con lo que aquí se cuenta.',
};

/** The prose of gaps, of the analysis and of the conclusions. */
export const prose: Record<Language, typeof en> = { en, es };
