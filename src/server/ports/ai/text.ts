import { text, type Language } from '#contract/language.ts';
import type { Intent } from '#reading/answer/intent.ts';
import type { Help } from '#reading/answer/reply.ts';
import type { GoesOn } from '#reading/answer/look-up.ts';

const FEMININE = /^(?:cl[áa]usula|letra|secci[óo]n)/i;
/** What the embedded engine says around its quotations: that it quotes, and what kind of document would help. */
const words = text({
  en: {
    lead: {
      definition: (subject: string) => `This is how your sources define ${subject}:`,
      article: (subject: string) => `${subject.charAt(0).toUpperCase()}${subject.slice(1)} says:`,
      amount: 'These passages speak of the amount:',
      deadline: 'These passages set the time:',
      date: 'These passages give the date:',
      party: 'These passages name who it is:',
      penalty: 'These passages speak of the penalty:',
      obligations: 'These passages speak of what must be done:',
      comparison: 'This is what each source says on the point:',
      place: 'Your sources speak of it here:',
      open: 'Your sources say:',
    },
    help: {
      definition: 'A law, contract or book that defines the term.',
      article: 'The text that holds the article or clause you ask for.',
      amount: 'A contract, an invoice or a law that sets the amount.',
      deadline: 'A contract, a law or a ruling that sets the time limit.',
      date: 'The document that gives the date: a contract, a ruling or a certificate.',
      party: 'The document that names the parties, such as the contract or the claim.',
      penalty: 'The law or the contract that sets the penalty.',
      obligations: 'The contract or the law that sets the obligations.',
      comparison: 'The documents you want to compare, on the same point.',
      place: 'A document that speaks of this matter.',
      open: 'A document that speaks of this matter.',
      ruling: 'The ruling that decides the case.',
      judgement:
        'A “Legal risk analysis”, from the Studio: it marks clauses that may be void, unfair or unusual. The chat quotes your sources and does not judge them.',
    },
    understood: (words: string) => `Understood as: ${words}.`,
    unanswered: (question: string) => `Your sources do not answer “${question}”.`,
    silent: (titles: string) => `They say nothing on the point: ${titles}.`,
    goesOn: (label: string, quoted: number, all: number) =>
      `${label} goes on: this is the beginning, ${quoted} of its ${all} sentences. Open it in the source to read the rest.`,
    foreign: {
      es: 'A question in Spanish. Your sources are in Spanish, and the words of your question are looked for as they are, without translation.',
      en: 'A question in English. Your sources are in English, and the words of your question are looked for as they are, without translation.',
    },
    foreignSome: {
      es: 'Some of your sources are in Spanish: ask in Spanish to search them too, since words are looked for as they are.',
      en: 'Some of your sources are in English: ask in English to search them too, since words are looked for as they are.',
    },
  },
  es: {
    lead: {
      definition: (subject) => `Así definen tus fuentes ${subject}:`,
      article: (subject) => `Esto dice ${subject}:`,
      amount: 'Estos pasajes hablan del monto:',
      deadline: 'Estos pasajes fijan el plazo:',
      date: 'Estos pasajes dan la fecha:',
      party: 'Estos pasajes dicen de quién se trata:',
      penalty: 'Estos pasajes hablan de la sanción:',
      obligations: 'Estos pasajes hablan de lo que debe hacerse:',
      comparison: 'Esto dice cada fuente sobre el punto:',
      place: 'Tus fuentes hablan de esto aquí:',
      open: 'En tus fuentes se lee:',
    },
    help: {
      definition: 'Una ley, un contrato o un libro que defina el término.',
      article: 'El texto que contiene el artículo o la cláusula que buscas.',
      amount: 'Un contrato, una factura o una ley que fije el monto.',
      deadline: 'Un contrato, una ley o una sentencia que fije el plazo.',
      date: 'El documento que da la fecha: un contrato, una sentencia o un certificado.',
      party: 'El documento que nombra a las partes, como el contrato o la demanda.',
      penalty: 'La ley o el contrato que fija la sanción.',
      obligations: 'El contrato o la ley que fija las obligaciones.',
      comparison: 'Los documentos que quieres comparar, sobre el mismo punto.',
      place: 'Un documento que trate de esta materia.',
      open: 'Un documento que trate de esta materia.',
      ruling: 'La sentencia que decide el caso.',
      judgement:
        'Un «Análisis de riesgo legal», del Estudio: marca las cláusulas que podrían ser nulas, abusivas o inusuales. El chat cita tus fuentes y no las juzga.',
    },
    understood: (words) => `Entendido como: ${words}.`,
    unanswered: (question) => `Tus fuentes no responden «${question}».`,
    silent: (titles) => `Nada dicen sobre el punto: ${titles}.`,
    goesOn: (label, quoted, all) =>
      `${FEMININE.test(label) ? 'La' : 'El'} ${label} sigue: este es el comienzo, ${quoted} de sus ${all} frases. Ábrelo en la fuente para leer el resto.`,
    foreign: {
      es: 'Una pregunta en español. Tus fuentes están en español, y las palabras de tu pregunta se buscan tal como están, sin traducirlas.',
      en: 'Una pregunta en inglés. Tus fuentes están en inglés, y las palabras de tu pregunta se buscan tal como están, sin traducirlas.',
    },
    foreignSome: {
      es: 'Algunas de tus fuentes están en español: pregunta en español para buscar también en ellas, porque las palabras se buscan tal como están.',
      en: 'Algunas de tus fuentes están en inglés: pregunta en inglés para buscar también en ellas, porque las palabras se buscan tal como están.',
    },
  },
});

/** The sentence before the quotations; what the question was understood as comes first, where that is more than it says. */
export function leadOf(intent: Intent, subject: string | null, understood: string | null, language: Language): string {
  const { lead: leads, understood: as } = words[language];
  const lead = leads[intent];
  const said = typeof lead === 'string' ? lead : subject ? lead(`**${subject}**`) : leads.open;
  return understood === null ? said : `${as(understood)} ${said}`;
}

/** Which sources say nothing on the point that was compared. */
export const silentOf = (titles: readonly string[], language: Language): string =>
  words[language].silent(titles.join(', '));

/** That one of several questions has no answer, in the words in which it was asked. */
export const unansweredOf = (question: string, language: Language): string => words[language].unanswered(question);

/** What kind of document, or which tool, would help. */
export const helpOf = (help: Help, language: Language): string => words[language].help[help];

/** That a division goes on beyond what is quoted of it. */
export const goesOnOf = ({ label, quoted, all }: GoesOn, language: Language): string =>
  words[language].goesOn(
    language === 'es' ? label.charAt(0).toLowerCase() + label.slice(1) : label.charAt(0).toUpperCase() + label.slice(1),
    quoted,
    all,
  );

/** That some of the sources are in another language than the question, and which. */
export const foreignSomeOf = (theirs: Language, language: Language): string => words[language].foreignSome[theirs];
/** That all of them are. */
export const foreignOf = (theirs: Language, language: Language): string => words[language].foreign[theirs];
