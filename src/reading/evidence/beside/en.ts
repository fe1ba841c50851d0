import { rules } from '../../rules/block.ts';

/** How a sentence begins that takes something back of the one before it (`but`), or adds a reserve to it (`also`), in English. */
export const BESIDE_EN = rules(
  'en',
  `
[but.opens]
reason: Openers that set an exception against what was said.
find:   ^ (however | notwithstanding | provided however | provided that | nothing in | nothing contained | but)
yes:    «However», the tenant may ask for a delay.
        «Notwithstanding» the foregoing, the fee is due.
        «Provided, however», that the fee is due.
        «Provided that» the fee is paid, it may stay.
        «Nothing in» this clause limits the duty of care.
        «Nothing contained» herein limits the duty of care.
        «But» the heir answers for his share.
no:     The tenant, however, may stay.
source: ours

[but.foregoing]
reason: What was said ceases to hold in a case.
find:   ^ (the foregoing | this section | this limitation | this restriction | the above) ..3 (shall | does | will | do) not
yes:    «The foregoing shall not» apply to gifts.
        «This section does not» apply to gifts.
        «This limitation will not» apply to gifts.
        «This restriction shall not» apply to gifts.
        «The above limits do not» apply to gifts.
no:     The foregoing shall apply to gifts.
source: ours

[also.opens]
reason: Reserves that keep something else safe.
find:   ^ (without prejudice | except | without limiting)
yes:    «Without prejudice» to the rest, it may sue.
        «Except» in summer, it opens on Mondays.
        «Without limiting» the rest, it may sue.
no:     It may sue without prejudice to the rest.
source: ours
`,
);

/** Words within a sentence that limit it: what is shown of it keeps them. */
export const WITHIN_EN = rules(
  'en',
  `
[within.limit]
reason: Exceptions within the same sentence.
find:   (except | unless | notwithstanding | provided that | provided however | so long as | other than)
yes:    It answers for all loss «except» by storm.
        It renews «unless» a party objects.
        It is due «notwithstanding» the delay.
        It renews «provided that» nobody objects.
        It renews, «provided, however», that nobody objects.
        It stays «so long as» rent is paid.
        All goods «other than» food are taxed.
no:     It answers for all loss.
source: ours
`,
);
