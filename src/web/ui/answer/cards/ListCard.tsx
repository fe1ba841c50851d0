import clsx from 'clsx';
import { useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { fold } from '#web/i18n/fold.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../../Button.tsx';
import { SearchBox } from '../../SearchBox.tsx';
import { groupsOf, type CardProps, type Row } from './card.ts';
import { CardFrame } from './CardFrame.tsx';
import { cellLook, CellWords } from './CellWords.tsx';
import { cardsText } from './text.ts';

/** Items from which a field filters them, items that are shown before the rest is folded, and groups at most that can be chosen from. */
const [FILTERED, SHOWN, CHOICES] = [8, 20, 6];
type Item = Row & { n: number; beside: string };

const besideOf = ({ label, speaker, group }: Row, grouped: boolean): string =>
  [label, speaker, grouped ? '' : group].filter(Boolean).join(' · ');

/** The name of a group as a heading writes it. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const holds = ({ label, group, speaker, cells }: Row, words: string): boolean =>
  fold([label, group, speaker, ...cells.map(({ text }) => text)].join(' ')).includes(fold(words.trim()));

/** All items of a kind, numbered down the double rule and grouped by division; those of one group or with some words can be chosen. */
export function ListCard({ card, citations, whole }: CardProps) {
  const t = useText(cardsText);
  const { number } = useFormats();
  const [[group, words], choose] = useState<[string | null, string]>([null, '']);
  const [all, setAll] = useState(false);
  const names = [...new Set(card.rows.map((row) => row.group).filter(Boolean))];
  // Where each item has a group of its own, that is said beside it.
  const grouped = names.length < card.rows.length;
  const items = card.rows.map((row, at): Item => ({ ...row, n: at + 1, beside: besideOf(row, grouped) }));
  const fit = items.filter((item) => (group === null || item.group === group) && holds(item, words));
  const left = whole || all ? 0 : Math.max(0, fit.length - SHOWN);
  const more = left > 0 && <TextLink onClick={() => setAll(true)}>{t.more(number(left))}</TextLink>;
  // A division of one item needs no number.
  const countOf = (name: string): string => {
    const count = fit.filter((item) => item.group === name).length;
    return count > 1 ? number(count) : '';
  };
  const field = !whole && items.length >= FILTERED && (
    <SearchBox
      label={t.filter}
      value={words}
      onChange={(value) => choose([group, value])}
      className="w-[170px] max-sm:order-last max-sm:w-full max-sm:pr-2"
    />
  );
  return (
    <CardFrame card={card} citations={citations} tools={field} {...(more && { foot: more })}>
      {!whole && grouped && names.length > 1 && names.length <= CHOICES && (
        <div role="group" aria-label={t.groups} className="flex flex-wrap gap-0.5 border-b border-line p-1.5 pl-2">
          {[null, ...names].map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={group === name}
              onClick={() => choose([name, words])}
              className="flex min-h-7 max-w-full items-center gap-1.5 rounded px-2 text-left text-note text-ink-2 hover:bg-sunken/60 aria-pressed:bg-sunken aria-pressed:text-ink max-sm:min-h-11"
            >
              {name === null ? t.all : capital(name)}
              <span className="text-meta text-ink-3 tabular-nums">
                {number(items.filter((item) => name === null || item.group === name).length)}
              </span>
            </button>
          ))}
        </div>
      )}
      {fit.length === 0 && <p className="px-4 py-3 text-note text-ink-3">{t.none}</p>}
      {groupsOf(fit.slice(0, fit.length - left)).map(({ group: name, rows }, at) => (
        <div key={at}>
          {name && grouped && (
            <div className={ROW}>
              <span className={RULE} />
              <h4 className="flex gap-2 px-4 pt-3 pb-0.5 text-note font-semibold text-ink-2">
                {capital(name)}
                <span className="font-normal text-ink-3 tabular-nums">{countOf(name)}</span>
              </h4>
            </div>
          )}
          <ol>
            {rows.map((item) => (
              <Line key={item.n} item={item} citations={citations} />
            ))}
          </ol>
        </div>
      ))}
    </CardFrame>
  );
}

const ROW = 'grid grid-cols-[44px_minmax(0,1fr)] max-sm:grid-cols-[40px_minmax(0,1fr)]';
const RULE =
  'border-r-[3px] border-double border-margen py-2 pr-3 text-right text-meta leading-6 font-medium text-ink-3 tabular-nums max-sm:pr-2';

function Line({ item: { n, beside, cells }, citations }: Pick<CardProps, 'citations'> & { item: Item }) {
  const { number } = useFormats();
  const [cell, ...others] = cells;
  return (
    <li className={ROW}>
      <span className={RULE}>{number(n)}</span>
      <div className="min-w-0">
        <div className={clsx('flex items-baseline gap-x-4 px-4 py-2 max-sm:block', cellLook(cell!))}>
          <span className="min-w-0 flex-1 font-serif text-[15px]/6 [overflow-wrap:anywhere]">
            <CellWords cell={cell!} citations={citations} />
          </span>
          {beside && <span className="max-w-40 shrink-0 text-meta text-ink-3 max-sm:block">{beside}</span>}
        </div>
        {others.map((other, at) => (
          <div key={at} className={clsx('px-4 pb-2 font-serif text-[15px]/6', cellLook(other))}>
            <CellWords cell={other} citations={citations} />
          </div>
        ))}
      </div>
    </li>
  );
}
