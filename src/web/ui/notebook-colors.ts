import type { Color } from '#contract/notebooks.ts';

/** The spine of a notebook's card. Muted, so that the marker's yellow and the pen's blue keep their meaning. */
export const SPINE: Record<Color, string> = {
  gray: '#6B7672',
  red: '#8E3A4E',
  orange: '#A65E2E',
  yellow: '#6F7433',
  green: '#3E7A4E',
  teal: '#1F7A77',
  blue: '#3B5BA9',
  purple: '#4A5D73',
  pink: '#9A5A6E',
};
