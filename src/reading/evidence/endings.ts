import type { Language } from '#contract/language.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { unitAt } from '../units/places.ts';
import { fold } from '../words.ts';
import type { Read } from './choose.ts';
import { evidenceOf } from './evidence.ts';
import { isHeading } from './heading.ts';
import { itemsUnder } from './items.ts';
import { wordsOfForms } from './listing/asked.ts';
import { LIST, type Item } from './listing/item.ts';
import { contractParties, partyCalled, partyNamed, partyOfSide, type Party } from './listing/party.ts';
import { named, type Collected, type Point } from './point.ts';
import { unlabelled } from './unlabelled.ts';

/** Questions for how, when or why something ends, and the words by which they name the end of a contract and nothing else (folded). Ours. */
const ASKS = /^(?:condition\.(?:how|when)|causes\.)/;
const HEAD = /^(?:termin\w*|cancel\w*|resciliar\w*|resciliacion|desahuci\w*|resolver(?:se|lo)?|resolucion|ended?)$/;
const BESIDE =
  /^(?:pon\w+|puesto|anticipad\w+|antes|causa(?:l|les|s)?|motivos?|razon(?:es)?|formas?|maneras?|casos?|arriendo|arrendamiento|contrat\w+|convenio|acuerdo|promesa|partes?|cualquiera|early|grounds?|ways?|reasons?|cases?|either|any|each|party|parties|lease|licen[cs]e|agreement|contract|by)$/;

/** What a contract calls itself where it says how it ends. */
const CONTRACT: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:contrato|convenio|acuerdo|arrendamiento|arriendo|subarriendo|promesa|comodato|mandato|servicios|relaci[óo]n (?:laboral|contractual)|instrumento)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:agreement|contract|lease|licen[cs]e|engagement|employment|appointment|addendum)(?!\p{L})/iu,
};
/** How a contract says that it may end, or ends by itself. Ours. */
const ENDS: Record<Language, RegExp> = {
  es: /(?:(?<!no )(?:podr[áa]n?|pueden?)|tendr[áa]n? (?:el )?derecho a|facultad[oa]s? para|facultar[áa]\p{L}* al?|voluntad de|dar[áa]n? (?:derecho|lugar) a|autoriza\p{L}* a)(?!\p{L})[^.;:]{0,90}?(?:pon(?:er|erle|g\p{L}+) t[ée]rmino|terminar(?:lo|se)?|dar(?:lo)? por terminad|resolver(?:lo|se)?|rescili|desahuciar|dejar(?:lo)? sin efecto|rescindir|t[ée]rmino (?:anticipado|inmediato|al))|(?:contrato|convenio|acuerdo|arrendamiento|promesa|comodato|mandato|relaci[óo]n laboral|instrumento)(?!\p{L})[^.;:]{0,90}?(?<!no )(?:terminar[áa]|expirar[áa]|se resolver[áa]|quedar[áa] (?:sin efecto|resuelt|terminad)|caducar[áa]|se entender[áa] (?:terminad|resuelt)|se extinguir[áa]|concluir[áa]|finalizar[áa])|causal(?:es)? de (?:t[ée]rmino|terminaci[óo]n)/iu,
  en: /(?:(?:may|can|(?:shall|will) (?:also )?have the right(?: and option)?(?: at any time)? to|ha(?:s|ve) the right to|(?:is|are|be) entitled to)(?! not)\s(?:[\p{L},-]+\s){0,6}?(?:terminate|cancel|end)|(?<!(?:of|under|to|by|in)\s)(?:this|said|the(?=\s(?:agreement|contract|lease|engagement)))\s(?:agreement|contract|lease|licen[cs]e|engagement|employment|appointment)(?!\p{L})[^.;:]{0,90}?(?:may|can|shall|will)(?! not)\s(?:[\p{L},-]+\s){0,4}?(?:terminated?|cancell?ed|expire))(?!\p{L})/iu,
};
/** What only tells how it ends elsewhere, or what follows when it does. */
const FOLLOWS =
  /^\W*(?:upon|after|following|in the event of|at|al|tras|producid[oa]|una vez)\s(?:the\s|el\s|la\s|any\s)?(?:early\s)?(?:expiration|expiry|termination|t[ée]rmino|terminad[oa]|terminaci[óo]n)/iu;
/** The letter or number of an item. */
const MARKED = /^\W*\p{L}{0,4}\d{0,2}[.)]\s*/u;
/** "Ponerle término" speaks of the contract. */
const PRONOUN = /(?:poner|dar|terminar|resolver|dejar)l[eo](?!\p{L})/iu;
/** A party that may not end it. */
const FORBIDDEN = /^\W*(?:neither|no party|ninguna? (?:de las )?partes?)(?!\p{L})/iu;
const FEWEST = 2;

/** Whether words of a contract say how it may end. */
export const saysEnding = (words: string, language: Language): boolean => ENDS[language].test(words);

const isAsked = ({ intent }: Point, names: ReadonlySet<string>): boolean => {
  const words = intent.matter.split(' ').map(fold).filter(Boolean);
  return (
    ASKS.test(intent.by) &&
    words.some((word) => HEAD.test(word)) &&
    words.every((word) => HEAD.test(word) || BESIDE.test(word) || names.has(word))
  );
};

/** The sentences of a contract that say how it ends, those first that open a list with its items. */
function endingsIn(source: number, { text, index }: Read, party: Party | null): Item[] {
  const cut = cutOf(index);
  const { language, sentenceStart, sentenceEnd } = index;
  const items: Item[] = [];
  let until = 0;
  sentenceStart.forEach((start, s) => {
    const end = sentenceEnd[s]!;
    if (start < until || items.length >= LIST.items) return;
    const unit = unitAt(cut, start);
    const division = cut.units[unit];
    const bare = unlabelled(text, division, { start, end });
    const words = text.slice(bare.start, bare.end);
    if (bare.end === bare.start || isHeading(words) || (division && division.kind !== 'operative')) return;
    if (!ENDS[language].test(words) || FOLLOWS.test(words) || FORBIDDEN.test(words)) return;
    const over = division?.title ?? '';
    if (!PRONOUN.test(words) && !CONTRACT[language].test(`${words} ${over}`)) return;
    const ends = ENDS[language].exec(words)!;
    const sides = party?.named(words.slice(0, ends.index + ends[0].length)) ?? [];
    if (sides.length > 0 && sides.every(({ side }) => side === 'other')) return;
    const under = itemsUnder(text, cut, { start, end });
    const first = under[0];
    items.push({ source, unit, start, end: first && first.start >= end ? first.end : end, focus: null, isWhole: true });
    if (first && first.start >= end)
      for (const range of under.slice(1))
        if (!FOLLOWS.test(text.slice(range.start, range.end).replace(MARKED, '')))
          items.push({ source, unit, ...range, focus: null });
    until = under.at(-1)?.end ?? 0;
  });
  return items;
}

/** All the ways in which the contracts end, where a question asks just that; null where it asks for more, or they say none. */
export function endings(point: Point): Collected | null {
  const { sources, asked } = point;
  const { actor } = asked.scope;
  const parties = asked.scope.sources.map((source) => contractParties(sources[source]!));
  const names = new Set([...(actor === null ? [] : [fold(actor)]), ...wordsOfForms(parties.flat())]);
  const isContracts = asked.scope.sources.every((source) => cutOf(sources[source]!.index).genre === 'contract');
  if (!isContracts || !isAsked(point, names)) return null;
  const words = [point.intent.matter, asked.scope.called ?? ''].join(' ').split(' ').filter(Boolean).map(fold);
  const items = asked.scope.sources.flatMap((source, at) => {
    const { index } = sources[source]!;
    const called = actor === null ? null : (partyOfSide(parties[at]!, actor) ?? partyCalled(index, actor));
    return endingsIn(source, sources[source]!, partyNamed(parties[at]!, words) ?? called);
  });
  const evidence = items.map(({ source, start, end }: Item & Range) => evidenceOf(sources, source, { start, end }, 1));
  if (items.length < FEWEST) return items.length === 0 ? null : named(evidence);
  return {
    ...named(evidence),
    listed: { slot: 'ending', rest: [], actor: null, items, isPart: false, isFines: false },
  };
}
