import { describe, expect, it } from 'vitest';
import { toFailure } from './desk-failure';

/** As the panel's fetch client throws it. */
const refused = (status: number, error: object) =>
  Object.assign(new Error('…'), { status, response: { data: { success: false, error } } });

describe('what went wrong', () => {
  it('is a refusal with the words of the service, field by field', () => {
    const error = {
      code: 'invalid_request',
      message: 'Invalid email address',
      fields: { email: 'Invalid email address' },
    };
    expect(toFailure(refused(422, error))).toEqual({ ...error, isUncertain: false });
  });

  it('leaves it open whether it was done, where the service is down or the connection broke', () => {
    const down = refused(503, { code: 'payments_unavailable', message: 'The payments service does not answer.' });
    expect(toFailure(down)).toMatchObject({ message: 'The payments service does not answer.', isUncertain: true });
    expect(toFailure(new TypeError('Failed to fetch'))).toMatchObject({
      message: expect.stringContaining('Try again'),
      isUncertain: true,
    });
  });
});
