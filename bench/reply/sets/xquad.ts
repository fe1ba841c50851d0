import type { Language } from '#contract/language.ts';
import { readRows } from '../../data.ts';
import type { Case, Gold } from '../case.ts';
import { opened } from '../engine/source.ts';
import { hash } from '../hash.ts';

type Question = { id: string; pid: number; question: string; answers: { answer_start: number; text: string }[] };

/** Paragraphs of one article of the encyclopedia, which stand together; articles that are ticked, and the ways to choose the others. */
const PARAGRAPHS = 5;
const ARTICLES = 5;
const STEPS = [3, 7, 11];

/** The family of a paragraph, by its number in the order of paragraphs: the article that it is of. */
export const articleOf = (paragraph: number): string => `xquad/${Math.floor(paragraph / PARAGRAPHS)}`;

/** Questions of the encyclopedia: with their own article among five, with all of them ticked, and with five others. */
export function xquad(language: Language): Case[] {
  const paragraphs = readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`).sort(
    (a, b) => a.pid - b.pid,
  );
  const starts = new Map<number, number>();
  const articles = Array.from({ length: Math.ceil(paragraphs.length / PARAGRAPHS) }, (_, n) => {
    let text = '';
    for (const one of paragraphs.slice(n * PARAGRAPHS, (n + 1) * PARAGRAPHS)) {
      if (text) text += '\n\n';
      starts.set(one.pid, text.length);
      text += one.text;
    }
    return opened(`xquad-${language}-${n}`, '', text);
  });
  const name = `xquad-${language}`;
  return readRows<Question>('xquad', `questions.${language}.jsonl`).flatMap(({ id, pid, question, answers }) => {
    const own = paragraphs.findIndex((one) => one.pid === pid);
    const article = Math.floor(own / PARAGRAPHS);
    const step = STEPS[hash(id) % STEPS.length]!;
    const others = Array.from({ length: ARTICLES }, (_, k) => articles[(article + step * (k + 1)) % articles.length]!);
    const start = starts.get(pid)!;
    const goldIn = (source: number): Gold => ({
      keys: [
        answers.map(({ answer_start: at, text }) => ({ source, start: start + at, end: start + at + text.length })),
      ],
      units: [{ source, start, end: start + paragraphs[own]!.text.length }],
      match: 'holds',
      sources: [source],
    });
    const common = { family: articleOf(own), groups: [], language, history: [], question };
    return [
      {
        ...common,
        id: `${id} ${language}`,
        set: name,
        sources: [articles[article]!, ...others.slice(1)],
        gold: goldIn(0),
      },
      { ...common, id: `${id} ${language} · all`, set: `${name} · all`, sources: articles, gold: goldIn(article) },
      { ...common, id: `${id} ${language} · others`, set: name, sources: others, gold: null },
    ];
  });
}
