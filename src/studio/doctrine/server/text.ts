import { text } from '#contract/language.ts';

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const list = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** What the report says, in both languages. */
export const says = text({
  es: {
    and: (names: readonly string[]) => list(names, 'y'),
    level: { alto: 'alta', medio: 'media', bajo: 'baja', muy_bajo: 'muy baja' },
    description: (authors: number, works: number) => `${n(authors, 'autor', 'autores')}, ${n(works, 'obra', 'obras')}`,
    none: 'Sin doctrina citada',
    reason: (c: {
      authors: number;
      works: number;
      complete: number;
      supporting: number;
      opposing: number;
      unsupported: number;
    }) =>
      `${n(c.authors, 'autor', 'autores')} y ${n(c.works, 'obra', 'obras')}; ${c.complete} con título, año y página; ${c.supporting} con palabras de apoyo, ${c.opposing} en contra; ${n(c.unsupported, 'afirmación', 'afirmaciones')} de doctrina sin autor.`,
    rule: 'Alta: cinco autores o más, la mitad de las obras completas, más apoyo que oposición y no más afirmaciones sin autor que obras. Media: dos autores o más y una obra completa. Baja: al menos un autor. Muy baja: ninguno.',
    summary: (authors: string, position: string) => `El documento cita a ${authors}. ${position}`,
    summaryPositions: (supporting: number, opposing: number, silent: number) =>
      supporting + opposing === 0
        ? 'El texto no dice si las comparte.'
        : `Por las palabras que rodean las citas, a favor: ${supporting}; en contra: ${opposing}; sin decirlo o con palabras de ambos lados: ${silent}.`,
    summaryNone: 'El documento no cita a ningún autor.',
    summaryGaps: (count: number) =>
      count === 0
        ? 'Tampoco invoca doctrina en general.'
        : `Invoca doctrina sin nombrar autor en ${n(count, 'lugar', 'lugares')}.`,
    many: (count: number) => `${count} más`,
    application: {
      supports: 'Se cita en apoyo, según las palabras que la introducen.',
      opposes: 'Se cita como opinión contraria, según las palabras que la introducen.',
      other: 'El texto la cita con palabras de apoyo y de oposición.',
      neutral: 'El texto la cita sin decir si la comparte.',
    },
    supports: (signal: string, mentions: number) =>
      `El texto la introduce con «${signal}». ${n(mentions, 'mención', 'menciones')} en el documento.`,
    opposes: (signal: string, mentions: number) =>
      `El texto la introduce con «${signal}». ${n(mentions, 'mención', 'menciones')} en el documento.`,
    counter:
      'El documento no la responde con otro autor en el mismo párrafo. Recomendación general: lee la obra y responde su argumento.',
    countered: (names: string) => `En el mismo párrafo se cita a ${names}: comprueba si responde.`,
    trendDivision: (label: string) => `Autores citados en «${label}»`,
    trendSaid: (words: string) => `El texto habla de «${words}»`,
    trendCounts: (authors: number, works: number, from: number | null, to: number | null) =>
      `${n(authors, 'autor', 'autores')}, ${n(works, 'obra', 'obras')}${from === null ? ', sin años' : from === to ? `, de ${from}` : `, de ${from} a ${to}`}.`,
    trendRule: {
      established: 'Tres obras o más, con quince años o más entre la primera y la última.',
      emerging: 'Dos obras o más, todas de los diez años anteriores a la más nueva que cita el documento.',
      other: 'Por sus obras y años no se puede decir más.',
    },
    strengthComplete: 'Referencias completas',
    strengthCompleteText: (complete: number, works: number) =>
      `${complete} de ${n(works, 'obra tiene', 'obras tienen')} título, año y página.`,
    strengthRepeated: (name: string) => `${name} se cita en varios lugares`,
    strengthRepeatedText: (mentions: number) => `${mentions} oraciones lo citan.`,
    strengthAgree: 'Varios autores en apoyo',
    strengthAgreeText: (names: string) => `Con palabras de apoyo se cita a ${names}.`,
    weakIncomplete: (name: string) => `Referencia incompleta: ${name}`,
    weakIncompleteText: (missing: string) => `Falta ${missing}.`,
    weakIncompleteFix: 'Complétala con la obra a la vista.',
    missing: { title: 'la obra', year: 'el año', pages: 'la página', publisher: 'la editorial o la revista' },
    weakOpposed: (name: string) => `Opinión contraria: ${name}`,
    weakOpposedText: 'El propio documento la cita como contraria.',
    weakOpposedFix: 'Respóndela en el mismo lugar.',
    weakOne: 'Descansa en un solo autor',
    weakOneText: (name: string) => `Todas las citas son de ${name}.`,
    weakOneFix: 'Busca otro autor que coincida, y comprueba si los hay en contra.',
    gapClaim: 'Doctrina sin autor',
    gapClaimText: (words: string) => `Dice «${words}» y no nombra autor ni obra.`,
    gapHeading: (label: string) => `Sin doctrina: ${label}`,
    gapHeadingText: 'Esta parte afirma derecho y no cita a ningún autor, mientras que otras sí.',
    gapNone: 'Argumento de derecho sin doctrina',
    gapNoneText: 'El documento argumenta aquí y no cita a ningún autor.',
    proposeSource: (title: string) => `Lo cita «${title}», otra fuente de este cuaderno. Lee la obra antes de citarla.`,
    proposeModel: 'Lo propone un modelo de lenguaje. No está en ninguna de tus fuentes: no lo cites sin comprobarlo.',
    address: 'Contesta su razón con texto de ley, sentencia o autor que tengas a la vista.',
    actName: 'Nombra al autor, la obra y la página',
    actNameWhy: 'Una afirmación de doctrina sin autor no se puede comprobar.',
    actComplete: (name: string) => `Completa la referencia de ${name}`,
    actCompleteWhy: (missing: string) => `Le falta ${missing}.`,
    actAnswer: (name: string) => `Responde a ${name}`,
    actAnswerWhy: 'Citar lo contrario sin responderlo debilita.',
    actRead: 'Comprueba cada cita en la obra',
    actReadWhy: 'Que las palabras estén en el documento no prueba que la obra las diga.',
    actSeek: 'Busca si hay doctrina sobre cada punto discutido',
    actSeekWhy: 'Un punto discutido se sostiene mejor con autores que lo traten.',
    strength: (level: string, reason: string) => `Solidez doctrinal: ${level}. ${reason}`,
    support: (names: string) => `El apoyo principal es de ${names}.`,
    noSupport: 'Ninguna cita en apoyo.',
    risks: (opposing: number, unsupported: number, incomplete: number) =>
      [
        opposing > 0 ? `${n(opposing, 'obra', 'obras')} en contra` : '',
        unsupported > 0 ? `${n(unsupported, 'afirmación', 'afirmaciones')} de doctrina sin autor` : '',
        incomplete > 0 ? `${n(incomplete, 'referencia incompleta', 'referencias incompletas')}` : '',
      ]
        .filter(Boolean)
        .join('; ')
        .replace(/(?<=.)$/, '.') || 'Sin opiniones contrarias ni citas incompletas.',
    focus: {
      none: 'Decide qué puntos de derecho necesitan autoridad doctrinal, y búscala.',
      unsupported: 'Pon autor a las afirmaciones de doctrina.',
      opposing: 'Responde las opiniones contrarias.',
      incomplete: 'Completa las referencias.',
      keep: 'Comprueba las citas en sus obras.',
    },
  },
  en: {
    and: (names: readonly string[]) => list(names, 'and'),
    level: { alto: 'high', medio: 'medium', bajo: 'low', muy_bajo: 'very low' },
    description: (authors: number, works: number) => `${n(authors, 'author', 'authors')}, ${n(works, 'work', 'works')}`,
    none: 'No doctrine cited',
    reason: (c: {
      authors: number;
      works: number;
      complete: number;
      supporting: number;
      opposing: number;
      unsupported: number;
    }) =>
      `${n(c.authors, 'author', 'authors')} and ${n(c.works, 'work', 'works')}; ${c.complete} with title, year and page; ${c.supporting} with words of support, ${c.opposing} against; ${n(c.unsupported, 'statement', 'statements')} of doctrine without an author.`,
    rule: 'High: five authors or more, half of the works complete, more support than opposition and no more statements without an author than works. Medium: two authors or more and one complete work. Low: at least one author. Very low: none.',
    summary: (authors: string, position: string) => `The document cites ${authors}. ${position}`,
    summaryPositions: (supporting: number, opposing: number, silent: number) =>
      supporting + opposing === 0
        ? 'The text does not say whether it agrees.'
        : `By the words around the citations, for: ${supporting}; against: ${opposing}; not said, or words of both sides: ${silent}.`,
    summaryNone: 'The document cites no author.',
    summaryGaps: (count: number) =>
      count === 0
        ? 'Nor does it invoke doctrine in general.'
        : `It invokes doctrine without naming an author in ${n(count, 'place', 'places')}.`,
    many: (count: number) => `${count} more`,
    application: {
      supports: 'Cited in support, by the words that bring it in.',
      opposes: 'Cited as a contrary opinion, by the words that bring it in.',
      other: 'The text cites it with words of support and of opposition.',
      neutral: 'The text cites it without saying whether it agrees.',
    },
    supports: (signal: string, mentions: number) =>
      `The text brings it in with “${signal}”. ${n(mentions, 'mention', 'mentions')} in the document.`,
    opposes: (signal: string, mentions: number) =>
      `The text brings it in with “${signal}”. ${n(mentions, 'mention', 'mentions')} in the document.`,
    counter:
      'The document does not answer it with another author in the same paragraph. General recommendation: read the work and answer its reason, not its conclusion.',
    countered: (names: string) => `The same paragraph cites ${names}: check whether that answers it.`,
    trendDivision: (label: string) => `Authors cited under “${label}”`,
    trendSaid: (words: string) => `The text speaks of “${words}”`,
    trendCounts: (authors: number, works: number, from: number | null, to: number | null) =>
      `${n(authors, 'author', 'authors')}, ${n(works, 'work', 'works')}${from === null ? ', no years' : from === to ? `, of ${from}` : `, ${from} to ${to}`}.`,
    trendRule: {
      established: 'Three works or more, with fifteen years or more between the first and the last.',
      emerging: 'Two works or more, all of the ten years before the newest that the document cites.',
      other: 'Its works and years allow no more to be said.',
    },
    strengthComplete: 'Complete references',
    strengthCompleteText: (complete: number, works: number) =>
      `${complete} of ${n(works, 'work has', 'works have')} title, year and page.`,
    strengthRepeated: (name: string) => `${name} is cited in several places`,
    strengthRepeatedText: (mentions: number) => `${mentions} sentences cite this author.`,
    strengthAgree: 'Several authors in support',
    strengthAgreeText: (names: string) => `Cited with words of support: ${names}.`,
    weakIncomplete: (name: string) => `Incomplete reference: ${name}`,
    weakIncompleteText: (missing: string) => `It lacks ${missing}.`,
    weakIncompleteFix: 'Complete it with the work before you.',
    missing: { title: 'the work', year: 'the year', pages: 'the page', publisher: 'the publisher or review' },
    weakOpposed: (name: string) => `Contrary opinion: ${name}`,
    weakOpposedText: 'The document itself cites it as contrary.',
    weakOpposedFix: 'Answer it in the same place.',
    weakOne: 'It relies on one author',
    weakOneText: (name: string) => `All citations are of ${name}.`,
    weakOneFix: 'Look for another author who agrees, and check whether any disagree.',
    gapClaim: 'Doctrine without an author',
    gapClaimText: (words: string) => `It says “${words}” and names no author or work.`,
    gapHeading: (label: string) => `No doctrine: ${label}`,
    gapHeadingText: 'This part states law and cites no author, while others do.',
    gapNone: 'Legal argument without doctrine',
    gapNoneText: 'The document argues here and cites no author.',
    proposeSource: (title: string) =>
      `“${title}”, another source of this notebook, cites it. Read the work before you cite it.`,
    proposeModel: 'A language model proposes it. It is in none of your sources: do not cite it without checking.',
    address: 'Answer its reason with a law, a ruling or an author that you have before you.',
    actName: 'Name the author, the work and the page',
    actNameWhy: 'A statement of doctrine without an author cannot be checked.',
    actComplete: (name: string) => `Complete the reference to ${name}`,
    actCompleteWhy: (missing: string) => `It lacks ${missing}.`,
    actAnswer: (name: string) => `Answer ${name}`,
    actAnswerWhy: 'To cite the contrary without an answer weakens.',
    actRead: 'Check each citation in its work',
    actReadWhy: 'That the words stand in the document does not prove that the work says them.',
    actSeek: 'Look for doctrine on each disputed point',
    actSeekWhy: 'A disputed point stands better with authors who treat it.',
    strength: (level: string, reason: string) => `Doctrinal solidity: ${level}. ${reason}`,
    support: (names: string) => `The main support is from ${names}.`,
    noSupport: 'No citation has words of support.',
    risks: (opposing: number, unsupported: number, incomplete: number) =>
      [
        opposing > 0 ? `${n(opposing, 'work', 'works')} against` : '',
        unsupported > 0 ? `${n(unsupported, 'statement', 'statements')} of doctrine without an author` : '',
        incomplete > 0 ? `${n(incomplete, 'incomplete reference', 'incomplete references')}` : '',
      ]
        .filter(Boolean)
        .join('; ')
        .replace(/(?<=.)$/, '.') || 'Nothing against, without an author or incomplete was found.',
    focus: {
      none: 'Decide which points of law need doctrine, and look for it.',
      unsupported: 'Give the statements of doctrine an author.',
      opposing: 'Answer the contrary opinions.',
      incomplete: 'Complete the references.',
      keep: 'Check the citations in their works.',
    },
  },
});
export type Says = (typeof says)['es'];
