import { AlsoCard } from './AlsoCard.tsx';
import type { CardProps } from './card.ts';
import { ColumnsCard } from './ColumnsCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { ListCard } from './ListCard.tsx';
import { SheetCard } from './SheetCard.tsx';
import { StepsCard } from './StepsCard.tsx';

/** What an answer shows beside its passages, drawn as its kind asks. */
export function CardView(props: CardProps) {
  switch (props.card.kind) {
    case 'sheet':
      return <SheetCard {...props} />;
    case 'list':
      return <ListCard {...props} />;
    case 'figures':
      return <FiguresCard {...props} />;
    case 'also':
      return <AlsoCard {...props} />;
    case 'ruling':
    case 'what-if':
      return <StepsCard {...props} />;
    case 'comparison':
    case 'table':
      return <ColumnsCard {...props} />;
  }
}
