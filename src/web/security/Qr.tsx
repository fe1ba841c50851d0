import { encode } from 'uqr';

/** White cells around a code, so that a camera finds it (ISO/IEC 18004: four). */
const QUIET = 4;

/** A QR of a text, dark on white in either theme: cameras want it so. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={cells.join('')} />
    </svg>
  );
}
