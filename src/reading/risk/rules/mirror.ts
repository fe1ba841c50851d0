import type { Both, Paste, Rule, Signal } from './rule.ts';

/** How one language says what a pair of rules looks for, what to put in its place, and an example caught with those left. */
type Wording = Paste & Omit<Signal, 'document' | 'dated' | 'items'> & { hit: string; miss: readonly string[] };

/** A matter that is looked for in both languages. Its law is that of Chile, so that the rule in English rests on none: it is advice of ours. */
export type Mirror = Pick<
  Rule,
  'area' | 'level' | 'kinds' | 'except' | 'raise' | 'lower' | 'basis' | 'byKind' | 'bears' | 'violates' | 'yields'
> & {
  id: string;
  sort?: 'burden';
  title: Both;
  why: Both;
  action: Both;
  es?: Wording;
  en?: Wording;
};

/** The rules of a list of matters, one in each language that a matter is worded in. */
export const mirrored = (list: readonly Mirror[]): Rule[] =>
  list.flatMap(({ es, en, ...matter }) => [
    ...(es ? [ruleOf(matter, 'es', es)] : []),
    ...(en ? [ruleOf(matter, 'en', en)] : []),
  ]);

function ruleOf(matter: Omit<Mirror, 'es' | 'en'>, language: 'es' | 'en', wording: Wording): Rule {
  const { basis, violates, byKind, yields, sort = 'risk', ...rest } = matter;
  const { balanced, favourable, ask, hit, miss, ...signal } = wording;
  const levels = Object.entries(byKind ?? {}).map(([kind, { level }]) => [kind, { ...(level && { level }) }] as const);
  return {
    ...rest,
    id: `${language}-${matter.id}`,
    language,
    sort,
    wide: true,
    signal,
    paste: { balanced, ...(favourable !== undefined && { favourable }), ask },
    ...(language === 'es'
      ? { ...(basis && { basis }), ...(violates && { violates }), ...(byKind && { byKind }) }
      : { byKind: Object.fromEntries(levels) }),
    ...(yields && { yields: yields.filter((id) => id.startsWith(`${language}-`)) }),
    examples: { hit, miss },
  };
}
