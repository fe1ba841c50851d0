import { rules } from '../../rules/block.ts';

/** Words that tell figures of one thing apart, and clauses that say which of two texts prevails, in English. */
export const FIGURES_EN = rules(
  'en',
  `
[part.word]
reason: They tell one figure from another of the same matter: by period, limit or sort.
find:   (second | third | fourth | following | last | first) (year | month | period | quarter)
        (minimum | maximum | cap | additional | extra | variable | fixed | default | late | estimated)
        (annual | annually | monthly | weekly | daily | quarterly)
        (gross | net | average)
        per annum
yes:    The rent of the «second year» is $3.
        The rent of the «third month» is $3.
        The fee of the «fourth period» is $3.
        The «following quarter» costs $3.
        The «last month» is free.
        The «first year» is free.
        A «minimum» rent of $3.
        A «maximum» fee of $3.
        With a «cap» of $3.
        An «additional» fee of $3.
        An «extra» fee of $3.
        A «variable» fee of $3.
        A «fixed» fee of $3.
        A «default» rate of 10%.
        A «late» fee of $3.
        An «estimated» fee of $3.
        An «annual» fee of $3.
        It is paid «annually».
        A «monthly» fee of $3.
        A «weekly» fee of $3.
        A «daily» fee of $3.
        It is paid «quarterly».
        A «gross» wage of $3.
        A «net» wage of $3.
        An «average» wage of $3.
        A rate of 6% «per annum».
no:     The rent is $3.
source: ours

[prevails.text]
reason: Says which text or figure holds where two do not agree.
find:   (conflict | inconsistency | inconsistencies | discrepancy | contradiction) ..9 ..9 (prevail | prevails | control | controls | govern | governs)
yes:    In the event of any «conflict between this Agreement and an exhibit, this Agreement shall prevail».
        Where there is «inconsistency the schedule prevails».
        In case of «inconsistencies this text shall control».
        In case of «discrepancy the invoice controls».
        In case of «contradiction this Agreement shall govern».
        In a «conflict this Agreement governs».
no:     Any conflict of interest shall be told.
source: ours
`,
);
