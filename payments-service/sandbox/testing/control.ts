import { SECRET_KEY } from './start-sandbox';

/** The control API as a test uses it: who holds the secret key decides how payments go on. */
export class Control {
  constructor(private readonly url: string) {}

  async choose(id: string, outcome: string): Promise<Response> {
    return this.post(`/payments/${id}/outcome`, { outcome });
  }

  async advanceDays(days: number): Promise<void> {
    const answer = await this.post('/clock', { advanceMs: days * 24 * 60 * 60 * 1000 });
    if (!answer.ok) throw new Error(`the clock did not move: ${answer.status}`);
  }

  /** Types of all events of one subject, oldest first. */
  async eventTypes(subject: string): Promise<string[]> {
    const answer = await fetch(`${this.url}/sandbox/control/events`, { headers });
    const events = (await answer.json()) as { subject: string; type: string }[];
    return events
      .filter((event) => event.subject === subject)
      .map((event) => event.type)
      .reverse();
  }

  post(path: string, body: object): Promise<Response> {
    return fetch(`${this.url}/sandbox/control${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}

const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' };
