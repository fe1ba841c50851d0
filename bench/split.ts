import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Figure } from './figure.ts';

/** `tuned`: rules may be changed with these examples in view. `held`: they are only measured, never read to change a rule. */
export type Side = 'held' | 'tuned';

/** Fixed, so that an example never changes sides; the first number with which the small sets, too, have 36 to 64 % of their examples on each side. */
const SEED = 'fojas 145';

/**
 * The side of all examples of one family: a document, a rule's tests or a source file, never a single sentence of one of them. Half of the families, by
 * a hash of the name, are on each side; of a file's name its folder and ending do not count, so that a text and its copies stay together. The split dates from 23 November 2026: rules made before that may have been tuned on both sides.
 */
export const sideOf = (family: string): Side =>
  createHash('sha256')
    .update(`${SEED} ${path.parse(family).name}`)
    .digest()[0]! %
    2 ===
  0
    ? 'held'
    : 'tuned';

type Report = (figure: Figure) => void;

/**
 * Measures each side apart. A figure is reported with the value of the held side, which its bar is for, and the value of the tuned side beside it; the two
 * are paired by their name, which must not tell the number of examples (`of` does). What one side alone has says so in its name.
 */
export async function onEachSide(
  report: Report,
  measure: (report: Report, side: Side) => void | Promise<void>,
): Promise<void> {
  const figuresOf = async (side: Side): Promise<Figure[]> => {
    const figures: Figure[] = [];
    await measure((figure) => figures.push(figure), side);
    return figures;
  };
  const held = await figuresOf('held');
  const tuned = await figuresOf('tuned');
  for (const figure of held) {
    const beside = tuned.find(({ name }) => name === figure.name);
    report(
      beside
        ? { ...figure, tuned: { value: beside.value, of: beside.of } }
        : { ...figure, name: `${figure.name} (held side only)` },
    );
  }
  for (const { bar: _, ...figure } of tuned)
    if (!held.some(({ name }) => name === figure.name)) report({ ...figure, name: `${figure.name} (tuned side only)` });
}

/** Measures the examples of each side apart, as `onEachSide`; a side without examples is passed over. `side`: of an example. */
export const onSides = <T>(
  report: Report,
  examples: readonly T[],
  side: (example: T) => Side,
  measure: (report: Report, examples: readonly T[]) => void | Promise<void>,
): Promise<void> =>
  onEachSide(report, async (tell, wanted) => {
    const part = examples.filter((one) => side(one) === wanted);
    if (part.length > 0) await measure(tell, part);
  });

/** As `onSides`, by the families of the examples. `familyOf`: as `sideOf` takes it. */
export const onBothSides = <T>(
  report: Report,
  examples: readonly T[],
  familyOf: (example: T) => string,
  measure: (report: Report, examples: readonly T[]) => void | Promise<void>,
): Promise<void> => onSides(report, examples, (one) => sideOf(familyOf(one)), measure);

/** As `onBothSides`, for files, each a family of its own. */
export const onFiles = (
  report: Report,
  files: readonly string[],
  measure: (report: Report, files: readonly string[]) => void | Promise<void>,
): Promise<void> => onBothSides(report, files, (file) => file, measure);
