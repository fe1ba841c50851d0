import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { canonical } from '#reading/lines.ts';
import { fold, wordsOf } from '#reading/words.ts';
import audio from '#studio/audio-summary/server/index.ts';
import map from '#studio/concept-map/server/index.ts';
import doctrine from '#studio/doctrine/server/index.ts';
import jurisprudence from '#studio/jurisprudence/server/index.ts';
import quality from '#studio/quality/server/index.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onSides, type Side } from './split.ts';

type Report = (figure: Figure) => void;
/** `side`: the documents of the first measurement are tuned to by now; those written since are held. */
type Sided = { side: Side };
type Labelled<L> = readonly (readonly [name: string, label: L & Sided])[];
type Words = { quote: string };
type Brief = {
  citations: {
    rol: string;
    stance: 'for' | 'against' | 'distinguished' | 'overruled' | 'neutral';
    ruling?: { file: string; claim_is_right: boolean };
  }[];
  not_citations: string[];
};
type Written = { language: Language; errors: (Words & { kind: string })[]; clean: Words[] };
type Told = { allegations: Words[]; other_voices: Words[] };

const folder = (name: string): string => path.resolve('bench', 'unseen', name);
const textOf = (kind: string, file: string): string => canonical(readFileSync(path.join(folder(kind), file), 'utf8'));
const document = (text: string, speaks: Language) => ({ title: '', type: 'txt', text, speaks }) as const;
const heard = (): undefined => undefined;

/** Says with `--list` what was missed among the examples that rules may be changed for; the others are never shown. */
function list([name, { side }]: readonly [string, Sided], ...words: string[]): void {
  if (process.argv.includes('--list') && side === 'tuned') process.stdout.write(`  ${name}: ${words.join(' · ')}\n`);
}

const digits = (rol: string): string => rol.replaceAll('.', '').toLowerCase();
/** Briefs that cite rulings, with those of them that are at hand as further sources: what each citation is to the brief. */
async function stances(report: Report, briefs: Labelled<Brief>): Promise<void> {
  let [right, all, found, adverse, support, misused, wrong, own, others] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const brief of briefs) {
    const [name, { citations, not_citations }] = brief;
    const sources = citations.flatMap(({ ruling }) => (ruling ? [document(textOf('briefs', ruling.file), 'es')] : []));
    const { result } = await jurisprudence.offline(document(textOf('briefs', name), 'es'), 'es', heard, sources);
    const shown = (
      [
        ['for', result.jurisprudence_in_favor],
        ['against', result.jurisprudence_against],
        ['neutral', result.jurisprudence_neutral.filter(({ provenance }) => provenance === 'document')],
      ] as const
    ).flatMap(([stance, rulings]) => rulings.map(({ rol, title }) => ({ stance, rol: digits(rol), title })));
    const doubted = result.misapplied_jurisprudence_in_favor.map(({ title }) => title);
    for (const { rol, stance, ruling } of citations) {
      const one = shown.find((other) => other.rol === digits(rol));
      const wanted = stance === 'for' || stance === 'neutral' ? stance : 'against';
      all++;
      if (one?.stance === wanted) right++;
      else list(brief, rol, `${stance}, shown as ${one?.stance ?? 'none'}`);
      if (wanted === 'against') {
        adverse++;
        if (one?.stance === 'against') found++;
        if (one?.stance === 'for') support++;
      }
      if (ruling?.claim_is_right === false) {
        wrong++;
        if (one?.stance === 'for' && !doubted.includes(one.title)) {
          misused++;
          list(brief, rol, 'says otherwise, shown in favour without a doubt');
        }
      }
    }
    others += not_citations.length;
    own += not_citations.filter((rol) => shown.some((one) => one.rol === digits(rol))).length;
  }
  report(percent('briefs: stance of a citation right', right, all, { min: 85 }));
  report(percent('briefs: adverse citations shown as adverse', found, adverse, { min: 90 }));
  report({ name: 'briefs: adverse citations shown in favour', value: support, unit: '', of: adverse, bar: { max: 0 } });
  const said = 'briefs: in favour, where the ruling among the sources says otherwise';
  report({ name: said, value: misused, unit: '', of: wrong, bar: { max: 0 } });
  report({ name: 'briefs: numbers of its own case shown as authority', value: own, unit: '', of: others });
}

/** Texts with planted errors: what the report finds of them, and what it calls an error elsewhere. */
async function errors(report: Report, texts: Labelled<Written>): Promise<void> {
  let [caught, planted, alarms, words, clean, flagged] = [0, 0, 0, 0, 0, 0];
  const kinds = new Map<string, [caught: number, planted: number]>();
  for (const written of texts) {
    const [name, label] = written;
    const text = textOf('language', name);
    words += wordsOf(text).length;
    const { result, claims } = await quality.offline(document(text, label.language), label.language, heard);
    const issues = Object.values(result.categories)
      .flatMap((category) => category.issues)
      .map(({ place, also, ...rest }) => ({
        ...rest,
        places: [place, ...(also ? [also] : [])].map(({ citation_id }) => claims[citation_id - 1]!),
      }));
    const over = ({ quote }: Words) => {
      const from = text.indexOf(quote);
      return ({ places }: (typeof issues)[number]): boolean =>
        places.some(({ start = 0, end = 0 }) => start < from + quote.length && end > from);
    };
    for (const error of label.errors) {
      const isCaught = issues.some(over(error));
      const [some, of] = kinds.get(error.kind) ?? [0, 0];
      kinds.set(error.kind, [some + Number(isCaught), of + 1]);
      if (!isCaught) list(written, `missed ${error.kind}`, error.quote);
    }
    // The numbers of invented companies end in invented digits: what is told of them is right.
    const isInvented = ({ rule }: (typeof issues)[number]): boolean => rule === 'c.rut';
    const serious = issues.filter(
      (one) => one.severity !== 'low' && !isInvented(one) && !label.errors.some((error) => over(error)(one)),
    );
    for (const { text: said, rule, places } of serious) list(written, `alarm of ${rule}`, said, places[0]!.quote ?? '');
    alarms += serious.length;
    clean += label.clean.length;
    flagged += label.clean.filter((right) => serious.some(over(right))).length;
  }
  for (const [some, of] of kinds.values()) [caught, planted] = [caught + some, planted + of];
  report(percent('planted errors of language found', caught, planted, { min: 70 }));
  for (const [kind, [some, of]] of kinds) report(percent(`  ${kind.replaceAll('_', ' ')}`, some, of));
  const value = Number(((1000 * alarms) / words).toFixed(2));
  report({ name: 'false serious alarms', value, unit: 'in 1,000 words', of: words, bar: { max: 1 } });
  report({ name: 'passages that look wrong and are right, flagged', value: flagged, unit: '', of: clean });
}

/** Words that say whose an allegation is, in a quotation or in what leads to it; of the bench, not of the rules. */
const WHOSE =
  /\b(?:aleg[aoó]|sostien|sostuv|dij|dice(?! el considerando)|argu|expus|expon|contest[aoó]|senal|afirm|aduj|aduc|indic[aoó]|solicit[aoó]|pide|pidio|manif|segun|opuso|opone|reclam[aoó]|relat|refier|refiri|declar|planteo|respond|a juicio de|disid|disent|voto|de acuerdo|se llego|testigo|depus|reconoc|invoc|insist|agreg|anad|critic|explic|acus|reproch|en subsidio|tribunal anterior|preven|previen|otro parecer|en su opinion|se cita|h(?:ace|izo) presente|fundo su|estima (?:el|la) (?:servicio|demand|recurr|actor))/;
type Shown = { start: number; end: number; lead: string };

/** All that a result quotes, in its order, each with the tool's own words that lead to it. */
function shownIn(result: unknown, claims: readonly { start?: number; end?: number }[]): Shown[] {
  const shown: Shown[] = [];
  let lead = '';
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { citation_id: id, label, text, location } = value as Record<string, unknown>;
    if (typeof id === 'number') {
      const { start = 0, end = 0 } = claims[id - 1]!;
      shown.push({ start, end, lead: `${lead} ${typeof label === 'string' ? label : ''}` });
    }
    // A line of a script that quotes nothing leads to those behind it.
    if (typeof text === 'string' && !location) lead = text;
    Object.values(value).forEach(walk);
  };
  walk(result);
  return shown;
}

/** Rulings: what a party says, or a witness or dissent, shown as if the court held it. */
async function voices(report: Report, rulings: Labelled<Told>): Promise<void> {
  for (const tool of [jurisprudence, map, audio, doctrine]) {
    let [told, all] = [0, 0];
    for (const ruling of rulings) {
      const [name, { allegations, other_voices }] = ruling;
      const text = textOf('rulings', name);
      const options = { minutes: 5, review: false } as never;
      const { result, claims } = await tool.offline(document(text, 'es'), 'es', heard, [], options);
      for (const { quote } of [...allegations, ...other_voices]) {
        const [from, to] = [text.indexOf(quote), text.indexOf(quote) + quote.length];
        const hit = shownIn(result, claims).find(({ start, end, lead }) => {
          const shared = Math.min(end, to) - Math.max(start, from);
          return shared * 2 > quote.length && !WHOSE.test(fold(`${lead} ${text.slice(start, end)}`));
        });
        all++;
        if (!hit) continue;
        told++;
        list(ruling, tool.contract.kind, hit.lead, text.slice(hit.start, hit.end));
      }
    }
    const said = `rulings: what another says, shown by ${tool.contract.kind} as held`;
    report({ name: said, value: told, unit: '', of: all, bar: { max: 0 } });
  }
}

async function run(report: Report): Promise<void> {
  const labelled = <L>(kind: string): [name: string, label: L & Sided][] =>
    Object.entries(
      JSON.parse(readFileSync(path.join(folder(kind), 'labels.json'), 'utf8')) as Record<string, L & Sided>,
    );
  const sideOf = ([, { side }]: readonly [string, Sided]): Side => side;
  await onSides(report, labelled<Brief>('briefs'), sideOf, stances);
  const written = labelled<Written>('language');
  for (const [speaks, said] of [
    ['es', 'Spanish'],
    ['en', 'English'],
  ] as const)
    await onSides(
      (figure) => report({ ...figure, name: `${said}: ${figure.name.trim()}` }),
      written.filter(([, { language }]) => language === speaks),
      sideOf,
      errors,
    );
  await onSides(report, labelled<Told>('rulings'), sideOf, voices);
}

export const bench: Bench = {
  name: 'unseen',
  about: 'briefs, texts and rulings by an author who saw no rule: stances, planted errors, allegations',
  run,
};
