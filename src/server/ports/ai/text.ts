import { text, type Language } from '#contract/language.ts';
import type { Intent } from '#reading/answer/reply.ts';

/** What the embedded engine says around its quotations: that it quotes, and what kind of document would help. */
const words = text({
  en: {
    lead: {
      definition: (subject: string) => `This is how your sources define ${subject}:`,
      article: (subject: string) => `${subject} says:`,
      amount: 'These passages speak of the amount:',
      deadline: 'These passages set the time:',
      date: 'These passages give the date:',
      party: 'These passages name who it is:',
      penalty: 'These passages speak of the penalty:',
      obligations: 'These passages speak of what must be done:',
      comparison: 'This is what each source says on the point:',
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
      open: 'A document that speaks of this matter.',
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
      open: 'Un documento que trate de esta materia.',
    },
  },
});

/** The sentence before the quotations. */
export function leadOf(intent: Intent, subject: string | null, language: Language): string {
  const lead = words[language].lead[intent];
  if (typeof lead === 'string') return lead;
  return subject ? lead(`**${subject}**`) : words[language].lead.open;
}

/** What kind of document would help. */
export const helpOf = (intent: Intent, language: Language): string => words[language].help[intent];
