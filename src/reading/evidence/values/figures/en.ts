import { rules } from '../../../rules/block.ts';

/** Stretches of time, shares, hours and sums in English that hold a number, and terms without one. Dates and sums of money have readers of their own. */
export const FIGURES_EN = rules(
  'en',
  `
[term.figures]
reason: An amount of time: "thirty (30) business days".
find:   {number} ({number})? (and)? ({number})? ({number})? ({which})? {time}
        one or more {time}
        a (reasonable | further) (period | time)
yes:    Notice is given «thirty (30) business days» before.
        It lasts «one hundred and twenty days».
        It lasts «two years».
        It lasts «one or more years».
        It answers within «a reasonable time».
        It lasts for «a further period».
no:     The days go by.
source: ours

[none.age]
reason: An age, or a time that is past, is no term.
find:   (under | over) {number} years of age
        (aged | age of) {number} (years)?
        {number} ({number})? {time} ago
        {number} ({number})? years old
yes:    Those «under eighteen years of age» may not vote.
        Those «over 18 years of age» may vote.
        A man «aged forty» came.
        The «age of 18 years» is full age.
        It was built «ten years ago».
        The child is «ten years old».
no:     It lasts ten years.
source: ours

[term.limit]
reason: A limit of time without a number.
find:   (immediately | promptly | forthwith | at any time | without delay | indefinitely | in perpetuity | perpetually)
        (first | last) ..1 day of
        (monthly | quarterly | annually | weekly | yearly | in advance | in arrears)
        (as soon as | month to month | year to year)
yes:    He shall leave «immediately».
        He shall «promptly» answer.
        He shall leave «forthwith».
        It ends «at any time».
        He shall answer «without delay».
        It lasts «indefinitely».
        It is granted «in perpetuity».
        It binds «perpetually».
        Rent is due on the «first business day of» the month.
        Rent is due on the «last day of» the month.
        Rent is paid «monthly».
        Fees are paid «quarterly».
        Fees are paid «annually».
        Fees are paid «weekly».
        Fees are paid «yearly».
        Rent is paid «in advance».
        Rent is paid «in arrears».
        He answers «as soon as» he can.
        It runs «month to month».
        It runs «year to year».
no:     The term of the lease is long.
source: ours

[percent.figures]
reason: A part of a hundred, or a fraction.
find:   {number} ({number})? ({number})? (% | percent | per cent)
        (half | one half | a third | one third | two thirds | a quarter | one quarter | three quarters) of
yes:    A discount of «10%» applies.
        A discount of «ten percent» applies.
        A discount of «ten per cent» applies.
        «Half of» the rent is due.
        «One half of» the rent is due.
        «A third of» the price is kept.
        «One third of» the price is kept.
        It takes «two thirds of» the votes.
        «A quarter of» the land is sold.
        «One quarter of» the land is sold.
        It takes «three quarters of» the votes.
no:     The percentage is agreed.
source: ours

[sum.rents]
reason: Sums that are counted in rents or wages.
find:   {number} ({number})? (months | month | weeks | days) (of)? ..2 (rent | salary | pay | wages)
        {number} ({number})? (and)? ({number})? ({number})? ({many})? (dollars | pounds | euros | pesos | cents)
yes:    The penalty is «two months rent».
        The deposit is «one month of rent».
        It pays «six weeks of base salary».
        It pays «ten days of pay».
        It pays «two months of wages».
        It costs «fifty dollars».
        It costs «two hundred and sixty pounds».
        It costs «5 million pounds».
        It costs «ten euros».
        It costs «ten pesos».
        It costs «ninety cents».
no:     The rent is high.
source: ours

[time.hour]
reason: An hour of the day.
find:   (at | from | until | before | after | by) (noon | midnight)
        {number} o clock
yes:    It opens «at noon».
        It is open «from noon» on.
        It is open «until midnight».
        It closes «before midnight».
        It opens «after noon».
        It closes «by midnight».
        It opens at «nine o'clock».
no:     The hour is fixed.
source: ours
`,
  {
    number:
      '# | one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen | twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety | hundred | thousand',
    which: 'business | calendar | consecutive | working | full | additional | successive | trading | banking',
    many: 'million | billion | thousand | hundred',
    time: 'year | years | month | months | day | days | hour | hours | minute | minutes | week | weeks | quarter | quarters | decade | decades | century | centuries',
  },
);
