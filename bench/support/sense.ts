import { adding, byTable, changing, swapOne, whole, type Way } from './way.ts';

const NEGATION = 'no|sin|ni|nunca|not|never|without';
const MODALS = 'podrá|podrán|puede|pueden|deberá|deberán|debe|deben|shall|must|may|will|can';
const CONDITION =
  'si|cuando|siempre que|en caso de que|en caso de|if|provided that|when|in the event that|in the event of';
const EXCEPTION =
  'salvo|excepto|sin perjuicio de|a menos que|con excepción de|unless|except|other than|subject to|notwithstanding';

/** A clause that begins with one of these words, up to the next comma or stop, taken out. */
const without = (id: string, list: string): Way =>
  changing(id, (words) => {
    const clause = new RegExp(`,?\\s*(?<![\\p{L}])(?:${list})(?![\\p{L}])[^,.;]{6,160}(?=[,.;]|$),?`, 'iu').exec(words);
    const left = clause ? (words.slice(0, clause.index) + words.slice(clause.index + clause[0].length)).trim() : '';
    return clause && left.split(' ').length >= 5 ? left : null;
  });

/** A modal of a sentence that denies nothing: "shall not" and "may not" forbid alike. */
const modal = (id: string): Way => {
  const { mislead } = byTable(id);
  return {
    id,
    mislead: (passage, draw) =>
      whole(`${NEGATION}|ningún|ninguna|ninguno|nadie|nada|tampoco|nothing|none|neither|nor|no`).test(passage.words)
        ? null
        : mislead(passage, draw),
  };
};

/** Turned senses: denial, duty, condition, exception, number, tense. */
export const SENSE: readonly Way[] = [
  changing('negation-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `no ${modal}` : `${modal} not`)),
  ),
  changing('negation-removed', (words, { chance }) =>
    /whether or not|without limit/i.test(words)
      ? null
      : swapOne(words, new RegExp(`${whole(NEGATION).source}\\s`, 'giu'), chance, () => ''),
  ),
  byTable('none-is-all'),
  modal('must-is-may'),
  modal('may-is-must'),
  byTable('may-is-may-not'),
  byTable('must-is-need-not'),
  byTable('right-is-duty'),
  byTable('allowed-is-forbidden', true),
  without('exception-dropped', EXCEPTION),
  without('condition-dropped', CONDITION),
  without('restriction-dropped', 'que no|durante|mientras|para el caso de|during|while|so long as|to the extent'),
  changing('exception-is-rule', (words, { chance }) =>
    swapOne(words, whole('salvo|excepto|except|unless|a menos que'), chance, (found) =>
      /except|unless/i.test(found) ? 'including' : 'incluso',
    ),
  ),
  byTable('condition-is-exception'),
  byTable('condition-is-fact'),
  adding('exception-added'),
  adding('condition-added'),
  changing('only-dropped', (words, { chance }) =>
    swapOne(words, whole('sólo|solo|solamente|únicamente|exclusivamente|only|solely|exclusively'), chance, () => ''),
  ),
  changing('only-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `solo ${modal}` : `${modal} only`)),
  ),
  changing('always-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `siempre ${modal}` : `${modal} always`)),
  ),
  byTable('some-is-all'),
  byTable('all-is-some'),
  byTable('and-is-or', true),
  byTable('to-come-is-done'),
  byTable('done-is-to-come'),
  byTable('opposite', true),
  byTable('same-is-other', true),
];
