import { rules } from '../../../rules/block.ts';

const names = {
  norm: 'norms | norm | laws | law | statutes | statute | articles | article | sections | provisions | provision | rules | legislation',
  applies: 'apply | applies | applied | cite | cites | cited | invoke | invoked | rely | interpret | mention | use',
};

export const EN = rules(
  'en',
  `
[norms.applied]
reason: Asks which norms a ruling applies or cites.
find:   (what | which) ..1 {norm} (did | does) ..3 {applies}
        (what | which) ..1 {norm} (was | were | are | is) {applies}
        (what | which) {norm} ..4 (based | founded)
        {norm} (applied | cited | invoked)
yes:    What law did the court apply?
        which statutes does it cite
        what articles did the ruling cite
        which provisions did the judge rely on
        what norm did the court interpret
        which laws does it mention
        what legislation did they use
        what sections did it invoke
        which law was applied
        what articles were cited
        which norms are applied
        what statute was invoked
        what provision is applied
        what rules were applied
        what law is the decision based on
        which articles are the claims founded on
        on which law was the ruling based
        on what provisions is it founded
        laws applied
        articles cited
        the norms invoked
no:     What does article 5 say?
source: ours
`,
  names,
);
