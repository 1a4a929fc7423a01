import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aKey, deskOf, type Desk, type Inquiry } from './support/inbox';
import type { ReceivedMail } from './support/mail-server';
import { useOwnCms } from './support/own-cms';
import { ADMIN } from './support/run-cms';

const own = useOwnCms({ sendsMail: true });
let ada: Desk;
let boss: Desk;

beforeAll(() => {
  ada = deskOf(own.url, own.tokens.support);
  boss = deskOf(own.url, own.tokens.admin);
});

const at = ({ id }: Pick<Inquiry, 'id'>, path = '') => `/inbox-desk/inquiries/${id}${path}`;
const reply = ({ revision }: Inquiry, text: string, key = aKey()) => ({ text, revision, key });
const header = ({ headers }: ReceivedMail, name: string) => headers.find(({ key }) => key === name)?.value;
const lastReply = ({ entries }: Inquiry) => entries.filter(({ kind }) => kind === 'reply').at(-1);

const mails = async (address: string, count: number) =>
  vi.waitFor(
    () => {
      expect(own.mailServer.mailsTo(address)).toHaveLength(count);
      return own.mailServer.mailsTo(address);
    },
    { timeout: 20_000, interval: 100 },
  );

describe('a reply', () => {
  it('goes to the sender as it was typed, in one thread with the acknowledgement and the replies before it', async () => {
    const inquiry = await ada.newMessage({ message: 'Do you make\n\nletterheads?' });
    await mails(inquiry.email, 1);
    const typed =
      'Hello Mary,\n\n  yes, we do: 100 % by hand.  \n\nIt is a long line, longer than a mail’s seventy-six characters by far.\nAda';
    const { status, body } = await ada.ask<Inquiry>('POST', at(inquiry, '/replies'), reply(inquiry, typed));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'answered', waitingSince: null, owner: { name: 'support' } });
    expect(lastReply(body.data)).toMatchObject({ actor: 'support', text: typed, mail: { state: 'pending' } });

    const [acknowledgement, answer] = await mails(inquiry.email, 2);
    expect(answer).toMatchObject({
      subject: `Re: We have your message (${inquiry.reference})`,
      from: { name: 'Kiln', address: 'studio@kiln.example' },
      replyTo: [{ name: 'Kiln', address: ADMIN.email }],
      inReplyTo: acknowledgement?.messageId,
      references: acknowledgement?.messageId,
    });
    expect(answer?.messageId).toMatch(/^<inquiry-reply\.\w+\.0@127\.0\.0\.1>$/);
    expect(answer?.html).toBeUndefined();
    expect(header(answer as ReceivedMail, 'auto-submitted')).toBeUndefined();
    const [own, quoted] = (answer?.text ?? '').split('\n\nOn ');
    expect(own).toBe(typed);
    expect(quoted).toMatch(
      /^\d+ \w+ \d{4} at \d\d:\d\d, Mary Somerville wrote:\n> Do you make\n>\n> letterheads\?\n+$/,
    );

    const next = await ada.read(inquiry.id);
    await ada.ask('POST', at(inquiry, '/replies'), reply(next, 'One more thing.'));
    const [, , second] = await mails(inquiry.email, 3);
    expect(second?.inReplyTo).toBe(answer?.messageId);
    expect(second?.references).toBe(`${acknowledgement?.messageId} ${answer?.messageId}`);
    await vi.waitFor(async () => expect(lastReply(await ada.read(inquiry.id))?.mail?.sentAt).toMatch(/^20/), 10_000);
  });

  it('is sent once, however often the same press comes', async () => {
    const inquiry = await ada.newMessage();
    const press = reply(inquiry, 'Once.');
    const answers = await Promise.all([1, 2, 3].map(() => ada.ask<Inquiry>('POST', at(inquiry, '/replies'), press)));
    const late = await ada.ask<Inquiry>('POST', at(inquiry, '/replies'), press);
    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(late.body.data.entries.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    await mails(inquiry.email, 2);
  });

  it('of two people at once goes out once; the other is told', async () => {
    const inquiry = await ada.newMessage();
    const presses = [ada, boss].map((desk, place) =>
      desk.ask<Inquiry>('POST', at(inquiry, '/replies'), reply(inquiry, `Reply ${place}`)),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatchObject({ code: 'changed_since', message: expect.stringContaining('colleague') });
    const now = await ada.read(inquiry.id);
    expect(now.entries.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    expect((await boss.ask('POST', at(now, '/replies'), reply(now, 'All the same'))).status).toBe(200);
  });

  it('that the server refuses is shown with its answer, found in the list, and sent when asked for', async () => {
    const inquiry = await ada.newMessage();
    await mails(inquiry.email, 1);
    own.mailServer.refuse(inquiry.email, [550]);
    await ada.ask('POST', at(inquiry, '/replies'), reply(inquiry, 'Hello?'));
    await vi.waitFor(
      async () =>
        expect(lastReply(await ada.read(inquiry.id))?.mail).toMatchObject({
          state: 'refused',
          answer: expect.stringContaining('550'),
        }),
      { timeout: 20_000, interval: 100 },
    );
    const { inquiries, undelivered } = await ada.search({ show: 'undelivered' });
    expect(inquiries.find(({ id }) => id === inquiry.id)?.isUndelivered).toBe(true);
    expect(undelivered).toBe(inquiries.length);

    const now = await ada.read(inquiry.id);
    const again = await ada.ask<Inquiry>('POST', at(now, `/replies/${lastReply(now)?.id}/send-again`));
    expect(again.body.data.entries.at(-1)).toMatchObject({ kind: 'sent-again', actor: 'support' });
    const [, sent] = await mails(inquiry.email, 2);
    expect(sent?.text).toContain('Hello?');
    expect((await ada.search({ show: 'undelivered' })).inquiries.some(({ id }) => id === inquiry.id)).toBe(false);
  });

  it.each([
    ['no words', { text: ' \n' }, { text: 'Write the reply first' }],
    ['too many words', { text: 'x'.repeat(20_001) }, { text: expect.stringContaining('20000') }],
    ['no key', { key: undefined }, { key: 'Please press again' }],
    ['no revision', { revision: '1' }, { revision: 'Please read the inquiry again' }],
  ])('with %s is refused, and says why', async (_, faults, fields) => {
    const inquiry = await ada.newMessage();
    const sent = { ...reply(inquiry, 'Hello'), ...faults };
    const { status, body } = await ada.ask<Inquiry>('POST', at(inquiry, '/replies'), sent);
    expect([status, body.error.fields]).toEqual([400, fields]);
    expect((await ada.read(inquiry.id)).entries).toEqual([]);
  });
});

describe('an inquiry', () => {
  it('is taken in one click, moved on and taken for spam; its entries say who and when', async () => {
    const inquiry = await ada.newMessage();
    const taken = await ada.ask<Inquiry>('POST', at(inquiry, '/owner'), { owner: 'me', revision: inquiry.revision });
    expect(taken.body.data).toMatchObject({ owner: { name: 'support' }, state: 'in-progress' });
    const { revision, me } = taken.body.data;
    const stale = await boss.ask<Inquiry>('POST', at(inquiry, '/state'), { state: 'spam', revision: inquiry.revision });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'changed_since']);
    const spam = await boss.ask<Inquiry>('POST', at(inquiry, '/state'), { state: 'spam', revision });
    expect(spam.body.data).toMatchObject({ state: 'spam', waitingSince: null });
    const back = await boss.ask<Inquiry>('POST', at(inquiry, '/state'), { state: 'new', revision: revision + 1 });
    expect(back.body.data).toMatchObject({ state: 'new', waitingSince: inquiry.receivedAt });
    expect(back.body.data.entries.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['owner', { from: null, to: 'support' }],
      ['state', { from: 'in-progress', to: 'spam' }],
      ['state', { from: 'spam', to: 'new' }],
    ]);
    expect((await ada.search({ owner: 'me', show: 'all' })).inquiries.map(({ id }) => id)).toContain(inquiry.id);
    expect((await ada.search({ owner: 'nobody', show: 'all' })).inquiries.map(({ id }) => id)).not.toContain(
      inquiry.id,
    );
    expect((await boss.search({ owner: me, show: 'all' })).inquiries.map(({ id }) => id)).toContain(inquiry.id);
  });

  it('is given to people who handle inquiries only', async () => {
    const inquiry = await ada.newMessage();
    expect(inquiry.colleagues.map(({ name }) => name)).toContain('support');
    expect(inquiry.colleagues.map(({ name }) => name)).not.toContain('strapi-editor');
    const { status } = await ada.ask('POST', at(inquiry, '/owner'), { owner: 9999, revision: inquiry.revision });
    expect(status).toBe(409);
  });

  it('keeps notes, each once; none is sent', async () => {
    const inquiry = await ada.newMessage();
    const note = { text: 'Rang her.', key: aKey() };
    await ada.ask('POST', at(inquiry, '/notes'), note);
    const { body } = await ada.ask<Inquiry>('POST', at(inquiry, '/notes'), note);
    expect(body.data.entries).toMatchObject([{ kind: 'note', text: 'Rang her.', actor: 'support', mail: null }]);
    expect(body.data.revision).toBe(inquiry.revision);
  });

  it('that is answered and opened again waits from then on', async () => {
    const inquiry = await ada.newMessage();
    const { body } = await ada.ask<Inquiry>('POST', at(inquiry, '/state'), { state: 'answered', revision: 0 });
    expect(body.data.waitingSince).toBeNull();
    const again = await ada.ask<Inquiry>('POST', at(inquiry, '/state'), { state: 'in-progress', revision: 1 });
    expect(Date.parse(again.body.data.waitingSince ?? '')).toBeGreaterThan(Date.parse(inquiry.receivedAt));
  });

  it.each(['999', 'x'])('%s is none', async (id) => {
    expect((await ada.ask('GET', `/inbox-desk/inquiries/${id}`)).status).toBe(404);
  });
});
