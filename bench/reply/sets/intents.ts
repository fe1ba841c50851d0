import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { tellLanguage } from '#reading/language.ts';
import type { Selected } from '#server/sources/open.ts';
import { casesIn } from '#test/intents.ts';
import asked from '../../asked/intents.json' with { type: 'json' };
import { present, readText } from '../../data.ts';
import type { Case, Gold, Place } from '../case.ts';
import { opened } from '../engine/source.ts';
import { paragraphAt, placesOf } from '../places.ts';

const FOLDER = 'test/fixtures/intents';

const goldOf = (sources: readonly Selected[], keys: Place[][]): Gold | null =>
  keys.length === 0
    ? null
    : {
        keys,
        units: keys.flat().map((place) => paragraphAt(sources[place.source]!.text, place)),
        match: 'holds',
        sources: [...new Set(keys.flat().map(({ source }) => source))],
      };

/** The number of a clause: what is quoted from a list stands below its own. */
const NUMBER = /^\d+(?:\.\d+)+\.?\s+/;

/** The language that a question is in, or that its sources are in where it says too little. */
const languageOf = (question: string, [first]: readonly Selected[]): Language =>
  tellLanguage(question) ?? first?.index.language ?? 'es';

const known = new Map<string, Selected[]>();
/** The same sources for the same list of them. */
function together(key: string, open: () => Selected[]): Selected[] {
  const sources = known.get(key) ?? open();
  known.set(key, sources);
  return sources;
}

/** The project's own questions of one intent, over the documents that stand beside its tests. */
function own(intent: string): Case[] {
  const lists = JSON.parse(readFileSync(path.join(FOLDER, `${intent}.json`), 'utf8')) as Record<string, string[][]>;
  // The rows of `silent` ask what is said of a source that says nothing: tests hold those.
  const told = Object.entries(lists).filter(([list]) => list !== 'silent');
  return told.flatMap(([list, rows]) => {
    const cases = casesIn(intent, list);
    return rows.map(([names = '', ...rest], i): Case => {
      const { question, before, sources: read } = cases[i]!;
      const sources = together(names, () => read.map(({ title, text }, n) => opened(`${names} ${n}`, title, text)));
      const words = list === 'refused' ? [] : rest.slice(before === undefined ? 1 : 2);
      const keys = words.map((one) =>
        sources.flatMap(({ text }, source) => placesOf(text, one.replace(NUMBER, ''), source)),
      );
      return {
        id: `own ${intent} ${list} ${names} ${before ?? ''} ${question}`,
        set: 'intents',
        family: names.split(' ')[0]!,
        groups: [intent],
        language: languageOf(question, sources),
        history: before === undefined ? [] : [before],
        question,
        sources,
        gold: goldOf(sources, keys),
      };
    });
  });
}

type Lists = Record<string, string[][]>;
/** The project's own questions over public documents: places are given as "source:offset", several where any of them will do. */
function open(list: Lists, intent: string): Case[] {
  return list[intent]!.map(([names = '', question = '', ...places]): Case => {
    const files = names.split(' ').map((name) => (asked.files as Record<string, string>)[name]!);
    const sources = together(`public ${names}`, () =>
      files.map((file) => opened(file, path.basename(file), readText(file))),
    );
    const keys = places.map((any) =>
      any.split(' ').map((place): Place => {
        const [source = 0, start = 0] = place.split(':').map(Number);
        return { source, start, end: start + 1 };
      }),
    );
    return {
      id: `public ${intent} ${names} ${question}`,
      set: 'intents · public',
      family: path.basename(files[0]!),
      groups: [intent],
      language: languageOf(question, sources),
      history: [],
      question,
      sources,
      gold: goldOf(sources, keys),
    };
  });
}

/** The questions that the project wrote itself, by what they ask for. */
export function intents(): Case[] {
  const ours = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => own(file.replace(/\.json$/, '')));
  if (!['leychile', 'pjud', 'cuad', 'contratos-cl'].every(present)) return ours;
  const lists = [asked.asked, asked.refused] as unknown as Lists[];
  return [...ours, ...lists.flatMap((list) => Object.keys(list).flatMap((intent) => open(list, intent)))];
}
