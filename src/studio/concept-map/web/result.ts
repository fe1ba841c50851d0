import type { z } from 'zod';
import type contract from '../contract.ts';

/** The map as the server gives it. */
export type MapResult = z.output<(typeof contract)['result']>;
