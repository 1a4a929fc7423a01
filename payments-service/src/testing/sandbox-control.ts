import type { World } from './world';

/**
 * The sandbox's control API for the holder of the secret key.
 * @param send to wherever the sandbox is reached; paths begin with /sandbox/control
 */
export function controlOf(
  send: (path: string, init: RequestInit) => Promise<Response>,
  secretKey: string,
): Pick<World, 'choose' | 'advanceProviders' | 'listPayments'> {
  const authorization = `Bearer ${secretKey}`;
  const post = async (path: string, body: object): Promise<void> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await send(`/sandbox/control${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    choose: (id, outcome) => post(`/payments/${id}/outcome`, { outcome }),
    advanceProviders: (advanceMs) => post('/clock', { advanceMs }),
    listPayments: () => send('/sandbox/control/payments', { headers: { authorization } }),
  };
}
