import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aConsultation, newEmail, send } from './support/forms';
import { call } from './support/http';
import { aKey, deskOf, type Desk, type Inquiry } from './support/inbox';
import { useOwnCms } from './support/own-cms';

const own = useOwnCms({ sendsMail: true });
let ada: Desk;
let boss: Desk;

beforeAll(() => {
  ada = deskOf(own.url, own.tokens.support);
  boss = deskOf(own.url, own.tokens.admin);
});

const at = ({ id }: Pick<Inquiry, 'id'>, path = '') => `/inbox-desk/inquiries/${id}${path}`;
const reply = ({ revision }: Inquiry, text: string, key = aKey()) => ({ text, revision, key });
const mails = async (address: string, count: number) =>
  vi.waitFor(
    () => {
      expect(own.mailServer.mailsTo(address)).toHaveLength(count);
      return own.mailServer.mailsTo(address);
    },
    { timeout: 20_000, interval: 100 },
  );

describe('duplicates', () => {
  it('are shown in the inquiry they are merged into, leave the list, and come back', async () => {
    const email = newEmail();
    const first = await ada.newMessage({ email, message: 'Do you make letterheads?' });
    const second = await ada.newMessage({ email, message: 'Hello? Anybody there?' });
    expect(second.others.map(({ id }) => id)).toEqual([first.id]);
    await ada.ask('POST', at(second, '/notes'), { text: 'Impatient.', key: aKey() });
    await ada.ask('POST', at(first, '/state'), { state: 'answered', revision: 0 });

    const into = { into: first.reference.toLowerCase(), revision: second.revision };
    const merged = await ada.ask<Inquiry>('POST', at(second, '/merge'), into);
    expect(merged.body.data.mergedInto).toMatchObject({ id: first.id, reference: first.reference });
    const kept = await ada.read(first.id);
    // It waits as long as the duplicate did.
    expect(kept).toMatchObject({ state: 'in-progress', waitingSince: second.receivedAt });
    expect(kept.merged).toMatchObject([{ id: second.id, message: 'Hello? Anybody there?' }]);
    expect(kept.entries.map(({ kind }) => kind)).toEqual(['note', 'state', 'merged']);
    const ids = async () => (await ada.search({ q: email, show: 'all' })).inquiries.map(({ id }) => id);
    expect(await ids()).toEqual([first.id]);

    await ada.ask('POST', at(kept, '/replies'), reply(kept, 'Here.'));
    const sent = (await mails(email, 3)).at(-1);
    expect(sent?.text).toMatch(/> Hello\? Anybody there\?\n[^]*> Do you make letterheads\?/);
    expect(sent?.references?.split(' ')).toHaveLength(2);
    const toDuplicate = await ada.ask('POST', at(second, '/replies'), reply(merged.body.data, 'Here too.'));
    expect(toDuplicate.status).toBe(409);

    const { revision } = await ada.read(second.id);
    await ada.ask('POST', at(second, '/unmerge'), { revision });
    expect(await ids()).toEqual([second.id, first.id]);
    const parted = await ada.read(first.id);
    expect(parted.merged).toEqual([]);
    expect(parted.entries.at(-1)).toMatchObject({ kind: 'unmerged', detail: { reference: second.reference } });
  });

  it('of another address are not quoted to this one', async () => {
    const email = newEmail();
    const first = await ada.newMessage({ email, message: 'Mine.' });
    for (const fields of [{ message: 'Somebody else’s.' }, { email: email.toUpperCase(), message: 'Mine too.' }]) {
      const { id, revision } = await ada.newMessage(fields);
      await ada.ask('POST', at({ id }, '/merge'), { into: first.id, revision });
    }
    await ada.ask('POST', at(first, '/replies'), reply(await ada.read(first.id), 'Here.'));
    const sent = (await mails(email, 2)).find(({ subject }) => subject?.startsWith('Re: '));
    expect(sent?.text).toMatch(/> Mine too\.\n[^]*> Mine\./);
    expect(sent?.text).not.toContain('Somebody');
    expect(sent?.references?.split(' ')).toHaveLength(2);
  });

  it('are refused where they make no sense', async () => {
    const [one, two, three] = [await ada.newMessage(), await ada.newMessage(), await ada.newMessage()];
    const tell = async (from: Inquiry, into: string, revision = from.revision) =>
      (await ada.ask('POST', at(from, '/merge'), { into, revision })).body.error?.message ?? 'done';
    expect(await tell(one, one.reference)).toMatch(/this inquiry itself/);
    expect(await tell(one, 'KQ-00000')).toMatch(/no inquiry KQ-00000/);
    expect(await tell(one, two.id)).toBe('done');
    expect(await tell(three, one.id)).toMatch(/duplicate itself/);
    expect(await tell(one, three.id, 1)).toMatch(/merged already/);
  });

  it('are never merged in a ring, whoever is first', async () => {
    const [one, two] = [await ada.newMessage(), await ada.newMessage()];
    const answers = await Promise.all([
      ada.ask('POST', at(one, '/merge'), { into: two.id, revision: 0 }),
      boss.ask('POST', at(two, '/merge'), { into: one.id, revision: 0 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the list', () => {
  it('filters by kind, state and text, newest first, and counts who waits', async () => {
    const mark = `mark${Date.now()}`;
    const older = await ada.newMessage({ message: `${mark} one` });
    const newer = await ada.newMessage({ message: `${mark.toUpperCase()} two` });
    await send('submit-consultation', aConsultation({ message: `${mark} three` }), { url: own.url });
    const found = await ada.search({ q: mark, kind: 'contact' });
    expect(found.inquiries.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(found.inquiries[0]?.excerpt).toBe(`${mark.toUpperCase()} two`);
    expect((await ada.search({ q: mark })).total).toBe(3);
    expect((await ada.search({ q: mark, sort: 'waiting', kind: 'contact' })).inquiries[0]?.id).toBe(older.id);
    expect((await ada.search({ q: mark, show: 'overdue' })).total).toBe(0);
    expect(found.unanswered).toBeGreaterThanOrEqual(3);
    expect((await ada.search({ q: '%' })).total).toBe(0);
    expect((await ada.search({ q: mark, page: 'x', show: 'nonsense', owner: { $ne: 1 } })).total).toBe(3);
  });

  it('is exported as it is filtered, and runs nothing in a spreadsheet', async () => {
    const mark = `mark${Date.now()}`;
    const answered = await ada.newMessage({
      name: `=HYPERLINK("http://evil.example","${mark}")`,
      message: `${mark}\n"quoted", ümlaut\n=1+1`,
    });
    await ada.ask('POST', at(answered, '/state'), { state: 'answered', revision: answered.revision });
    await ada.newMessage({ message: 'Another' });
    const path = `${own.url}/admin/inbox-desk/inquiries/export`;
    const response = await fetch(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${own.tokens.support}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ q: mark, show: 'all', sort: 'waiting' }),
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^Reference,Received \(UTC\),/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""${mark}"")"`);
    expect(text).toContain(`"${mark}\n""quoted"", ümlaut\n'=1+1"`);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).not.toContain('Another');
  });

  it('is written to no log with its search', async () => {
    await ada.search({ q: 'wanted@example.com' });
    expect(own.output()).toContain('/admin/inbox-desk/inquiries/search');
    expect(own.output()).not.toContain('wanted@');
  });
});

it('is nobody’s but Support’s and Super Admins’', async () => {
  const inquiry = await ada.newMessage();
  const calls = ['/search', '/export', `/${inquiry.id}/replies`, `/${inquiry.id}/notes`, `/${inquiry.id}/merge`];
  for (const path of calls) {
    const statuses = [undefined, own.tokens.api, own.tokens.customer, own.tokens.editor, own.tokens.author].map(
      async (token) => {
        const options = { method: 'POST', json: {}, ...(token !== undefined && { token }) };
        return (await call(`${own.url}/admin/inbox-desk/inquiries${path}`, options)).status;
      },
    );
    expect(await Promise.all(statuses), path).toEqual([401, 401, 401, 403, 403]);
  }
});
