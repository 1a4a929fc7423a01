import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qr-code';

describe('QrCode', () => {
  it('draws every dark module inside a quiet zone of four, and has a name', () => {
    const uri = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00058667';
    render(<QrCode text={uri} label="QR code with the address" />);
    const image = screen.getByRole('img', { name: 'QR code with the address' });
    const { size, data } = encode(uri, { ecc: 'M', border: 0 });
    expect(image.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`);
    const drawn = image.querySelector('path')?.getAttribute('d') ?? '';
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}`] : [])));
    expect(drawn.match(/M\d+ \d+/g)).toEqual(dark);
  });
});
