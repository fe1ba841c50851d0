import type { Lint, LocalLinter } from 'harper.js';
import type { Category, Finding, Rule } from '#reading/grammar/rule.ts';

/** Characters that Harper reads at once, cut between lines. */
const PIECE = 20_000;
/** Characters that it reads in all, about a hundred pages: what is longer is left to the rules of ours. */
export const HARPER_MOST = 300_000;
/** A finding over more characters is one of its opinions on a whole sentence. */
const LONG = 120;

/**
 * Rules of Harper that contracts break on purpose, or that ours know better: words it does not know, headings and numbering, definitions in capitals, "(i)",
 * two spaces after a full stop, the comma before "and"; and those that were mostly wrong in 45 contracts of the development data.
 */
const LEFT_OUT = [
  'SpellCheck',
  'LongSentences',
  'NoFrenchSpaces',
  'Spaces',
  'CapitalizePersonalPronouns',
  'OxfordComma',
  'UnclosedQuotes',
  'NumericRangeEnDash',
  'SentenceCapitalization',
  'OrthographicConsistency',
  'DisjointPrefixes',
  'DiscourseMarkers',
  'Damages',
  'MassNouns',
  'CompoundNouns',
  'CondenseAllThe',
  'EllipsisLength',
  'MissingTo',
  'MissingPreposition',
  'NounVerbConfusion',
  'QuantifierNumeralConflict',
  'SplitWords',
  'AvoidAndAlso',
  'CurrencyPlacement',
  'Dashes',
  'InflectedVerbAfterTo',
  'ItsContraction',
  'ModalBeAdjective',
  'Overall',
  'PhrasalVerbAsCompoundNoun',
  'ThatThan',
  'TheirToThere',
  'TheirToTheyre',
  'ToTwoToo',
  'UseEllipsisCharacter',
  'WhomSubjectOfVerb',
  'Worldwide',
];
/** Advice, whatever kind Harper says it is of. */
const ADVICE = new Set(['IncludingButNotLimitedToPunctuation', 'HyphenateNumberDay']);
/** Latin and enumerations that it takes for slips. */
const SPARED = /^(?:rata|a|an)$/i;

const CATEGORIES: Readonly<Record<string, Category>> = {
  Punctuation: 'puntuacion',
  Capitalization: 'ortografia',
  Typo: 'ortografia',
  Spelling: 'ortografia',
  BoundaryError: 'ortografia',
  Redundancy: 'redundancia',
  Repetition: 'redundancia',
  Style: 'redaccion',
  Readability: 'redaccion',
  Enhancement: 'redaccion',
  Formatting: 'redaccion',
  WordChoice: 'redaccion',
  Regionalism: 'redaccion',
};
const STYLE: ReadonlySet<Category> = new Set(['redaccion', 'redundancia']);

/** What Harper says of its rule, as a rule of the report; its words are English. */
const ruleOf = (name: string, kind: string): Rule => {
  const category = CATEGORIES[kind] ?? 'gramatica';
  const style = STYLE.has(category) || ADVICE.has(name);
  return {
    id: `en.harper.${name}`,
    category,
    weight: style ? 0.5 : 1.5,
    style,
    say: { en: '$1', es: 'El corrector de inglés dice: “$1”' },
    source: 'Harper 2.10, a grammar checker for English',
  };
};

let linter: LocalLinter | null = null;
/** Loaded and made at first use: it takes seconds and much memory, which only the process of an English document should pay. */
async function ready(): Promise<LocalLinter> {
  if (linter) return linter;
  const [{ Dialect, LocalLinter }, { slimBinaryInlined }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinaryInlined'),
  ]);
  linter = new LocalLinter({ binary: slimBinaryInlined, dialect: Dialect.American });
  await linter.setup();
  const config = await linter.getLintConfig();
  await linter.setLintConfig({ ...config, ...Object.fromEntries(LEFT_OUT.map((name) => [name, false])) });
  return linter;
}

function findingOf(rule: string, lint: Lint, piece: string, from: number): Finding | null {
  const { start, end } = lint.span();
  const words = piece.slice(start, end);
  if (words.length > LONG || SPARED.test(words)) return null;
  const [first] = lint.suggestions();
  const isGap = words.trim() === '';
  return {
    // A space is shown by the words around it.
    start: from + (isGap ? start - /\S*$/.exec(piece.slice(0, start))![0].length : start),
    end: from + (isGap ? end + /^\S*/.exec(piece.slice(end))![0].length : end),
    rule: ruleOf(rule, lint.lint_kind()),
    suggestion: (!isGap && first?.get_replacement_text()) || null,
    values: [lint.message().replace(/`/g, '"')],
  };
}

/** The text in pieces between its lines, with where each begins. */
function* piecesOf(text: string): Generator<{ piece: string; from: number }, void> {
  for (let from = 0; from < Math.min(text.length, HARPER_MOST);) {
    const line = text.lastIndexOf('\n', from + PIECE);
    const end = from + PIECE >= text.length ? text.length : line > from ? line + 1 : from + PIECE;
    yield { piece: text.slice(from, end), from };
    from = end;
  }
}

/**
 * What Harper finds in an English text of at most so many characters (`HARPER_MOST`), without its rules that legal texts break on purpose. `hear`: how much is done.
 */
export async function harper(text: string, hear: (done: number) => void = () => undefined): Promise<Finding[]> {
  const checker = await ready();
  const found: Finding[] = [];
  for (const { piece, from } of piecesOf(text)) {
    hear(from / Math.min(text.length, HARPER_MOST));
    const grouped = await checker.organizedLints(piece, { language: 'plaintext' });
    for (const [rule, lints] of Object.entries(grouped))
      for (const lint of lints) {
        const one = findingOf(rule, lint, piece, from);
        lint.free();
        if (one) found.push(one);
      }
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
