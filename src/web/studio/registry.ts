import type { Face, GeneratorFace } from './tool.ts';

/** The order of the specification (2, section 2); a tool that it does not know stands after these. */
const ORDER = [
  'jurisprudence',
  'doctrine',
  'legal-risk',
  'quality',
  'concept-map',
  'audio-summary',
  'quick-access',
] as const;

const rank = ({ contract: { kind } }: Face): number => {
  const at = (ORDER as readonly string[]).indexOf(kind);
  return at < 0 ? ORDER.length : at;
};

/** The tools of the shelf, in the order in which they are offered. */
export const faces: readonly Face[] = Object.values(
  import.meta.glob<Face>('../../studio/*/web/index.tsx', { eager: true, import: 'default' }),
).sort((a, b) => rank(a) - rank(b) || a.contract.kind.localeCompare(b.contract.kind));

export const isGenerator = (face: Face): face is GeneratorFace => 'Detail' in face;

/** The tool of this kind; undefined where the shelf has none. */
export const faceOf = (kind: string | null): Face | undefined => faces.find(({ contract }) => contract.kind === kind);

/** The same where it is a generator. */
export const generatorOf = (kind: string | null): GeneratorFace | undefined =>
  faces.filter(isGenerator).find(({ contract }) => contract.kind === kind);
