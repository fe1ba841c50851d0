import { FIGURES } from './lies-figures.ts';
import { FORM } from './lies-form.ts';
import { SENSE } from './lies-sense.ts';
import { UNSEEN } from './lies-unseen.ts';
import { WHO } from './lies-who.ts';

/** Every way in which the words of a model mislead. */
export const LIES = [...FIGURES, ...SENSE, ...WHO, ...FORM, ...UNSEEN];
