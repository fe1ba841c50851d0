import type { Deps } from '#server/deps.ts';
import type { Shelf } from './registry.ts';

/** What the history of tokens calls the work of each tool, by the name of its price. */
export const worksOf = ({ generators }: Shelf): Deps['works'] =>
  new Map([...generators.values()].map(({ contract, history }) => [contract.price.name, history]));
