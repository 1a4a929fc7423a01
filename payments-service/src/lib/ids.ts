import { randomBytes } from 'node:crypto';

export type IdPrefix =
  | 'ord'
  | 'itm'
  | 'inv'
  | 'pay'
  | 'ent'
  | 'evt'
  | 'job'
  | 'mail'
  | 'dl'
  | 'brw'
  | 'req'
  | 'oev'
  | 'rfq'
  | 'ref'
  | 'dsp'
  | 'run';

/** A new random id with the prefix of its kind, e.g. 'ord_4f0c…' (96 random bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
