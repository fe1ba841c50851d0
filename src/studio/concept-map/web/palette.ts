import type { CategoryName, Color } from '../contract.ts';

type Theme = 'light' | 'dark';
/** The colours of the categories in both themes. None is the yellow of evidence or the red of a sheet's edge; each stands beside a word. */
const PALETTE: Record<Color, Record<Theme, string>> = {
  blue: { light: '#27408f', dark: '#a9b9f5' },
  ink: { light: '#15201d', dark: '#e8eeeb' },
  teal: { light: '#0f6b74', dark: '#6fc7d1' },
  plum: { light: '#7a3b69', dark: '#d9a1c8' },
  green: { light: '#3f6b1b', dark: '#a9cf7f' },
  slate: { light: '#3d5a78', dark: '#9dbbd9' },
  grey: { light: '#7c8a85', dark: '#8a9893' },
  brown: { light: '#8a4b00', dark: '#f2b56b' },
};
const OF: Record<CategoryName, Color> = {
  subject: 'blue',
  division: 'ink',
  party: 'teal',
  defined: 'plum',
  law: 'green',
  institution: 'slate',
  term: 'grey',
  figure: 'brown',
};

/** A variable of the style sheet of the map: the colour of a category in the theme on screen. */
export const colorOf = (category: CategoryName): string => `var(--map-${OF[category]})`;
/** The variables that `colorOf` names, in both themes. */
export const variables: Record<string, string> = Object.fromEntries(
  Object.entries(PALETTE).map(([name, { light, dark }]) => [`--map-${name}`, `light-dark(${light}, ${dark})`]),
);
export const colorIn = (category: CategoryName, theme: Theme): string => PALETTE[OF[category]][theme];
/** Surfaces and inks of a drawing that stands alone. */
export const SURFACE: Record<
  Theme,
  Record<'desk' | 'paper' | 'ink' | 'quiet' | 'line' | 'central' | 'onCentral', string>
> = {
  light: {
    desk: '#f1f4f2',
    paper: '#ffffff',
    ink: '#15201d',
    quiet: '#5c6a65',
    line: '#9aa6a1',
    central: '#27408f',
    onCentral: '#ffffff',
  },
  dark: {
    desk: '#0f1513',
    paper: '#161d1b',
    ink: '#e8eeeb',
    quiet: '#93a09b',
    line: '#5d6a65',
    central: '#a9b9f5',
    onCentral: '#0f1836',
  },
};
export type { Theme };
