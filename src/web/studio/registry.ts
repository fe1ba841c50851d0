import type { Face, GeneratorFace } from './tool.ts';

/** The tools of the shelf, in the order in which they are offered. */
export const faces: readonly Face[] = Object.values(
  import.meta.glob<Face>('../../studio/*/web/index.tsx', { eager: true, import: 'default' }),
).sort(({ contract: a }, { contract: b }) => a.order - b.order || a.kind.localeCompare(b.kind));

export const isGenerator = (face: Face): face is GeneratorFace => 'Detail' in face;

/** The tool of this kind; undefined where the shelf has none. */
export const faceOf = (kind: string | null): Face | undefined => faces.find(({ contract }) => contract.kind === kind);

/** The same where it is a generator. */
export const generatorOf = (kind: string | null): GeneratorFace | undefined =>
  faces.filter(isGenerator).find(({ contract }) => contract.kind === kind);
