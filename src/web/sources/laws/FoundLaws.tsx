import { useState } from 'react';
import type { FoundLaw } from '#contract/laws.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Choice } from './Choice.tsx';
import { lawText } from './law-text.ts';

const noon = (iso: string): string => `${iso}T12:00:00`;

type Props = {
  laws: readonly FoundLaw[];
  isHere: (law: FoundLaw) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (address: string, on: boolean) => void;
};
/** Norms that were found: each with who issued it, and of which day its text is. */
export function FoundLaws({ laws, isHere, chosen, onChoose }: Props) {
  const t = useText(lawText);
  const { date } = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <ul className="mt-4 divide-y divide-line">
      {laws.map((law) => {
        const { norm, name, title, body, published, version, derogated, address } = law;
        const isFuture = version !== null && Date.parse(noon(version)) > now;
        const about = [
          body,
          published && t.published(date(noon(published))),
          version && (isFuture ? t.future(date(noon(version))) : t.version(date(noon(version)))),
          derogated && t.derogated,
          isHere(law) && t.here,
        ];
        return (
          <Choice
            key={norm}
            name={name}
            title={title}
            about={about.filter(Boolean).join(' · ')}
            checked={chosen.has(address)}
            disabled={isHere(law)}
            onChange={(on) => onChoose(address, on)}
          />
        );
      })}
    </ul>
  );
}
