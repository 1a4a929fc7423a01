import { http } from 'msw';
import { network } from './network';
import { success } from './payments-far-end';

type Answer = () => Response | Promise<Response>;

const accepted: Answer = () => success({ reference: 'KQ-4F7M2' });

/** The CMS's end of a form: answers as named, one after another, then as when all is well. Returns what it was sent. */
export function answerForm<Body>(path: string, ...answers: Answer[]): Body[] {
  const sent: Body[] = [];
  network.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push((await request.json()) as Body);
      return (answers.shift() ?? accepted)();
    }),
  );
  return sent;
}

/** An answer that waits until the test lets it go. */
export function heldAnswer(answer: Answer = accepted) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => held.then(answer), release: () => release() };
}
