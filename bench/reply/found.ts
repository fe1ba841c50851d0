import { languages } from '#contract/language.ts';
import { readRows, readText, share } from '../data.ts';
import { covered, type Span } from './covered.ts';
import type { Figure } from '../figure.ts';
import { ranked } from './engine/ranked.ts';
import { opened } from './engine/source.ts';
import { articleOf } from './sets/xquad.ts';
import type { Place } from './case.ts';
import { carried } from './places.ts';
import { sideOf, type Side } from '../split.ts';

/** What was found for one question, from 0 to 1. */
type Scored = { side: Side; value: number };
type Report = (figure: Figure) => void;

const spanOf = ({ start, end }: Place): Span => [start, end];

function tell(report: Report, name: string, scored: readonly Scored[], min: number): void {
  const meanOf = (some: readonly Scored[]): number =>
    share(
      some.reduce((sum, { value }) => sum + value, 0),
      some.length,
    );
  for (const side of ['held', 'tuned'] as const) {
    const some = scored.filter((one) => one.side === side);
    report({ name: `${name}, ${side} (${some.length})`, value: meanOf(some), unit: '%', bar: { min } });
  }
  report({ name: `${name} (${scored.length})`, value: meanOf(scored), unit: '%', bar: { min } });
}

/** The article that a sentence of a ruling cites, first among all articles of the Chilean norms. A ruling is a family. */
export function statutes(report: Report): void {
  const articles = readRows<{ id: string; text: string }>('clstatute', 'corpus.jsonl');
  const sources = articles.map(({ id, text }) => opened(id, '', text));
  const asked = readRows<{ query: string; gold: string[]; source: string }>('clstatute', 'queries.jsonl');
  const scored = asked.map(({ query, gold, source: ruling }): Scored => {
    const [first] = ranked(sources, query, 1);
    return { side: sideOf(ruling), value: Number(first !== undefined && gold.includes(articles[first.source]!.id)) };
  });
  tell(report, 'cl-statute R@1', scored, 80);
}

/** The share of what answers that the eight best passages of a policy hold. There are two policies, so that each question is a family. */
export function privacy(report: Report): void {
  type Row = { file: string; question: string; spans: Span[] };
  const rows = readRows<Row>('legalbenchrag', 'privacy_qa_spans.jsonl');
  const policies = new Map(
    [...new Set(rows.map(({ file }) => file))].map((file) => {
      const text = readText('legalbenchrag', 'knowledge-base', file);
      return [file, { text, sources: [opened(file, '', text)] }];
    }),
  );
  const scored = rows.map(({ file, question, spans }): Scored => {
    const { text, sources } = policies.get(file)!;
    const gold = spans.flatMap((span) => carried(text, span, sources[0]!.text, 0));
    const found = ranked(sources, question, 8);
    return { side: sideOf(question), value: covered(gold.map(spanOf), found.map(spanOf)) };
  });
  tell(report, 'PrivacyQA R@8', scored, 48);
}

/** The paragraph of the encyclopedia that answers, first among all paragraphs in the other language than the question. An article is a family. */
export function acrossLanguages(report: Report): void {
  for (const language of languages) {
    const other = languages.find((one) => one !== language)!;
    const paragraphs = readRows<{ pid: number; text: string }>('xquad', `passages.${other}.jsonl`).sort(
      (a, b) => a.pid - b.pid,
    );
    const sources = paragraphs.map(({ pid, text }) => opened(`${pid}`, '', text));
    const places = new Map(paragraphs.map(({ pid }, at) => [pid, at]));
    const asked = readRows<{ pid: number; question: string }>('xquad', `questions.${language}.jsonl`);
    const scored = asked.map(({ pid, question }): Scored => {
      const own = places.get(pid)!;
      const [first] = ranked(sources, question, 1);
      return { side: sideOf(articleOf(own)), value: Number(first?.source === own) };
    });
    tell(report, `XQuAD across, ${language} to ${other}, R@1`, scored, 78);
  }
}
