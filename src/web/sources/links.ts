import { addressesIn } from './addresses.ts';

const LINK = /^(https?:\/\/|www\.)/i;

/** The addresses that a text consists of, one a line; none where a line of it is something else. */
export function linksOf(text: string): URL[] {
  const lines = addressesIn(text);
  const links = lines.flatMap(({ typed, url }) => (url !== null && LINK.test(typed) ? [url] : []));
  return links.length === lines.length ? links : [];
}
