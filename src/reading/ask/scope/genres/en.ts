import { rules } from '../../../rules/block.ts';

const names = { contract: 'agreement | agreements | contract | contracts | deed' };

/** Documents named by no more than their sort, in English. */
export const EN = rules(
  'en',
  `
[any.contract]
reason: Any contract.
find:   {contract}
yes:    the agreement
no:     the law
source: ours

[any.ruling]
reason: Any ruling.
find:   (ruling | rulings | judgment | judgments | judgement)
        (court | judge)
yes:    the ruling
        both rulings
        the judgment
        the two judgments
        the judgement
        according to the court
        did the judge
no:     the claim
source: ours

[any.law]
reason: Any act or code.
find:   (act | acts | law | laws | code | statute)
yes:    the act
        both acts
        the law
        the laws
        the code
        the statute
no:     the contract
source: ours
`,
  names,
);
