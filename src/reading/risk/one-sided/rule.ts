import type { Language } from '#contract/language.ts';
import type { Paste, Rule } from '../rules/rule.ts';

const TEXT: Pick<Rule, 'title' | 'why' | 'action'> = {
  title: { es: 'Cláusula que pesa sobre una sola parte', en: 'Clause that weighs on one side' },
  why: {
    es: 'Ninguna regla la nombra, pero se lee como las cláusulas que dejan algo a la voluntad de una parte, quitan un derecho a la otra o la cargan sin límite.',
    en: 'No rule names it, but it reads like clauses that leave a matter to one side’s will, take a right from the other, or burden it without limit.',
  },
  action: {
    es: 'Leerla con cuidado; pedir reciprocidad, causa, aviso y tope.',
    en: 'Read it with care; ask for mutuality, a cause, notice and a cap.',
  },
};
const PASTE: Record<Language, Paste> = {
  es: {
    balanced:
      '{{El derecho o la obligación}} será recíproco, se ejercerá por {{causa}} y con aviso escrito de {{treinta}} días, no excederá de {{monto o plazo}}, y no alcanza el dolo, la culpa grave ni los derechos irrenunciables.',
    ask: '¿Acepta que la cláusula sea recíproca y tenga causa, aviso y tope?',
  },
  en: {
    balanced:
      '{{The right or duty}} is mutual, is exercised for {{cause}} and on {{thirty}} days’ written notice, does not exceed {{amount or term}}, and does not reach fraud, gross negligence or rights that cannot be waived.',
    ask: 'Will you accept that the clause is mutual and has a cause, notice and a cap?',
  },
};
const EXAMPLES: Record<Language, Rule['examples']> = {
  es: {
    hit: 'El alumno no se casará mientras estudie y pagará la carrera completa si se retira.',
    miss: ['Las notificaciones se enviarán a los correos indicados por las partes.'],
  },
  en: {
    hit: 'Only one side keeps secrets; the other publishes whatever it wants and answers for nothing.',
    miss: ['Notices are sent to the addresses given by the parties.'],
  },
};

/** The finding for sentences that no rule names but whose words weigh on one side. It has no pattern: `scoreOf` finds the sentences. */
const ruleIn = (language: Language): Rule => ({
  id: `${language}-one-sided`,
  area: 'balance',
  sort: 'risk',
  language,
  level: 'high',
  kinds: 'any',
  signal: { any: [] },
  ...TEXT,
  paste: PASTE[language],
  everywhere: true,
  examples: EXAMPLES[language],
});
export const ONE_SIDED: Record<Language, Rule> = { es: ruleIn('es'), en: ruleIn('en') };
