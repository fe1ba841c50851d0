import { faces, isGenerator } from './registry.ts';

/**
 * What the work of each tool costs, in tokens, by its kind, for what is loaded before the Studio is. The build writes the values in the place of this file
 * (scripts/facts-plugin.ts): so all of it is data.
 */
export const facts: Readonly<Record<string, number>> = Object.fromEntries(
  faces.filter(isGenerator).map(({ contract: { kind, price } }) => [kind, price.tokens]),
);
