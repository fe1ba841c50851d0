import type { Language } from '#contract/language.ts';
import type { Fault, Rule, Rules } from './types.ts';

const KEYS = ['reason', 'find', 'not', 'yes', 'no', 'source'] as const;
type Key = (typeof KEYS)[number];
const NEEDED: readonly Key[] = ['reason', 'find', 'yes', 'source'];
const ID = /^\[([a-z0-9.-]+)\]$/;
const isKey = (word: string): word is Key => KEYS.some((key) => key === word);

/**
 * Reads the rules of a module: `[id]`, then `key: value` a line (`reason`, `find`, `not`, `yes`, `no`, `source`); a line without a key goes on with the
 * key before it, as a further alternative or example. What is malformed is told as a fault and never thrown; `names` are patterns used as `{name}`.
 */
export function rules(language: Language, text: string, names: Readonly<Record<string, string>> = {}): Rules {
  const found: Rule[] = [];
  const faults: Fault[] = [];
  let open: { id: string; line: number; lines: Record<Key, string[]> } | null = null;
  let key: Key | null = null;
  const close = (): void => {
    if (!open) return;
    const { id, line, lines } = open;
    for (const one of NEEDED) if (lines[one].length === 0) faults.push({ id, line, what: `no ${one}` });
    if (lines.not.length > 0 && lines.no.length === 0) faults.push({ id, line, what: 'a "not" without a "no"' });
    if (found.some((rule) => rule.id === id)) faults.push({ id, line, what: 'the id stands twice' });
    found.push({
      id,
      language,
      line,
      reason: lines.reason.join(' '),
      source: lines.source.join(' '),
      find: lines.find,
      not: lines.not,
      yes: lines.yes,
      no: lines.no,
    });
    open = null;
  };
  text.split('\n').forEach((typed, i) => {
    const line = typed.trim();
    if (line === '') return;
    const id = ID.exec(line)?.[1];
    if (id !== undefined) {
      close();
      open = { id, line: i + 1, lines: { reason: [], find: [], not: [], yes: [], no: [], source: [] } };
      key = null;
      return;
    }
    const colon = line.indexOf(':');
    const word = colon > 0 ? line.slice(0, colon) : '';
    const own = isKey(word);
    if (own) key = word;
    const value = own ? line.slice(colon + 1).trim() : line;
    if (!open || key === null) faults.push({ id: open?.id ?? '', line: i + 1, what: `"${line}" belongs to no rule` });
    else if (value !== '') open.lines[key].push(value);
  });
  close();
  return { language, names, rules: found, faults };
}
