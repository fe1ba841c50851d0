import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { Doctrine } from '../contract.ts';
import { names } from '../server/names.ts';
import type { Fits } from './look.ts';
import { Part, Said, Shown } from './Part.tsx';
import { doctrineText } from './text.ts';

type Props<L> = { list: L; citations: readonly Citation[]; fits: Fits };

/** What is cited in support, with the words that show it. */
export function Supporting({ list, citations, fits }: Props<Doctrine['doctrines_supporting']>) {
  const t = useText(doctrineText);
  const shown = list.filter((one) => fits(one.author, one.doctrine_name));
  return (
    <Part all={list.length} shown={shown.length} title={t.noneSupporting} help={t.silent}>
      {shown.map((one, i) => (
        <li key={`${one.author} ${i}`} className="grid gap-2.5 py-5">
          <Titled author={one.author} work={one.doctrine_name} />
          <Shown place={one.key_concept} citations={citations} />
          <p className="text-ui">{one.how_it_supports}</p>
          {one.additional_authors.length > 0 && <Said label={t.with}>{one.additional_authors.join(', ')}</Said>}
        </li>
      ))}
    </Part>
  );
}

/** What is cited as contrary, with the words that show it, what answers it, and what it may cost. */
export function Opposing({ list, citations, fits }: Props<Doctrine['doctrines_opposing']>) {
  const t = useText(doctrineText);
  const name = useText(names);
  const shown = list.filter((one) => fits(one.author, one.doctrine_name));
  return (
    <Part all={list.length} shown={shown.length} title={t.noneOpposing} help={t.silent}>
      {shown.map((one, i) => (
        <li key={`${one.author} ${i}`} className="grid gap-2.5 py-5">
          <div className="flex items-start justify-between gap-3">
            <Titled author={one.author} work={one.doctrine_name} />
            <Badge
              tone={one.risk_level === 'low' ? 'plain' : 'warn'}
            >{`${t.risk}: ${name.level[one.risk_level].toLowerCase()}`}</Badge>
          </div>
          <Shown place={one.key_concept} citations={citations} />
          <p className="text-ui">{one.how_it_opposes}</p>
          <Said label={t.counter}>{one.counterargument}</Said>
        </li>
      ))}
    </Part>
  );
}

function Titled({ author, work }: { author: string; work: string }) {
  return (
    <div className="min-w-0">
      <h3 className="text-ui font-semibold">{author}</h3>
      {work !== author && (
        <p className="font-serif text-[17px]/6">
          <cite>{work}</cite>
        </p>
      )}
    </div>
  );
}
