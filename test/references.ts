import type { Article, Norm, Reference } from '#contract/references.ts';
import { references } from '#reading/references/references.ts';

const list = (mark: string, values: readonly string[]): string =>
  values.length > 0 ? ` ${mark} ${values.join('+')}` : '';
const article = ({ article: number, to, incisos, numerals, letters, transitory }: Article): string =>
  `${number}${to ? `–${to}` : ''}${transitory ? ' transitorio' : ''}${list('inc', incisos)}${list('n', numerals)}${list('let', letters)}`;
const how = (norm: Norm): string => (norm.how === 'named' ? '' : ` (${norm.how})`);

/** A reference in one short line: its kind, what it says, and what it is of. */
function line(one: Reference): string {
  switch (one.kind) {
    case 'norm':
      return `${one.key}${how(one)}`;
    case 'articles':
      return `art ${one.items.map(article).join(', ')}${one.onwards ? ' …' : ''}${one.norm ? ` @ ${one.norm.key}${how(one.norm)}` : ''}`;
    case 'ruling':
      return `${one.key}${one.date ? ` ${one.date}` : ''}`;
    case 'court':
      return `${one.key}${one.room ? ` sala ${one.room}` : ''}`;
    case 'rut':
      return `${one.key}${one.valid ? '' : ' wrong'}`;
    case 'case':
      return `${one.key}${one.pin ? ` at ${one.pin}` : ''}${one.court ? ` ${one.court}` : ''}${one.year ? ` ${one.year}` : ''}`;
    default:
      return one.key;
  }
}

/** What a text names, a short line each. */
export const named = (text: string): string[] => references(text).map(line);
