import type { Card } from '#contract/card.ts';
import { AlsoCard } from './AlsoCard.tsx';
import type { CardProps } from './card.ts';
import { ColumnsCard } from './ColumnsCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { ListCard } from './ListCard.tsx';
import { SheetCard } from './SheetCard.tsx';
import { StepsCard } from './StepsCard.tsx';

const DRAWN: Record<Card['kind'], (props: CardProps) => React.ReactNode> = {
  sheet: SheetCard,
  ruling: StepsCard,
  list: ListCard,
  'what-if': StepsCard,
  comparison: ColumnsCard,
  figures: FiguresCard,
  also: AlsoCard,
  table: ColumnsCard,
};

/** What an answer shows beside its passages, drawn as its kind asks. */
export function CardView(props: CardProps) {
  const Drawn = DRAWN[props.card.kind];
  return <Drawn {...props} />;
}
