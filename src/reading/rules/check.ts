import { compile, hitsOf, type Compiled } from './find.ts';
import { readPattern, type Pattern } from './pattern.ts';
import { tokensOf } from './tokens.ts';
import type { Fault, Rule, Rules } from './types.ts';

const MARKED = /«([^»]*)»/;
const plain = (example: string): string => example.replace(/[«»]/g, '');

/** A pattern without one of its alternatives, once for each of them. */
function* lacking(pattern: Pattern): Generator<Pattern> {
  if (pattern.kind === 'any') {
    for (const [i, one] of pattern.of.entries()) {
      const others = pattern.of.filter((_, k) => k !== i);
      if (!pattern.named) yield { ...pattern, of: others };
      for (const less of lacking(one)) yield { ...pattern, of: [...others, less] };
    }
  } else if (pattern.kind === 'all') {
    for (const [i, part] of pattern.parts.entries())
      for (const less of lacking(part)) yield { ...pattern, parts: pattern.parts.with(i, less) };
  } else if (pattern.kind === 'maybe') for (const less of lacking(pattern.of)) yield { ...pattern, of: less };
}

const written = (pattern: Pattern): string => {
  switch (pattern.kind) {
    case 'any':
      return `(${pattern.of.map(written).join(' | ')})`;
    case 'all':
      return pattern.parts.map(written).join(' ');
    case 'maybe':
      return `(${written(pattern.of)})?`;
    case 'gap':
      return `..${pattern.most}`;
    case 'word':
      return pattern.word;
    case 'prefix':
      return `${pattern.word}*`;
    default:
      return { number: '#', opens: '^', closes: '$' }[pattern.kind];
  }
};

/** What a rule catches in an example: its first hit, or "". */
function caught(compiled: Compiled, example: string): string {
  const text = plain(example);
  const [hit] = hitsOf(compiled, tokensOf(text));
  return hit ? text.slice(hit.start, hit.end) : '';
}

function faultsOfExamples(compiled: Compiled): string[] {
  const { rule, find, not } = compiled;
  const missed = rule.yes.filter((example) => {
    const mark = MARKED.exec(example)?.[1];
    const hit = caught(compiled, example);
    return hit === '' || (mark !== undefined && hit !== mark);
  });
  const taken = rule.no.filter((example) => caught(compiled, example) !== '');
  const same = (other: Compiled, examples: readonly string[]): boolean =>
    examples.every((example) => caught(other, example) === caught(compiled, example));
  const idle = [...lacking(find)].filter((less) => same({ rule, find: less, not }, rule.yes));
  const idleNot = not
    ? [...lacking({ kind: 'any', of: [not] })].filter((less) =>
        same({ rule, find, not: less.kind === 'any' && less.of.length === 0 ? null : less }, rule.no),
      )
    : [];
  return [
    ...missed.map((example) => `does not catch "${example}", but "${caught(compiled, example)}"`),
    ...taken.map((example) => `catches "${example}"`),
    ...idle.map((less) => `an alternative has no example: all are caught by ${written(less)}`),
    ...idleNot.map((less) => `an alternative of "not" has no example: all are left by ${written(less)}`),
  ];
}

/**
 * What is wrong with the rules of a block: malformed text or patterns, examples that are missed or wrongly taken, and alternatives that no example needs.
 * Each fault names its rule and the rule's line.
 */
export function check(block: Rules): Fault[] {
  const malformed = block.rules.flatMap((rule: Rule) =>
    [rule.find, rule.not].flatMap((lines) => {
      const read = lines.length > 0 ? readPattern(lines, block.names) : null;
      return typeof read === 'string' ? [{ id: rule.id, line: rule.line, what: read }] : [];
    }),
  );
  const wrong = compile(block).flatMap((compiled) =>
    faultsOfExamples(compiled).map((what) => ({ id: compiled.rule.id, line: compiled.rule.line, what })),
  );
  return [...block.faults, ...malformed, ...wrong];
}
