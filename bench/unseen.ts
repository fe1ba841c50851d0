import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import type { Document } from '#server/studio/tool.ts';
import jurisprudence from '#studio/jurisprudence/server/index.ts';
import { examine } from '#studio/quality/server/examine.ts';
import { share } from './data.ts';
import { type Bench, type Figure } from './figure.ts';
import { onEachSide, sideOf, type Side } from './split.ts';

type Report = (figure: Figure) => void;
type Citation = {
  quote: string;
  rol: string;
  stance: 'for' | 'against' | 'neutral' | 'distinguished' | 'overruled';
  ruling?: { claim_is_right: boolean };
};
type Faulty = {
  kind: string;
  language: Language;
  errors: { quote: string; kind: string }[];
  clean: { quote: string }[];
};

const FOLDER = path.resolve('bench/unseen');
const read = (...parts: string[]): string => readFileSync(path.join(FOLDER, ...parts), 'utf8');
/** Labels of one side, by the names of their documents. */
const labelsOf = <T>(folder: string, side: Side): [name: string, label: T][] =>
  Object.entries(JSON.parse(read(folder, 'labels.json')) as Record<string, T>).filter(
    ([name]) => sideOf(name) === side,
  );
const documentOf = (text: string, title: string, speaks: Language = 'es'): Document => ({
  title,
  type: 'txt',
  text,
  speaks,
});

/** What each position of a label may be told as: who distinguishes a ruling or says that it was left takes it from who invokes it. */
const TOLD: Record<Citation['stance'], readonly string[]> = {
  for: ['for'],
  against: ['against'],
  neutral: ['neutral', 'none'],
  distinguished: ['against', 'neutral'],
  overruled: ['against', 'neutral'],
};
const digits = (rol: string): string => rol.replace(/[.\s]/g, '');

/** Positions of the rulings that a brief cites, as the tool lists them, beside what an author who saw no rule meant by them. */
async function stances(report: Report, side: Side): Promise<void> {
  let [right, all, adverse, told, wrong, support] = [0, 0, 0, 0, 0, 0];
  for (const [name, { citations }] of labelsOf<{ citations: Citation[] }>('briefs', side)) {
    const beside = readdirSync(path.join(FOLDER, 'briefs')).filter((file) => file.startsWith(`${name.slice(0, 2)}_r`));
    const { result } = await jurisprudence.offline(
      documentOf(read('briefs', name), name),
      'es',
      () => undefined,
      beside.map((file) => documentOf(read('briefs', file), file)),
    );
    const listed = new Map<string, string>();
    for (const [stance, list] of [
      ['for', result.jurisprudence_in_favor],
      ['against', result.jurisprudence_against],
      ['neutral', result.jurisprudence_neutral],
    ] as const)
      for (const { rol } of list) listed.set(digits(rol), stance);
    for (const { rol, stance, ruling } of citations) {
      const said = listed.get(digits(rol)) ?? 'none';
      all++;
      if (TOLD[stance].includes(said)) right++;
      if (stance === 'against') {
        adverse++;
        if (said === 'against') told++;
      }
      if (ruling && !ruling.claim_is_right) {
        wrong++;
        if (said === 'for') support++;
      }
    }
  }
  report({
    name: 'briefs: position of citations right',
    value: share(right, all),
    unit: '%',
    of: all,
    bar: { min: 85 },
  });
  report({ name: '  adverse rulings found', value: share(told, adverse), unit: '%', of: adverse, bar: { min: 90 } });
  report({ name: '  wrong citations counted as support', value: support, unit: '', of: wrong, bar: { max: 0 } });
}

/** Planted errors of language and clean words, as the report of quality tells them. */
function language(report: Report, side: Side): void {
  let [found, all, alarms, clean, words, serious] = [0, 0, 0, 0, 0, 0];
  const kinds = new Map<string, [found: number, all: number]>();
  for (const [name, label] of labelsOf<Faulty>('language', side)) {
    const text = read('language', name);
    const { findings, words: count } = examine(text, label.language);
    words += count;
    const places = label.errors.map(({ quote }) => ({
      start: text.indexOf(quote),
      end: text.indexOf(quote) + quote.length,
    }));
    for (const [i, { kind }] of label.errors.entries()) {
      const place = places[i]!;
      const hit = findings.some(
        ({ start, end, also }) =>
          (start < place.end && end > place.start) || (also && also.start < place.end && also.end > place.start),
      );
      const [hits, of] = kinds.get(kind) ?? [0, 0];
      kinds.set(kind, [hits + Number(hit), of + 1]);
      all++;
      if (hit) found++;
    }
    for (const { quote } of label.clean) {
      const start = text.indexOf(quote);
      clean++;
      if (findings.some((one) => !one.rule.style && one.start < start + quote.length && one.end > start)) alarms++;
    }
    serious += findings.filter(
      ({ rule, start, end }) => !rule.style && !places.some((place) => start < place.end && end > place.start),
    ).length;
  }
  report({ name: 'texts: planted errors found', value: share(found, all), unit: '%', of: all, bar: { min: 70 } });
  for (const [kind, [hits, of]] of kinds) report({ name: `  ${kind.replaceAll('_', ' ')}`, value: hits, unit: '', of });
  report({
    name: '  serious alarms elsewhere',
    value: Number(((1000 * serious) / words).toFixed(2)),
    unit: 'in 1,000 words',
    of: words,
    bar: { max: 1 },
  });
  report({ name: '  clean words marked', value: alarms, unit: '', of: clean });
}

export const bench: Bench = {
  name: 'unseen',
  about: 'briefs and texts by an author who saw no rule: positions of citations, errors of language',
  run: async (report) => {
    await onEachSide(report, stances);
    await onEachSide(report, language);
  },
};
