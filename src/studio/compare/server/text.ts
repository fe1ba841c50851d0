import { text } from '#contract/language.ts';
import type { Comparison } from '../contract.ts';

type Counts = Comparison['counts'];

/** What the comparison says of itself, on its card and on paper. */
export const words = text({
  en: {
    counts: ({ rights, moved, wording }: Counts): string =>
      [
        rights === 0 ? 'No change to rights' : `${rights} ${rights === 1 ? 'change' : 'changes'} to rights`,
        `${moved} moved or renumbered`,
        `${wording} of wording`,
      ].join(' · '),
    none: 'No change to rights',
    before: 'Before:',
    after: 'After:',
    /** On which side the words of a difference stand. */
    both: 'Before and after, in this order.',
    onlyBefore: 'Only in the version before.',
    onlyAfter: 'Only in the new version.',
    more: (n: number): string => `${n} more`,
    rule: 'The kind of each change is told by rules of ours, from its words. It is no opinion on its effect.',
  },
  es: {
    counts: ({ rights, moved, wording }) =>
      [
        rights === 0 ? 'Ningún cambio de derechos' : `${rights} ${rights === 1 ? 'cambio' : 'cambios'} de derechos`,
        `${moved} ${moved === 1 ? 'movida o renumerada' : 'movidas o renumeradas'}`,
        `${wording} de redacción`,
      ].join(' · '),
    none: 'Ningún cambio de derechos',
    before: 'Antes:',
    after: 'Después:',
    both: 'Antes y después, en este orden.',
    onlyBefore: 'Solo en la versión anterior.',
    onlyAfter: 'Solo en la versión nueva.',
    more: (n) => `${n} más`,
    rule: 'La clase de cada cambio se determina con reglas nuestras, por sus palabras. No es una opinión sobre su efecto.',
  },
});
