import type { ShopHealth } from '@kiln/contracts/admin-health-schema';
import type { AdminDeps } from './deps';

/** How providers, their webhooks and our own sweeps fare. */
export async function shopHealth({ database, providers }: AdminDeps): Promise<ShopHealth> {
  const [webhooks, notes] = await Promise.all([database.health.webhooks(), database.health.notes()]);
  const noteOf = (subject: string) => notes.find((note) => note.subject === subject);
  return {
    providers: providers.all().map(({ id, readWebhook }) => {
      const heard = webhooks.find(({ provider }) => provider === id);
      const note = noteOf(`provider ${id}`);
      return {
        id,
        hasWebhook: readWebhook !== undefined,
        lastWebhookAt: heard?.lastAt ?? null,
        lagMs: heard?.lagMs ?? null,
        unworked: heard?.unworked ?? 0,
        oldestUnworkedAt: heard?.oldestUnworkedAt ?? null,
        lastError: note?.lastError ?? null,
      };
    }),
    workers: notes
      .filter(({ subject }) => subject.startsWith('worker '))
      .map(({ subject, lastRunAt, lastError }) => ({ name: subject.slice('worker '.length), lastRunAt, lastError })),
  };
}
