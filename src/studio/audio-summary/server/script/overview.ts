import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import type { Document } from '#server/studio/tool.ts';
import { words } from '../text.ts';
import { tellPoints, tellWhat, tellWho } from './compose.ts';
import { close, fitted, isSilent, minutesOf } from './fitting.ts';
import { wordsIn } from './spoken-length.ts';
import { study, type Study, type Told } from './study.ts';
import { Writer } from './writer.ts';

/** Things that two sources share and that are told. */
const SHARED = 2;
/** The least share of the words that a source has. */
const LEAST = 0.35;

/** The language that most of the sources' words are in. */
function spoken(documents: readonly Document[]): Language {
  const size = (language: Language): number =>
    documents.filter(({ speaks }) => speaks === language).reduce((sum, { text }) => sum + text.length, 0);
  const [es, en] = [size('es'), size('en')];
  return es === en ? documents[0]!.speaks : es > en ? 'es' : 'en';
}

/** The words of each source: by the root of its length, none much less than its even share. */
function shares(sources: readonly Study[]): number[] {
  const told = sources.map((one) => (isSilent(one) ? 0 : Math.sqrt(one.text.length)));
  const sum = told.reduce((all, one) => all + one, 0) || 1;
  const even = 1 / Math.max(1, told.filter((one) => one > 0).length);
  const raw = told.map((one) => (one === 0 ? 0 : Math.max(LEAST * even, one / sum)));
  const whole = raw.reduce((all, one) => all + one, 0) || 1;
  return raw.map((one) => one / whole);
}

/** What is named as an authority in a source, with the sentence it stands in; a reference that only points back is none. */
function named({ reading, told }: Study): Map<string, Told> {
  const out = new Map<string, Told>();
  let next = 0;
  for (const one of reading.references) {
    const key = keyOf(one);
    if (key === null || out.has(key)) continue;
    while (next < told.length && told[next]!.end < one.start) next++;
    const here = told[next];
    if (here && here.start <= one.start && !here.leans) out.set(key, here);
  }
  return out;
}
function keyOf(one: Reference): string | null {
  if (one.kind === 'ruling') return one.key;
  if (one.kind === 'articles') return one.norm?.how === 'named' ? one.key : null;
  return one.kind === 'norm' && one.how === 'named' ? one.key : null;
}

/** Where two sources name the same authority: the more exact first (an article before its law). */
function shared(sources: readonly Study[]): [Study, Told, Study, Told][] {
  const all = sources.map((one) => ({ one, keys: named(one) }));
  const found: { key: string; pair: [Study, Told, Study, Told] }[] = [];
  for (const [i, a] of all.entries())
    for (const [key, told] of a.keys) {
      const b = all.slice(i + 1).find(({ keys }) => keys.has(key));
      if (b && !found.some((other) => other.key === key))
        found.push({ key, pair: [a.one, told, b.one, b.keys.get(key)!] });
    }
  return found
    .sort((a, b) => Number(b.key.includes('#')) - Number(a.key.includes('#')) || (a.key < b.key ? -1 : 1))
    .slice(0, SHARED)
    .map(({ pair }) => pair);
}

function tellShared(writer: Writer, pairs: readonly [Study, Told, Study, Told][]): void {
  const t = words[writer.language];
  writer.part = 'points';
  for (const [n, [a, one, b, other]] of pairs.entries()) {
    writer.frame('b', n === 0 ? t.common : t.next[1]!);
    writer.tell('a', one.said, one, a.source, one.label);
    writer.frame('a', t.commonOther);
    writer.tell('b', other.said, other, b.source, other.label);
  }
}

/** A script about all sources of a notebook: each in turn, then where they meet. `language` is of who asked. */
export function tellMany(
  documents: readonly Document[],
  language: Language,
  minutes: number,
): { writer: Writer; partly: string | null } {
  const speaks = spoken(documents);
  const texts = documents.map(({ text }) => text);
  const open = documents.map(({ text, speaks: own }) => text !== '' && own === speaks);
  const sources = documents.flatMap((one, i) => (open[i] ? [study(i, one.title, one.text, speaks)] : []));
  const pairs = shared(sources);
  const parts = shares(sources);
  const wanted = wordsIn(minutes, speaks);
  const write = (budget: number, said: number): Writer => {
    const writer = new Writer(speaks, texts);
    const t = words[speaks];
    writer.frame('a', t.hello);
    writer.frame('a', t.many(documents.length));
    writer.frame('b', `${t.about(said)} ${t.ours}`);
    let n = 0;
    for (const [i, { title }] of documents.entries()) {
      if (texts[i] === '') continue;
      writer.part = 'what';
      writer.frame('b', `${n === 0 ? t.first : t.next[(n - 1) % t.next.length]!} «${title}».`);
      n++;
      const at = sources.findIndex(({ source }) => source === i);
      const source = sources[at];
      if (!source) writer.frame('a', t.otherLanguage);
      else if (isSilent(source)) writer.frame('a', t.nothingIn);
      else {
        tellWhat(writer, source, minutes >= documents.length);
        if (minutes >= documents.length) tellWho(writer, source, 0);
        tellPoints(writer, source, Math.round(budget * parts[at]!));
      }
    }
    if (minutes > 1) tellShared(writer, pairs);
    close(writer);
    return writer;
  };
  let chosen = 0;
  const first = fitted(wanted, (budget) => write((chosen = budget), minutes));
  const real = minutesOf(first.spoken, speaks);
  const t = words[language].partly;
  const titles = (wantedTitles: readonly Document[]): string => wantedTitles.map(({ title }) => title).join('; ');
  const empty = documents.filter(({ text }) => text === '');
  const other = documents.filter(({ text, speaks: own }) => text !== '' && own !== speaks);
  const partly = [
    ...(empty.length > 0 ? [t.room(titles(empty))] : []),
    ...(other.length > 0 ? [t.language(titles(other))] : []),
  ];
  return { writer: real === minutes ? first : write(chosen, real), partly: partly.join(' ') || null };
}
