import { sentenceAt } from '#reading/rulings/around.ts';
import type { Article, Norm, Reference } from '#contract/references.ts';
import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import { isHeading } from '#reading/references/authorities.ts';
import type { Reading } from '#reading/rulings/precedents.ts';
import type { LegalCitation, NormType } from '../contract.ts';
import type { Wrong } from './checks.ts';
import type { Evidence } from './evidence.ts';
import { articleIn, lastArticle, lawOf, type Source } from './sources.ts';
import { words } from './words.ts';

const TYPES: [RegExp, NormType][] = [
  [/^constitucion/, 'constitution'],
  [/^codigo/, 'code'],
  [/^ley/, 'law'],
  [/^(?:dl|dfl|ds)\b/, 'decree'],
  [/^tratado/, 'treaty'],
  [/^reglamento/, 'regulation'],
  [/^aa/, 'court-rule'],
];
const typeOf = (key: string): NormType => TYPES.find(([pattern]) => pattern.test(key))?.[1] ?? 'other';

const LAST: Record<Language, Record<string, string>> = {
  es: { final: 'final', ultimo: 'último', penultimo: 'penúltimo', unico: 'único' },
  en: { final: 'last', ultimo: 'last', penultimo: 'last but one', unico: 'sole' },
};
/** "19 N° 3 inciso 5", "54 bis letra a". */
function sectionOf({ article, to, incisos, numerals, letters, transitory }: Article, language: Language): string {
  const say = words[language];
  const name = (one: string): string => LAST[language][one] ?? one;
  return [
    to ? `${name(article)}–${to}` : name(article),
    transitory ? say.transitory : '',
    ...numerals.map((one) => `N° ${name(one)}`),
    ...incisos.map((one) => `${say.inciso} ${name(one)}`),
    ...letters.map((one) => `${say.letter} ${one}`),
  ]
    .filter(Boolean)
    .join(' ');
}

type Row = { norm: Norm; item: Article | null; onwards: boolean; first: Range; times: number };

/** The norms that a text names, article by article, each once, in their order; the headings of a law's own articles are none. */
function rows(text: string, references: readonly Reference[]): Row[] {
  const found = new Map<string, Row>();
  const add = (key: string, row: Omit<Row, 'times'>): void => {
    const known = found.get(key);
    if (known) known.times++;
    else found.set(key, { ...row, times: 1 });
  };
  for (const one of references) {
    if (one.kind === 'norm') add(one.key, { norm: one, item: null, onwards: false, first: one });
    if (one.kind !== 'articles' || !one.norm || isHeading(text, one)) continue;
    for (const item of one.items)
      add(`${one.norm.key}#${sectionOf(item, 'es')}${one.norm.how === 'after' ? '?' : ''}`, {
        norm: one.norm,
        item,
        onwards: one.onwards,
        first: one,
      });
  }
  // A norm alone says no more where its articles are named too.
  const withArticles = new Set([...found.values()].flatMap(({ norm, item }) => (item ? [norm.key] : [])));
  return [...found.values()].filter(({ norm, item }) => item !== null || !withArticles.has(norm.key));
}

type Given = {
  reading: Reading;
  sources: readonly Source[];
  wrong: readonly Wrong[];
  evidence: Evidence;
  language: Language;
};

/** The Constitution, and more articles than it has: one of a higher number whose norm was inferred is another one's. */
const CONSTITUTION = 'Constitución Política de la República';
const CONSTITUTION_LAST = 150;
/** Legal citations that are listed. */
const MOST = 1500;

/** The legal citations of a document and how many there are beyond those listed, each with what its sources tell of each. */
export function legalCitations({ reading, sources, wrong, evidence, language }: Given): {
  list: LegalCitation[];
  more: number;
} {
  const { text, references } = reading;
  const say = words[language];
  const all = rows(text, references);
  const list = all.slice(0, MOST).flatMap(({ norm, item, onwards, first, times }) => {
    const source = lawOf(sources, norm.key);
    const article = item && source ? articleIn(source, item.article) : null;
    // Whose article it is was only inferred: a law at hand that has none of that number says that it is not.
    if (norm.how === 'after' && source && item && !article && lastArticle(source) !== null) return [];
    if (norm.how === 'after' && item && norm.title === CONSTITUTION && parseInt(item.article, 10) > CONSTITUTION_LAST)
      return [];
    const faults = wrong.filter(
      ({ cited }) => item !== null && 'article' in cited && cited.norm === norm.title && cited.article === item.article,
    );
    const has = (error: Wrong['error']): boolean => faults.some((one) => one.error === error);
    const check: LegalCitation['check'] =
      norm.how === 'after'
        ? 'inferred'
        : has('article-missing')
          ? 'article-missing'
          : has('article-repealed')
            ? 'article-repealed'
            : article
              ? 'text-found'
              : 'not-in-sources';
    const notes = [
      onwards ? say.onwards : '',
      norm.how === 'back' ? say.pointedBack : '',
      item === null ? say.noArticle : '',
      item && item.to === null && item.numerals.length + item.incisos.length + item.letters.length === 0 && times > 1
        ? say.times(times)
        : times > 1
          ? say.times(times)
          : '',
      ...(has('article-unrelated') ? [say.seeMisapplied] : []),
      ...(has('not-in-article') ? [say.quoteDiffers] : []),
    ].filter(Boolean);
    return {
      name: norm.title,
      type: typeOf(norm.key),
      article_section: item ? sectionOf(item, language) : '',
      excerpt: evidence.around(sentenceAt(reading, first.start).range, first),
      times,
      check,
      correct_application: say.check[check](source?.title ?? ''),
      article_text:
        article && source
          ? evidence.around(article, { start: article.start, end: article.start }, undefined, source.n)
          : null,
      source_title: article && source ? source.title : null,
      link: norm.link,
      observations: notes.join(' '),
    };
  });
  return { list, more: Math.max(0, all.length - MOST) };
}
