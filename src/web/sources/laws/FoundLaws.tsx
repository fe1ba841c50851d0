import { useState } from 'react';
import { lawsApi, type FoundLaw } from '#contract/laws.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Choice } from './Choice.tsx';
import { lawText } from './law-text.ts';

const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e']);
/** A public body that is written in capitals, as a sentence names it: "Ministerio de Justicia". Initials ("SII") stay. */
const bodyOf = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name.replace(/\p{L}+/gu, (word) => {
        const small = word.toLowerCase();
        return SMALL.has(small) ? small : word.length > 3 ? word.charAt(0) + small.slice(1) : word;
      });
const noon = (iso: string): string => `${iso}T12:00:00`;
/** A count of characters as it is said: 41,237 is about 41,000. */
const rounded = (n: number): number => Number(n.toPrecision(2));

type Props = {
  laws: readonly FoundLaw[];
  isHere: (law: FoundLaw) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (address: string, on: boolean) => void;
};
/** Norms that were found: each with who issued it, of which day its text is, and how long it is. */
export function FoundLaws({ laws, isHere, chosen, onChoose }: Props) {
  return (
    <ul className="mt-4 divide-y divide-line">
      {laws.map((law) => (
        <Found
          key={law.norm}
          law={law}
          isHere={isHere(law)}
          chosen={chosen.has(law.address)}
          onChoose={(on) => onChoose(law.address, on)}
        />
      ))}
    </ul>
  );
}

type One = { law: FoundLaw; isHere: boolean; chosen: boolean; onChoose: (on: boolean) => void };
/** One of them. A list of the library tells little of a norm: what is chosen from it is asked for by its address, where it tells the rest. */
function Found({ law, isHere, chosen, onChoose }: One) {
  const t = useText(lawText);
  const { date, number } = useFormats();
  const [now] = useState(() => Date.now());
  const whole = useCall(
    lawsApi.find,
    { query: { q: law.address } },
    { enabled: chosen && law.size === null, staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
  );
  const known = law.size === null ? (whole.data?.laws[0] ?? law) : law;
  const { body, published, version, size, derogated } = known;
  const isFuture = version !== null && Date.parse(noon(version)) > now;
  const about = [
    body && bodyOf(body),
    published && t.published(date(noon(published))),
    version && (isFuture ? t.future(date(noon(version))) : t.version(date(noon(version)))),
    size && t.size(size.articles, number(size.articles), number(rounded(size.characters))),
    whole.isFetching && t.sizing,
    derogated && t.derogated,
    isHere && t.here,
  ];
  return (
    <Choice
      name={law.name}
      title={law.title}
      about={about.filter(Boolean).join(' · ')}
      checked={chosen}
      disabled={isHere}
      onChange={onChoose}
    />
  );
}
