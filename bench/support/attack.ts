import { tellLanguage } from '#reading/language.ts';
import { gated, gatedTitle } from '#reading/support/gate.ts';
import { gatedOpinion } from '#reading/support/opinion.ts';
import attack from '../data/attack.json' with { type: 'json' };
import { percent, type Figure } from '../figure.ts';
import { onBothSides, sideOf } from '../split.ts';
import { show } from './show.ts';

/** Passages, and false statements over each with the kind of falsehood, by an attacker who knew the rules (29 November 2026). */
type Attacked = { quoted: string[]; known?: string[]; said: string[][] };

/** How many false statements of an attacker are shown as supported, and how many in part. Split by passage. */
export const attacked = (report: (figure: Figure) => void): Promise<void> =>
  onBothSides(
    report,
    attack as readonly Attacked[],
    ({ quoted }) => quoted[0]!,
    (tell, some) => {
      const isTuned = some.every(({ quoted }) => sideOf(quoted[0]!) === 'tuned');
      let [headings, opinions] = [0, 0];
      const states = some.flatMap(({ quoted, known, said }) =>
        said.map(([kind, text]) => {
          const quotations = quoted.map((words) => ({ words, sentence: words }));
          const language = tellLanguage(text!) ?? tellLanguage(quoted[0]!) ?? 'es';
          const { text: shown, state } = gated(text!, quotations, { language, ...(known && { known }) });
          if (gatedTitle(text!, quoted, { language, ...(known && { known }) }) !== '') headings++;
          const whole = quoted.join(' ');
          const beside = { language, vouch: (prose: string) => prose };
          if (gatedOpinion(text!, { words: whole, sentence: whole }, beside) !== '') opinions++;
          const outcome = shown === '' ? 'withdrawn' : state;
          if (isTuned && outcome === 'supported') show(kind!, text!, quoted.join(' // '));
          return outcome;
        }),
      );
      const of = states.length;
      const count = (wanted: string): number => states.filter((state) => state === wanted).length;
      tell(percent("an attacker's false statements shown as supported", count('supported'), of, { max: 0 }));
      tell(percent("an attacker's false statements shown in part", count('partly'), of));
      tell(percent("an attacker's false statements shown as a heading", headings, of));
      tell(percent("an attacker's false statements shown as an opinion", opinions, of));
    },
  );
