import { CHANNELS } from './lies-channel.ts';
import { FIGURES } from './lies-figures.ts';
import { FORM } from './lies-form.ts';
import { SENSE } from './lies-sense.ts';
import { SOURCES } from './lies-sources.ts';
import { STREAMS } from './lies-stream.ts';
import { UNSEEN } from './lies-unseen.ts';
import { WHO } from './lies-who.ts';
import { BODIES } from './lies-wire.ts';

/** Every way in which the words of a model mislead. */
export const LIES = [...FIGURES, ...SENSE, ...WHO, ...SOURCES, ...FORM, ...UNSEEN];

/** Every way in which a server misleads below the words. */
export const WIRE_LIES = [...BODIES, ...STREAMS, ...CHANNELS];
