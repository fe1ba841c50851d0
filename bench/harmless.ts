import type { Chance } from './chance.ts';
import { parts, whole, type Change } from './harmful.ts';

const TURNING =
  'no|ni|sin|nunca|jam[aá]s|tampoco|nadie|ning[uú]n|ninguna|ninguno|nada|salvo|excepto|excepci[oó]n|excepciones|menos|sino|si|siempre|aunque|s[oó]lo|solamente|[uú]nicamente|podr[aá]n?|puede|pueden|pudiere|podr[ií]a|deber[aá]n?|debe|deben|debiere|proh[ií]be|prohibid[oa]|not|nor|never|none|neither|without|cannot|non|unless|except|excluding|exceptions?|provided|notwithstanding|only|if|may|shall|must|will|should|can|could|might|would';
/** What an ellipsis may not hide: the verifier refuses a quotation that crosses a heading. */
const HEADING =
  /art[íi]culo|art\.|cl[áa]usula|t[íi]tulo|cap[íi]tulo|section|article|clause|\n|(?<!\d)\d{1,2}\.\d{1,2}\.?\s+\p{Lu}/iu;
const ACCENT = /[áéíóúüñÁÉÍÓÚÜÑ]/g;
const SPACES = [' ', '  ', '\n', '\u00A0', ' \n ', '\t', '\u2009', '\r\n'];
const turns = (text: string): boolean => whole(TURNING).test(text);
const only =
  (pattern: RegExp, change: (words: string) => string): Change =>
  ({ words }) =>
    pattern.test(words) ? change(words) : null;

/** Changes that leave what a quotation says as it is, by kind: each must be found. */
export function harmless(chance: Chance): Record<string, Change> {
  const plain = (words: string, share: number): string =>
    words.replace(ACCENT, (one) => (chance.next() < share ? one.normalize('NFD').replace(/\p{M}/gu, '') : one));
  const put = (words: string, at: number, mark: string): string => words.slice(0, at) + mark + words.slice(at);
  const inWord = (words: string): number | undefined => {
    const all = [...words.matchAll(/(?<=\p{Ll}{3})(?=\p{Ll}{3})/gu)];
    return all.length > 0 ? chance.pick(all).index : undefined;
  };
  return {
    untouched: ({ words }) => words,
    'white space': ({ words }) => words.replace(/\s+/g, () => chance.pick(SPACES)),
    'one line': ({ words }) => words.replace(/\s+/g, ' '),
    'all accents lost': only(/[áéíóúñ]/i, (words) => plain(words, 1)),
    'some accents lost': only(/[áéíóúñ]/i, (words) => plain(words, 0.5)),
    'decomposed accents': only(/[áéíóúñ]/i, (words) => words.normalize('NFD')),
    'upper case': ({ words }) => words.toUpperCase(),
    'lower case': ({ words }) => words.toLowerCase(),
    'first letter in brackets': only(/^\p{L}{2}/u, (words) => {
      const other = /^\p{Lu}/u.test(words) ? words[0]!.toLowerCase() : words[0]!.toUpperCase();
      return `[${other}]${words.slice(1)}`;
    }),
    ligatures: only(/f[fil]/, (words) =>
      words.replace(/ffi/g, 'ﬃ').replace(/ffl/g, 'ﬄ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ').replace(/ff/g, 'ﬀ'),
    ),
    'other quotation marks': only(/["'“”’]/, (words) =>
      words
        .replace(/["“”]/g, () => chance.pick(['«', '”', '“', '"', '»', "'"]))
        .replace(/[’']/g, () => chance.pick(["'", '’', '´'])),
    ),
    'wrapped in marks': ({ words }) =>
      chance.pick(['“', '«', '"', '‘', '...', '[...] ', '> “']) +
      words +
      chance.pick(['”', '»', '"', '’', '…', ' (...)', '.”']),
    'other dashes': ({ words }) =>
      /[-–—]/.test(words.replace(/\d[-–—]\d/g, ''))
        ? words
            .replace(/(?<=\s)[-–—](?=\s)/g, () => chance.pick(['–', '—', '-']))
            .replace(/(?<=\p{L})-(?=\p{L})/gu, () => chance.pick(['-', '‑', '‐']))
        : null,
    'hyphen at a line end': ({ words }) => {
      const at = inWord(words);
      return at === undefined ? null : put(words, at, chance.pick(['-\n', '-\n   ', '‐\n', '\u00AD']));
    },
    'hyphen and blank': ({ words }) => {
      const at = inWord(words);
      return at === undefined || /\p{L}- /u.test(words) ? null : put(words, at, '- ');
    },
    'zero width': ({ words }) =>
      words.replace(/(?<=\p{L})(?=\p{L})/gu, () =>
        chance.next() < 0.05 ? chance.pick(['\u200B', '\u00AD', '\u2060']) : '',
      ),
    'last mark changed': ({ words }) => words.replace(/[.,;:]$/, '') + chance.pick(['.', ',', ';', '']),
    markdown: ({ words }) => {
      const { index, 0: word } = chance.pick(parts(words));
      return `${words.slice(0, index)}**${word}**${words.slice(index + word.length)}`;
    },
    ellipsis: ({ words }) => {
      const all = parts(words);
      if (all.length < 14) return null;
      const at = chance.between(4, all.length - 8);
      const to = all[at + chance.between(1, all.length - at - 5)]!.index;
      const from = all[at]!.index;
      const gap = words.slice(from, to);
      const before = all.slice(0, at).filter(([word]) => /[\p{L}\p{N}]/u.test(word)).length;
      const crossed = words.slice(all[at - 1]!.index + all[at - 1]![0].length, to);
      if (turns(gap) || HEADING.test(crossed) || before < 4) return null;
      const mark = chance.pick([' ... ', '… ', ' [...] ', ' (...) ', ' [. . .] ', ' (…) ']);
      return words.slice(0, from).trimEnd() + mark + words.slice(to);
    },
    'insertion over a name': ({ words }) => {
      const names = [...words.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}(?= \p{Ll})/gu)].filter(([name]) => !turns(name));
      if (names.length === 0) return null;
      const { index, 0: name } = chance.pick(names);
      return `${words.slice(0, index)}[el demandante]${words.slice(index + name.length)}`;
    },
    'three at once': ({ words }) =>
      plain(words, 0.4)
        .replace(/\s+/g, () => chance.pick([' ', '\n', '  ']))
        .replace(/fi/g, 'ﬁ')
        .replace(/^./, (one) => one.toUpperCase()),
  };
}
