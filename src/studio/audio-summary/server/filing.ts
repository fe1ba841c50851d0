import { spoken } from '#reading/spoken/spoken.ts';
import type { Filing } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { change } from './change.ts';
import { voice } from './voice.ts';

/** The file of an audio summary: its script spoken by two voices. The room makes a name for a file of whatever `name` answers. */
export const filing: Filing<typeof contract> = {
  atOnce: ({ review }) => !review,
  change,
  make: (voiced) => voice(voiced, spoken),
  name: (title) => `audio-summary-${title}`,
};
