import type { Draft, Given } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
export async function online(given: Given<typeof contract>): Promise<Draft<typeof contract>> { return given.ground; }
