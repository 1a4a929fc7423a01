export type Approval = 'approved' | 'cancelled';

const LOOK_EVERY_MS = 150;
const DONE_PATH = '/sandbox/paypal/done';

/**
 * Opens PayPal's window on an order and waits for its end. The window is of the same origin, so its address tells; a
 * window that is closed counts as cancelled.
 */
export function askInWindow(target: Window, orderId: string): Promise<Approval> {
  target.location.href = `/sandbox/paypal/checkoutnow?token=${encodeURIComponent(orderId)}&window=1`;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const approval = target.closed ? 'cancelled' : approvalIn(target);
      if (approval === undefined) return;
      clearInterval(timer);
      target.close();
      resolve(approval);
    }, LOOK_EVERY_MS);
  });
}

function approvalIn(target: Window): Approval | undefined {
  if (target.location.pathname !== DONE_PATH) return undefined;
  return new URLSearchParams(target.location.search).get('outcome') === 'cancel' ? 'cancelled' : 'approved';
}
