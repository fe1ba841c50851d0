import { text, type Language } from '#contract/language.ts';
import type { Slot } from '#reading/ask/asked.ts';
import type { NotCourt } from '#reading/evidence/court.ts';
import type { Reason } from '#reading/gate.ts';

const FEMININE = /^(?:cl[áa]usula|letra|secci[óo]n|disposici[óo]n)/i;

/** The kinds of things for which a document of its own would help. */
type Wanted = 'sum' | 'term' | 'date' | 'person' | 'sanction' | 'duty' | 'definition' | 'decision' | 'other';

/** What the embedded engine says around its quotations, and what would help where it has none. */
const words = text({
  en: {
    wanted: {
      sum: 'The document that sets the amount: a contract, a law or a ruling.',
      term: 'A contract, a law or a ruling that sets the time limit.',
      date: 'The document that gives the date: a contract, a ruling or a certificate.',
      person: 'The document that names the parties, such as the contract or the claim.',
      sanction: 'The law or the contract that sets the penalty.',
      duty: 'The contract or the law that sets the obligations.',
      definition: 'A law, contract or book that defines the term.',
      decision: 'The ruling that decides the case.',
      other: 'A document on this matter.',
    },
    ifNot: (help: string) => `If the passage does not answer: ${help.charAt(0).toLowerCase()}${help.slice(1)}`,
    division: 'The text that holds the article or clause you ask for.',
    source: (named: string) => `The document you name: “${named}”. It is not among the selected sources.`,
    outside: 'Another kind of document: those selected do not hold this kind of information.',
    judgement:
      'A “Legal risk analysis”, from the Studio: it marks clauses that may be void, unfair or unusual. The chat quotes your sources and does not judge them.',
    understood: (said: string) => `Understood as: ${said}`,
    readAs: (said: string, as: string) => `“${said}” as “${as}”`,
    turned: (titles: string) => `Searched in: ${titles}`,
    on: (question: string) => `On “${question}”:`,
    above: (question: string) => `On “${question}”: the passage quoted above says it.`,
    nearAbove: (question: string) => `The passage quoted above comes closest to “${question}”; it may not answer it.`,
    unanswered: (question: string) => `Your sources do not answer “${question}”.`,
    close: (question: string) => `The closest on “${question}”; it may not answer it:`,
    goesOn: (label: string) =>
      `${label || 'The passage'} goes on: this is its beginning. Open it in the source to read the rest.`,
    spoken: {
      party: 'This is what a party says, as the ruling reports it; it is not what the court held.',
      mixed: 'The passage tells what a party says, and goes on with what the court holds.',
      vote: 'This is from a separate vote, of a judge who dissents or adds reasons; it is not what the court held.',
    },
    foreign: {
      es: 'Some of your sources are in Spanish: ask in Spanish to search them with more words.',
      en: 'Some of your sources are in English: ask in English to search them with more words.',
    },
  },
  es: {
    wanted: {
      sum: 'El documento que fija el monto: un contrato, una ley o una sentencia.',
      term: 'Un contrato, una ley o una sentencia que fije el plazo.',
      date: 'El documento que da la fecha: un contrato, una sentencia o un certificado.',
      person: 'El documento que nombra a las partes, como el contrato o la demanda.',
      sanction: 'La ley o el contrato que fija la sanción.',
      duty: 'El contrato o la ley que fija las obligaciones.',
      definition: 'Una ley, un contrato o un libro que defina el término.',
      decision: 'La sentencia que decide el caso.',
      other: 'Un documento que trate de esta materia.',
    },
    ifNot: (help) => `Si el pasaje no responde: ${help.charAt(0).toLowerCase()}${help.slice(1)}`,
    division: 'El texto que contiene el artículo o la cláusula que buscas.',
    source: (named) => `El documento que nombras: «${named}». No está entre las fuentes seleccionadas.`,
    outside: 'Otro tipo de documento: los seleccionados no contienen este tipo de información.',
    judgement:
      'Un «Análisis de riesgo legal», del Estudio: marca las cláusulas que podrían ser nulas, abusivas o inusuales. El chat cita tus fuentes y no las juzga.',
    understood: (said) => `Se entendió: ${said}`,
    readAs: (said, as) => `«${said}» como «${as}»`,
    turned: (titles) => `Se buscó en: ${titles}`,
    on: (question) => `Sobre «${question}»:`,
    above: (question) => `Sobre «${question}»: lo dice el pasaje ya citado.`,
    nearAbove: (question) => `Lo más cercano sobre «${question}» es el pasaje ya citado; no es seguro que responda.`,
    unanswered: (question) => `Tus fuentes no responden «${question}».`,
    close: (question) => `Lo más cercano sobre «${question}»; no es seguro que responda:`,
    goesOn: (label) =>
      `${FEMININE.test(label) ? 'La' : 'El'} ${label ? label.charAt(0).toLowerCase() + label.slice(1) : 'pasaje'} sigue: este es su comienzo. Ábrelo en la fuente para leer el resto.`,
    spoken: {
      party: 'Es lo que dice una parte, según lo relata el fallo; no es lo que resolvió el tribunal.',
      mixed: 'El pasaje relata lo que dice una parte y sigue con lo que considera el tribunal.',
      vote: 'Es de un voto particular, de quien disiente o agrega otras razones; no es lo que resolvió el tribunal.',
    },
    foreign: {
      es: 'Algunas de tus fuentes están en español: pregunta en español para buscar en ellas con más palabras.',
      en: 'Algunas de tus fuentes están en inglés: pregunta en inglés para buscar en ellas con más palabras.',
    },
  },
});

/** Words of a question, and those of a passage for which they were read. */
export const readAsOf = (said: string, as: string, language: Language): string => words[language].readAs(said, as);
/** How a question was understood. */
export const understoodOf = (said: string, language: Language): string => words[language].understood(said);
/** That a question is looked up in other sources than the one before it. */
export const turnedOf = (titles: readonly string[], language: Language): string =>
  words[language].turned(titles.join(', '));
/** Which of several questions the next quotations answer. */
export const onOf = (question: string, language: Language): string => words[language].on(question);
/** That one of several questions is answered by what is quoted already. */
export const aboveOf = (question: string, language: Language): string => words[language].above(question);
/** That what is quoted already comes closest to one of several questions. */
export const nearAboveOf = (question: string, language: Language): string => words[language].nearAbove(question);
/** That one of several questions has no answer, in the words in which it was asked. */
export const unansweredOf = (question: string, language: Language): string => words[language].unanswered(question);
/** That one of several questions is only come close to. */
export const closeOf = (question: string, language: Language): string => words[language].close(question);
/** That a division goes on beyond what is quoted of it. */
export const goesOnOf = (label: string, language: Language): string => words[language].goesOn(label);
/** That some sources are in another language than the question. */
export const foreignOf = (theirs: Language, language: Language): string => words[language].foreign[theirs];

const WANTED: Partial<Record<Slot, Wanted>> = {
  sum: 'sum',
  percent: 'sum',
  term: 'term',
  time: 'term',
  date: 'date',
  person: 'person',
  sanction: 'sanction',
  duty: 'duty',
  definition: 'definition',
  decision: 'decision',
};

/** What would help where a question is not answered: which document, or which tool. */
export function helpOf(reason: Reason, needs: readonly Slot[], missing: string | null, language: Language): string {
  const t = words[language];
  if (reason === 'no-source') return t.source(missing ?? '');
  if (reason === 'no-division') return t.division;
  if (reason === 'outside') return t.outside;
  if (reason === 'judgement') return t.judgement;
  const help = t.wanted[needs.map((slot) => WANTED[slot]).find((one) => one !== undefined) ?? 'other'];
  return reason === 'weak' ? t.ifNot(help) : help;
}
/** Whose words of a ruling are quoted where they are not the court's. */
export const spokenOf = (voice: NotCourt, language: Language): string => words[language].spoken[voice];
