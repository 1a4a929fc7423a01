import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import {
  aConsultation,
  aContactMessage,
  aPlanInquiry,
  deleteEntry,
  newClient,
  newEmail,
  rowsOf,
  send,
} from './support/forms';
import { call } from './support/http';

const { url, tokens } = inject('cms');

describe('a form that is sent', () => {
  it('is kept: the consultation with its example', async () => {
    const sent = aConsultation({ currentWebsite: 'https://old.example/', name: ' Ada\r\nBcc: all@example.com ' });
    const { status, body } = await send('submit-consultation', sent);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { reference: expect.stringMatching(/^KQ-[2-9A-Z]{5}$/) } });
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      {
        reference: body.data.reference,
        kind: 'consultation',
        state: 'new',
        name: 'Ada Bcc: all@example.com',
        phone: sent.phone,
        message: sent.message,
        currentWebsite: 'https://old.example/',
        websiteType: 'Creative Portfolio',
      },
    ]);
  });

  it('is kept: the consultation without an example or a website', async () => {
    const { currentWebsite: _, websiteType: __, ...sent } = aConsultation();
    await send('submit-consultation', sent);
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      { websiteType: 'Not specified', currentWebsite: null },
    ]);
  });

  it('is kept: the contact message with the time of the sender, its line breaks and every script', async () => {
    const sent = aContactMessage({ message: 'One\r\nTwo \u0000三 <b>', name: 'Þóra Ægisdóttir' });
    const { body } = await send('inquiries/contact', sent);
    expect(body.success).toBe(true);
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      { kind: 'contact', name: 'Þóra Ægisdóttir', message: 'One\nTwo 三 <b>', submittedAt: sent.submittedAt },
    ]);
  });

  it('is kept: the plan inquiry, with a price that the browser said beside ours', async () => {
    const sent = aPlanInquiry();
    expect((await send('inquiries/submit', sent)).body.success).toBe(true);
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      { kind: 'plan', planId: 'no-such-plan', planName: 'Complete Branding', planPriceSent: '$1', planPrice: null },
    ]);
  });

  it('is kept once, however often it comes', async () => {
    const sent = aContactMessage({ submissionId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('inquiries/contact', sent)));
    const late = await send('inquiries/contact', sent);
    const references = new Set([...answers, late].map(({ body }) => body.data.reference));
    expect(references.size).toBe(1);
    expect(await rowsOf('inquiry', 'email', sent.email)).toHaveLength(1);
  });
});

describe('a form with faults', () => {
  it('names each field of the consultation in the words of the specification', async () => {
    const { status, body } = await send('submit-consultation', { currentWebsite: 'javascript:alert(1)', email: 'ada' });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: {
        code: 'invalid_fields',
        message: 'Name is required',
        fields: {
          name: 'Name is required',
          email: 'Invalid email address',
          phone: 'Phone number is required',
          message: 'Please describe your website requirements',
          currentWebsite: 'Invalid URL',
        },
      },
    });
  });

  it.each([
    ['inquiries/contact', {}, { name: 'Name is required', email: 'Email is required', message: 'Message is required' }],
    ['inquiries/submit', { planId: 'x' }, { name: 'Name is required', email: 'Email is required' }],
    ['inquiries/contact', aContactMessage({ email: 'a@b.example, c@d.example' }), { email: 'Invalid email address' }],
    ['inquiries/contact', aContactMessage({ name: '\n \t' }), { name: 'Name is required' }],
    ['inquiries/contact', aContactMessage({ message: 'x'.repeat(5001) }), { message: expect.stringContaining('5000') }],
    ['inquiries/contact', aContactMessage({ name: { $ne: '' } }), { name: 'Name is required' }],
  ])('of %s is told so', async (path, sent, fields) => {
    const { status, body } = await send(path, sent);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual(fields);
  });

  it.each(['not json', '[]', 'null', '"text"'])('whose body is %s is refused in the same shape', async (body) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': newClient() };
    const answer = await call(`${url}/api/inquiries/contact`, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error: { message: expect.stringMatching(/\S/) } });
  });

  it('and one that a foreign page posts without asking are refused', async () => {
    const body = new URLSearchParams({ name: 'Eve', email: 'eve@example.com', message: 'Hello' });
    const answer = await call(`${url}/api/inquiries/contact`, { method: 'POST', body });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ success: false, error: { code: 'unsupported_media_type' } });
  });
});

describe('spam', () => {
  it('that fills in the hidden field is thanked, kept and flagged', async () => {
    const sent = aContactMessage({ fax: '+1 555 0100' });
    const { status, body } = await send('inquiries/contact', sent);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { reference: expect.stringMatching(/^KQ-/) } });
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      { state: 'spam', spamReasons: ['Filled in a field that people do not see'] },
    ]);
  });

  it('full of links is flagged and kept', async () => {
    const sent = aContactMessage({ message: 'http://a.example '.repeat(5), name: 'www.win.example' });
    expect((await send('inquiries/contact', sent)).body.success).toBe(true);
    expect(await rowsOf('inquiry', 'email', sent.email)).toMatchObject([
      { state: 'spam', spamReasons: ['Many links', 'A link as a name'] },
    ]);
  });

  it('from one address is stopped after five within ten minutes, and the sender told when to come back', async () => {
    const client = newClient();
    const tries = Array.from({ length: 12 }, () => send('inquiries/contact', aContactMessage(), { client }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const stopped = answers.find(({ status }) => status === 429);
    expect(stopped?.body.error.code).toBe('too_many_requests');
    expect(stopped?.body.error.message).toMatch(/try again in \d+ minutes?\./);
    expect(Number(stopped?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('in the name of one e-mail address is stopped too, wherever it comes from', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const sent = aContactMessage({ email: count % 2 === 0 ? email : email.toUpperCase() });
      statuses.push((await send('inquiries/contact', sent)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('inquiries', () => {
  it.each(['inquiries', 'inquiries/1', 'inquiry', 'submission-counts', 'outbox-mails'])(
    'cannot be read at /api/%s',
    async (path) => {
      expect((await call(`${url}/api/${path}`)).status).toBeGreaterThanOrEqual(401);
    },
  );

  it('are erased by who deletes them in the panel', async () => {
    const sent = aContactMessage();
    await send('inquiries/contact', sent);
    const [row] = await rowsOf('inquiry', 'email', sent.email);
    expect((await deleteEntry('inquiry', row)).status).toBe(200);
    expect(await rowsOf('inquiry', 'email', sent.email)).toEqual([]);
  });

  it.each(['editor', 'author'] as const)('are not for the panel’s %s', async (role) => {
    const path = `${url}/content-manager/collection-types/api::inquiry.inquiry`;
    expect((await call(path, { token: tokens[role] })).status).toBe(403);
  });
});
