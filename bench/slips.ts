import { languages, type Language } from '#contract/language.ts';
import quality from '#studio/quality/server/index.ts';
import slips from './data/slips.json' with { type: 'json' };
import { type Bench, type Figure, percent } from './figure.ts';
import { onBothSides, sideOf } from './split.ts';

/** A passage with one slip, or with none (`clean`), by an author who saw no rule. Each is a document of its own. */
type Passage = { id: string; language: string; text: string; quote?: string; kind?: string; clean?: boolean };
type Seen = Passage & { isFound: boolean; alarms: string[] };

const heard = (): undefined => undefined;

/** What the report finds in a passage: whether it touches the slip, and the serious findings elsewhere. */
async function seen(one: Passage, language: Language): Promise<Seen> {
  const { text, quote } = one;
  const document = { title: '', type: 'txt', text, speaks: language } as const;
  const { result, claims } = await quality.offline(document, language, heard);
  const from = quote ? text.indexOf(quote) : text.length;
  const to = from + (quote?.length ?? 0);
  const all = Object.values(result.categories)
    .flatMap(({ issues }) => issues)
    .map(({ place, also, severity, rule }) => ({
      isOver: [place, ...(also ? [also] : [])].some(({ citation_id }) => {
        const { start = 0, end = 0 } = claims[citation_id - 1]!;
        return start < to && end > from;
      }),
      isSerious: severity !== 'low',
      said: `${rule} ${claims[place.citation_id - 1]!.quote ?? ''}`,
    }));
  const alarms = all.filter(({ isOver, isSerious }) => isSerious && !isOver).map(({ said }) => said);
  return { ...one, isFound: all.some(({ isOver }) => isOver), alarms };
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const isListed = process.argv.includes('--list');
  for (const language of languages) {
    const passages = (slips as readonly Passage[]).filter((one) => one.language === language);
    await onBothSides(
      report,
      passages,
      ({ id }) => id,
      async (tell, some) => {
        const all: Seen[] = [];
        for (const one of some) all.push(await seen(one, language));
        const planted = all.filter(({ clean }) => !clean);
        const share = (of: readonly Seen[]): [number, number] => [of.filter((one) => one.isFound).length, of.length];
        tell(percent(`${language}: slips found`, ...share(planted), { min: 70 }));
        for (const kind of new Set(planted.map((one) => one.kind!)))
          tell(
            percent(`${language}: ${kind.replaceAll('_', ' ')}`, ...share(planted.filter((one) => one.kind === kind))),
          );
        const alarms = all.flatMap((one) => one.alarms);
        tell({
          name: `${language}: serious findings where nothing is wrong`,
          value: alarms.length,
          unit: '',
          of: all.length,
        });
        if (!isListed || some.some(({ id }) => sideOf(id) === 'held')) return;
        for (const { id, kind, quote, isFound, alarms: said } of all) {
          if (kind && !isFound) process.stdout.write(`  ${id} missed ${kind}: ${quote}\n`);
          for (const alarm of said) process.stdout.write(`  ${id} alarm: ${alarm}\n`);
        }
      },
    );
  }
}

export const bench: Bench = {
  name: 'slips',
  about: 'passages with one slip of a hurried writer each, by an author who saw no rule: found, and alarms elsewhere',
  run,
};
