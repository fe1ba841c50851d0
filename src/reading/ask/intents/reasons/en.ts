import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  court: 'court | judge | tribunal | ruling | judgment | judgement | decision | panel | justices',
  decided:
    'dismiss* | grant* | reject* | uphold | upheld | reverse* | affirm* | deny | denied | convict* | acquit* | rule | ruled | hold | held | decide | decided',
  grounds: 'grounds | reasons | reasoning | rationale | arguments',
};

export const EN = rules(
  'en',
  `
[reasons.why-decided]
reason: Asks why a court decided as it did.
find:   why ..4 {court} ..1 {decided}
        why (was | were) ..4 {decided}
yes:    Why did the court dismiss the claim?
        why did the judge grant it
        why did the tribunal reject the appeal
        Why did the court uphold the fine?
        why has the panel reversed it
        why did the court affirm
        why did the judge deny the motion
        Why did the judge rule that way?
        why did the court hold so
        why did the justices decide that
        Why was the appeal dismissed?
        why were the claims rejected
        why was the defendant convicted
        why was he acquitted
        why was the injunction denied
        why was it upheld
no:     Why is the fee due?
source: ours

[reasons.grounds]
reason: Asks for the grounds of a decision.
find:   (what | which) ..3 {grounds} ..4 {court}
        {grounds} (of | behind | for) (the | this)? {court}
        what ..2 basis ..3 {court}
        how ..2 {court} (reason | justify | explain)
yes:    What reasons did the court give?
        what grounds does the ruling rest on
        which arguments convinced the judge
        what is the rationale of the decision
        reasoning of the court
        grounds for the decision
        the reasoning behind this judgment
        On what basis did the court decide?
        what was the basis of the ruling
        how did the court reason
        How does the judge justify it?
        how did the tribunal explain its decision
no:     What did the court decide?
source: ours
`,
  names,
);
