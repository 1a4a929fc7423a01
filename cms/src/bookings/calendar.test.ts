import { expect, it } from 'vitest';
import { toCalendar } from './calendar';

const appointment = {
  reference: 'KB-4F7M2',
  startsAt: '2026-11-25T10:00:00.000Z',
  endsAt: '2026-11-25T11:00:00.000Z',
  state: 'booked' as const,
  revision: 0,
};
const studio = { name: 'Kiln; Clay, Ltd', address: `Unit 4, ${'The Old Brickworks, '.repeat(6)}Bristol` };

it('is an event in UTC that a calendar can tell from others', () => {
  const lines = toCalendar(appointment, studio, 'kiln.example').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:KB-4F7M2@kiln.example',
      'DTSTART:20261125T100000Z',
      'DTEND:20261125T110000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Consultation with Kiln\\; Clay\\, Ltd',
    ]),
  );
});

it('folds its lines to 75 octets (RFC 5545 3.1)', () => {
  const lines = toCalendar(appointment, studio, 'kiln.example').split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const unfolded = lines.join('\r\n').replaceAll(/\r\n[ \t]/g, '');
  expect(unfolded).toContain(`LOCATION:${studio.address.replaceAll(',', '\\,')}\r\n`);
});

it('takes the event back when it is cancelled', () => {
  const text = toCalendar({ ...appointment, state: 'cancelled', revision: 1 }, studio, 'kiln.example');
  expect(text).toContain('METHOD:CANCEL\r\n');
  expect(text).toContain('SEQUENCE:1\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  expect(text).toContain('UID:KB-4F7M2@kiln.example\r\n');
});
