import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code that scanners need (ISO 18004: four). */
const QUIET_ZONE = 4;

/** A QR code drawn here, so that what it says leaves the page for nobody. Always dark on light: scanners want that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="paper block aspect-square w-full max-w-60"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One square per dark module. */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
