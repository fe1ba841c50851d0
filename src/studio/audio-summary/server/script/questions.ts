import type { Voice } from '#contract/voices.ts';
import type { Language } from '#contract/language.ts';
import type { Kind } from './kind.ts';
import type { Matter } from './matters.ts';

type Asked = Record<Language, readonly string[]>;
/** What the second voice asks before a sentence, by what it treats. They tell nothing. */
export const QUESTIONS: Record<Matter, Asked> = {
  decision: {
    es: ['¿Y qué se resolvió?', '¿Cómo termina la sentencia?', '¿Qué más se ordenó?'],
    en: ['And what was decided?', 'How does the ruling end?', 'What else was ordered?'],
  },
  costs: { es: ['¿Y las costas?', '¿Qué se dijo de las costas?'], en: ['And the costs?', 'What about costs?'] },
  object: {
    es: ['¿De qué se trata?', '¿Sobre qué recae?', '¿Para qué es?'],
    en: ['What is it about?', 'What does it cover?', 'What is it for?'],
  },
  definition: {
    es: ['¿Qué se entiende por eso?', '¿Cómo lo define?', '¿Y qué quiere decir esa palabra?'],
    en: ['What is meant by that?', 'How is that defined?', 'And what does that word mean here?'],
  },
  price: {
    es: ['¿Y cuánto se paga?', '¿Qué dice de los pagos?', 'Hablemos de los pagos.'],
    en: ['And what is paid?', 'What does it say about payment?', 'Let us talk about the payments.'],
  },
  term: {
    es: ['¿Y por cuánto tiempo?', '¿Qué plazos hay?', '¿Desde cuándo y hasta cuándo?'],
    en: ['And for how long?', 'What about time?', 'From when, and until when?'],
  },
  ending: {
    es: ['¿Y cómo se le pone término?', '¿Cómo se sale de esto?', '¿Se renueva, o se acaba?'],
    en: ['And how does it end?', 'How does one get out of it?', 'Does it renew, or does it end?'],
  },
  penalty: {
    es: ['¿Y qué pasa si alguien se atrasa?', '¿Qué pasa si no se cumple?', '¿Hay multas o intereses?'],
    en: ['And if somebody is late?', 'What if someone does not perform?', 'Are there penalties or interest?'],
  },
  sanction: {
    es: ['¿Y cómo se sanciona?', '¿Qué pasa con quien no cumple?', '¿Qué consecuencias hay?'],
    en: ['And how is it punished?', 'What happens to those who do not comply?', 'What are the consequences?'],
  },
  guarantee: {
    es: ['¿Y qué hay de las garantías?', '¿Cómo se asegura el cumplimiento?'],
    en: ['And what about security?', 'How is performance secured?'],
  },
  liability: {
    es: ['¿Y quién responde?', '¿Qué dice de la responsabilidad?', '¿Quién se hace cargo de los daños?'],
    en: ['And who answers for it?', 'What about liability?', 'Who bears the loss?'],
  },
  confidential: {
    es: ['¿Y la confidencialidad?', '¿Qué hay que guardar en reserva?'],
    en: ['And confidentiality?', 'What has to be kept secret?'],
  },
  property: {
    es: ['¿Y de quién son los derechos?', '¿Qué dice de la propiedad y las licencias?'],
    en: ['And who owns the rights?', 'What about ownership and licences?'],
  },
  assign: {
    es: ['¿Se puede traspasar a otro?', '¿Y la cesión?'],
    en: ['Can it be passed on to someone else?', 'And assignment?'],
  },
  dispute: {
    es: ['¿Y si hay un conflicto?', '¿Quién resuelve, y con qué reglas?'],
    en: ['And if there is a dispute?', 'Who decides, and by what rules?'],
  },
  forbidden: {
    es: ['¿Y qué no se puede hacer?', '¿Qué queda prohibido?', '¿Dónde está el límite?'],
    en: ['And what is not allowed?', 'What is ruled out?', 'Where is the limit?'],
  },
  right: {
    es: ['¿Y a qué hay derecho?', '¿Qué se puede hacer?', '¿Qué facultades da?'],
    en: ['And what is one entitled to?', 'What may be done?', 'What powers does it give?'],
  },
  duty: {
    es: ['¿Y qué hay que hacer?', '¿A qué obliga?', '¿Qué deberes impone?'],
    en: ['And what has to be done?', 'What does it require?', 'What duties are there?'],
  },
  authority: {
    es: ['¿Y a quién le corresponde?', '¿Quién se encarga?'],
    en: ['And whose task is it?', 'Who is in charge?'],
  },
  request: {
    es: ['¿Qué se planteó?', '¿Qué se alegó y qué se pidió?', '¿En qué se funda?'],
    en: ['What was raised?', 'What was argued and asked for?', 'On what grounds?'],
  },
  facts: {
    es: ['¿Cómo se llegó hasta aquí?', '¿Qué pasó antes?', '¿Cuáles son los antecedentes?'],
    en: ['How did it come to this?', 'What happened before?', 'What is the background?'],
  },
  reply: {
    es: ['¿Y qué se respondió?', '¿Qué dijo la otra parte?', '¿Cómo se defendió?'],
    en: ['And what was the answer?', 'What did the other side say?', 'What was the defence?'],
  },
  report: {
    es: ['¿Qué se informó?', '¿Y qué dice el informe?'],
    en: ['What was reported?', 'And what does the report say?'],
  },
  below: {
    es: ['¿Qué había resuelto el tribunal anterior?'],
    en: ['What had the court below decided?'],
  },
  proof: {
    es: ['¿Y la prueba?', '¿Qué se dijo de la prueba y de los hechos?'],
    en: ['And the evidence?', 'What was said about evidence and facts?'],
  },
  law: {
    es: ['¿Qué normas están en juego?', '¿Y qué dice la norma?', '¿Qué reglas se citan?'],
    en: ['Which rules are at stake?', 'And what does the rule say?', 'Which rules are cited?'],
  },
  reason: {
    es: ['¿Cómo se razona?', '¿Y por qué?', '¿Cuál es el argumento?', '¿Qué se tuvo en cuenta?'],
    en: ['What is the reasoning?', 'And why?', 'What is the argument?', 'What was taken into account?'],
  },
  dissent: {
    es: ['¿Todos estuvieron de acuerdo?', '¿Y hubo otro parecer?', '¿Qué dice el voto?'],
    en: ['Did all agree?', 'And was there another view?', 'What does the vote say?'],
  },
  recital: {
    es: ['¿Cuál es el punto de partida?', '¿De dónde viene esto?'],
    en: ['Where does it start from?', 'What is behind it?'],
  },
  amount: {
    es: ['¿De qué cifras hablamos?', '¿Y de cuánto se trata?'],
    en: ['What figures are there?', 'And how much is it?'],
  },
  when: { es: ['¿Y en qué plazo?', '¿Cuándo hay que hacerlo?'], en: ['And by when?', 'When does it have to be done?'] },
  other: {
    es: ['¿Qué más dice?', '¿Y qué sigue?', '¿Hay algo más?', '¿Qué otra cosa importa?', 'Sigamos.', '¿Y después?'],
    en: [
      'What else does it say?',
      'And what comes next?',
      'Is there more?',
      'What else matters?',
      'Let us go on.',
      'And then?',
    ],
  },
};
/** Of a document that binds no one by contract nor orders anything, what it treats is asked for in general. */
export const PLAIN: Partial<Record<Kind, readonly Matter[]>> = {
  other: [
    'price',
    'ending',
    'penalty',
    'assign',
    'liability',
    'object',
    'duty',
    'right',
    'property',
    'term',
    'guarantee',
    'sanction',
  ],
  law: ['price', 'penalty', 'ending', 'assign', 'liability'],
};
export const BY_LAW: Partial<Record<Matter, Matter>> = { penalty: 'sanction' };
export const what: Record<Language, Record<'court' | 'title' | 'date' | 'number' | 'case' | 'law', string>> = {
  es: {
    court: '¿Qué tribunal dictó esta sentencia?',
    title: '¿Qué documento es?',
    law: '¿Qué norma es?',
    date: '¿De qué fecha es?',
    number: '¿Y con qué rol?',
    case: '¿Y entre quiénes?',
  },
  en: {
    court: 'Which court gave this ruling?',
    title: 'What document is it?',
    law: 'What law is it?',
    date: 'What date does it bear?',
    number: 'And under what number?',
    case: 'And between whom?',
  },
};
export const who: Record<Language, Record<'parties' | 'judges' | 'signed' | 'and', string>> = {
  es: {
    parties: '¿Quiénes son las partes?',
    judges: '¿Y quiénes la firman?',
    signed: '¿Quién la dictó?',
    and: '¿Y por el otro lado?',
  },
  en: {
    parties: 'Who are the parties?',
    judges: 'And who signs it?',
    signed: 'Who gave it?',
    and: 'And on the other side?',
  },
};

/** Asked before what somebody else than the court of a ruling says, or than the author of a brief, so that it is never heard as held. */
export const BY_VOICE: Partial<Record<Voice, Asked>> = {
  claimant: {
    es: ['¿Qué alega la parte demandante?', '¿Qué más alega la demandante?'],
    en: ['What does the claimant argue?', 'What else does the claimant argue?'],
  },
  defendant: {
    es: ['¿Qué alega la parte demandada?', '¿Qué más alega la demandada?'],
    en: ['What does the defendant argue?', 'What else does the defendant argue?'],
  },
  party: {
    es: ['¿Qué alega esa parte?', '¿Qué más alega esa parte?'],
    en: ['What does that party argue?', 'What else does that party argue?'],
  },
  opponent: {
    es: ['¿Qué alega la contraparte?', '¿Qué más alega la contraparte?'],
    en: ['What does the other side argue?', 'What else does the other side argue?'],
  },
  third: {
    es: ['¿Qué se informó?', '¿Y qué más dice ese informe?'],
    en: ['What was reported?', 'And what else does the report say?'],
  },
  below: {
    es: ['¿Qué había resuelto el tribunal anterior?', '¿Y qué más estimó el tribunal anterior?'],
    en: ['What had the court below decided?', 'And what else did the court below find?'],
  },
  witness: {
    es: ['¿Qué declararon testigos y peritos?', '¿Qué más declararon testigos y peritos?'],
    en: ['What did witnesses and experts say?', 'What else did witnesses and experts say?'],
  },
  cited: {
    es: ['¿Qué dicen los textos que se citan?', '¿Y qué más se cita?'],
    en: ['What do the texts that are quoted say?', 'And what else is quoted?'],
  },
  appellant: {
    es: ['¿Qué sostiene quien recurre?', '¿Qué más alega quien recurre?'],
    en: ['What does the appellant say?', 'What else does the appellant argue?'],
  },
};
