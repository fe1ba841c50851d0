import { CircleCheck, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '../../Button.tsx';
import { copy } from '../../copy.ts';
import { usePlace } from '../place.ts';
import { cardMarkdown } from './markdown.ts';
import { cardsText } from './text.ts';

/** Copies a card as Markdown with its citations. */
export function CopyCard({ card, citations }: { card: Card; citations: readonly Citation[] }) {
  const t = useText(cardsText);
  const placeOf = usePlace();
  return (
    <IconButton
      icon={Copy}
      label={t.copy(card.title)}
      className="print:hidden"
      onClick={() => void copy(cardMarkdown(card, citations, t, placeOf))}
    />
  );
}

type Props = {
  card: Card;
  citations: readonly Citation[];
  /** Beside the title. */
  tools?: ReactNode;
  /** At the right of the foot, in place of the remark of the card. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame of a card: its title and what is said of it, its rows, and how many of its cells have a citation. */
export function CardFrame({ card, citations, tools, foot, children }: Props) {
  const t = useText(cardsText);
  const { number } = useFormats();
  const cells = card.rows.flatMap((row) => row.cells);
  const cited = cells.filter(({ state }) => state === 'stated').length;
  return (
    <section aria-label={card.title} className="min-w-0 overflow-hidden rounded-lg border border-line bg-paper">
      <header className="flex items-center gap-2 border-b max-sm:flex-wrap border-line py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1 max-sm:basis-[70%]">
          <h3 className="font-serif text-h3 font-semibold [overflow-wrap:anywhere]">{card.title}</h3>
          {card.about && <p className="mt-px text-meta text-ink-3">{card.about}</p>}
        </div>
        {tools}
        <CopyCard card={card} citations={citations} />
      </header>
      {children}
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-note text-ink-3">
        <span className="flex items-center gap-1.5 text-ok">
          <CircleCheck className="size-3.5 shrink-0" aria-hidden />
          {t.cited(number(cited), number(cells.length))}
        </span>
        <span className="ml-auto">{foot ?? card.note}</span>
      </footer>
    </section>
  );
}
