import { kept } from '#web/ui/kept.ts';
import { ORDERS } from './find.ts';

const VIEWS = ['cards', 'list'] as const;

/** Whether notebooks stand as cards or in a list. */
export const keptView = kept('notebooksView', VIEWS, 'cards');
/** The order in which they stand. */
export const keptOrder = kept('notebooksOrder', ORDERS, ORDERS[0]);
