import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aBooking,
  aConsultation,
  aContactMessage,
  aPlanInquiry,
  changeBooking,
  newEmail,
  rowsOf,
  send,
  slotAt,
  type Booked,
} from './support/forms';
import { call } from './support/http';
import { startMailServer, type MailServer, type ReceivedMail } from './support/mail-server';
import { ADMIN, createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';

let server: MailServer;
let workspace: Workspace;
let cms: Cms;
let token: string;

beforeAll(async () => {
  server = await startMailServer();
  workspace = await createWorkspace({ SMTP_URL: server.url, MAIL_FROM: 'Kiln <studio@kiln.example>' });
  cms = await startCms(workspace);
  const login = await call<{ data: { token: string } }>(`${cms.url}/admin/login`, { method: 'POST', json: ADMIN });
  token = login.body.data.token;
});

afterAll(async () => {
  await cms.stop();
  await server.close();
  await workspace.remove();
});

const post = <Data = { reference: string }>(path: string, json: object) => send<Data>(path, json, { url: cms.url });

/** Waits for a mail to an address about a reference. */
async function mailTo(address: string, about: string): Promise<ReceivedMail> {
  return vi.waitFor(
    () => {
      const mail = server.mailsTo(address).find(({ subject }) => subject?.includes(about));
      if (!mail) throw new Error(`No mail to ${address} about ${about}`);
      return mail;
    },
    { timeout: 20_000, interval: 100 },
  );
}

const header = ({ headers }: ReceivedMail, name: string) => headers.find(({ key }) => key === name)?.value;

describe('a form that came', () => {
  it('is told to the studio, whose reply goes to the sender', async () => {
    const sent = aConsultation({ currentWebsite: 'https://old.example/', message: 'Twelve pages.\n<b>Soon</b>' });
    const { body } = await post('submit-consultation', sent);
    const mail = await mailTo(ADMIN.email, body.data.reference);
    expect(mail.subject).toBe(`Consultation: Ada Lovelace (${body.data.reference})`);
    expect(mail.from).toMatchObject({ name: 'Kiln', address: 'studio@kiln.example' });
    expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: sent.email }]);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(mail.text).toContain('> Twelve pages.\n> <b>Soon</b>');
    expect(mail.text).toContain('Current website: https://old.example/');
    expect(mail.html).toContain('Twelve pages.<br>&lt;b&gt;Soon&lt;/b&gt;');
    expect(mail.text).toContain(`${cms.url}/admin/inbox/`);
  });

  it('is acknowledged to the sender: what they wrote, and what happens next', async () => {
    const sent = aContactMessage({
      name: 'Ada evil.example',
      message: 'Look at https://evil.example/now & <i>tell</i> me',
    });
    const { body } = await post('inquiries/contact', sent);
    const mail = await mailTo(sent.email, body.data.reference);
    expect(mail.subject).toBe(`We have your message (${body.data.reference})`);
    expect(mail.replyTo).toEqual([{ name: 'Kiln', address: ADMIN.email }]);
    expect(header(mail, 'auto-submitted')).toBe('auto-replied');
    expect(mail.text).toContain('Thank you, Ada evil. example.');
    expect(mail.text).toContain('We respond within 24 hours.');
    expect(mail.text).toContain('> Look at [link] & <i>tell</i> me');
    expect(mail.html).toContain('Look at [link] &amp; &lt;i&gt;tell&lt;/i&gt; me');
  });

  it('about a plan tells the studio both prices, the sender only ours', async () => {
    const sent = aPlanInquiry({ planName: 'Buy at evil.example', planPrice: '$1' });
    const { body } = await post('inquiries/submit', sent);
    const notice = await mailTo(ADMIN.email, body.data.reference);
    expect(notice.text).toContain("Price: We have no such plan. The sender's page said $1.");
    const acknowledgement = await mailTo(sent.email, body.data.reference);
    expect(acknowledgement.raw).not.toContain('evil');
    expect(acknowledgement.text).not.toContain('$1');
  });

  it('cannot add a header or a receiver', async () => {
    const name = 'Eve\r\nBcc: victim@example.com\r\nSubject: Won';
    const { body } = await post('inquiries/contact', aContactMessage({ name }));
    const mail = await mailTo(ADMIN.email, body.data.reference);
    expect(mail.receivers).toEqual([ADMIN.email]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe(`Message: Eve Bcc: victim@example.com Subject: Won (${body.data.reference})`);
    expect(server.mailsTo('victim@example.com')).toEqual([]);
  });

  it('sends nothing for a machine, and no thanks for what may be spam', async () => {
    const machine = aContactMessage({ fax: '1' });
    const doubtful = aContactMessage({ message: 'http://a.example '.repeat(6) });
    const honest = aContactMessage();
    const ofMachine = await post('inquiries/contact', machine);
    const ofDoubtful = await post('inquiries/contact', doubtful);
    const ofHonest = await post('inquiries/contact', honest);
    // The outbox is worked in order: what came before the last would have been sent by now.
    const notice = await mailTo(ADMIN.email, ofDoubtful.body.data.reference);
    await mailTo(honest.email, ofHonest.body.data.reference);
    expect(notice.subject).toMatch(/^Possible spam\. Message: /);
    expect(server.mailsTo(doubtful.email)).toEqual([]);
    expect(server.mailsTo(machine.email)).toEqual([]);
    expect(server.mails.some(({ subject }) => subject?.includes(ofMachine.body.data.reference))).toBe(false);
  });
});

describe('a mail that the server does not take', () => {
  it('is sent again after a while, under the same Message-ID', async () => {
    const email = newEmail();
    server.refuse(email, [451]);
    const { body } = await post('inquiries/contact', aContactMessage({ email }));
    expect(body.success).toBe(true);
    const mail = await mailTo(email, body.data.reference);
    expect(mail.messageId).toMatch(/^<inquiry-acknowledgement\.\w+\.0@127\.0\.0\.1>$/);
    expect(cms.output()).toMatch(/Mail \d+ \(inquiry-acknowledgement\) was not sent \(attempt 1\)/);
  });

  it('is given up when the address does not exist, and the message is kept', async () => {
    const email = newEmail();
    server.refuse(email, [550]);
    await post('inquiries/contact', aContactMessage({ email }));
    await vi.waitFor(() => expect(cms.output()).toMatch(/\(inquiry-acknowledgement\) is refused for good/), 20_000);
    expect(await rowsOf('inquiry', 'email', email, { url: cms.url, token })).toHaveLength(1);
    expect(cms.output()).not.toContain(email);
  });
});

describe('a booking', () => {
  it('is confirmed in both times with a calendar file; a cancellation takes it back', async () => {
    const sent = aBooking({ startsAt: await slotAt(0, cms.url), timeZone: 'Asia/Kolkata' });
    const { body } = await post<Booked>('bookings', sent);
    const { reference } = body.data;
    const mail = await mailTo(sent.email, reference);
    expect(mail.text).toContain(`Your time (Kolkata): ${said(body.data, 'Asia/Kolkata')}`);
    expect(mail.text).toContain(`The studio's time (London): ${said(body.data, 'Europe/London')}`);
    expect(calendarIn(mail)).toContain(`UID:${reference}@127.0.0.1\n`);
    expect(calendarIn(mail)).toContain('METHOD:PUBLISH\n');

    const notice = await mailTo(ADMIN.email, reference);
    expect(notice.replyTo).toEqual([{ name: sent.name, address: sent.email }]);
    expect(notice.text).toContain(`Your time (London): ${said(body.data, 'Europe/London')}`);
    expect(notice.text).toContain('> About a shop.');
    expect(calendarIn(notice)).toContain(`UID:${reference}@`);

    const panel = { url: cms.url, token };
    const [row] = await rowsOf('booking', 'email', sent.email, panel);
    expect((await changeBooking(row, { state: 'cancelled' }, panel)).status).toBe(200);
    const cancellation = await mailTo(sent.email, 'Cancelled');
    expect(cancellation.text).toContain(`${cms.url}/booking`);
    expect(calendarIn(cancellation)).toMatch(/METHOD:CANCEL\n[^]*SEQUENCE:1\n[^]*STATUS:CANCELLED\n/);
  });
});

it('a forgotten password is answered the same with and without an account; the mail’s link leads to the guard', async () => {
  const ask = async (email: string) =>
    (await call(`${cms.url}/admin/forgot-password`, { method: 'POST', json: { email } })).status;
  expect(await ask('nobody@example.com')).toBe(204);
  expect(await ask(ADMIN.email)).toBe(204);
  const mail = await mailTo(ADMIN.email, 'password');
  expect(mail.from?.address).toBe('studio@kiln.example');
  expect(mail.text).toMatch(new RegExp(`^${cms.url}/admin#reset-password=\\w{40}$`, 'm'));
  expect(server.mailsTo('nobody@example.com')).toEqual([]);
});

/** 'Monday, 23 November 2026 at 09:00 to 10:00' */
function said({ startsAt, endsAt }: Booked, timeZone: string): string {
  const day = new Date(startsAt).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone });
  const [from, to] = [startsAt, endsAt].map((time) =>
    new Date(time).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone }),
  );
  return `${day} at ${from} to ${to}`;
}

function calendarIn(mail: ReceivedMail): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) throw new Error(`No calendar file in ${mail.subject}`);
  return typeof file.content === 'string' ? file.content : Buffer.from(file.content as ArrayBuffer).toString('utf8');
}
