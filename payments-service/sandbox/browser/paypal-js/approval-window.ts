import { shadowWith } from '../shadow';

export type Approval = 'approved' | 'cancelled';

const LOOK_EVERY_MS = 100;
const DONE_PATH = '/sandbox/paypal/done';

const DIALOG_CSS = `
dialog {
  box-sizing: border-box; width: min(480px, 100vw - 32px); height: min(640px, 100vh - 32px); margin: auto; padding: 0;
  border: 0; border-radius: 8px; overflow: hidden; background: #0f0f0d; box-shadow: 0 16px 48px rgb(0 0 0 / 0.4);
}
dialog::backdrop { background: rgb(0 0 0 / 0.7); }
iframe { display: block; width: 100%; height: calc(100% - 56px); border: 0; }
button {
  display: block; height: 40px; margin: 8px; padding: 0 16px; border: 1px solid #8e8b82; border-radius: 4px;
  background: #1a1a17; color: #f1ede2; font: 16px/1 system-ui, sans-serif; cursor: pointer;
}
button:focus-visible { outline: 3px solid #ffd11a; outline-offset: 2px; }
`;

/** Where PayPal asks the buyer: a window of its own, or a dialog in the page if the browser allows no window. */
export interface ApprovalPlace {
  /** Asks about an order; a place that is closed by the buyer counts as cancelled. */
  ask(orderId: string): Promise<Approval>;
  close(): void;
}

/** Called within the click, or the browser blocks the window. */
export function openPlace(): ApprovalPlace {
  const opened = window.open('about:blank', 'sandbox-paypal', 'popup,width=480,height=640');
  return opened === null ? inDialog() : inWindow(opened);
}

function inWindow(target: Window): ApprovalPlace {
  return {
    ask: (orderId) => {
      target.location.href = addressOf(orderId);
      return until(() => (target.closed ? 'cancelled' : approvalIn(target)));
    },
    close: () => target.close(),
  };
}

function inDialog(): ApprovalPlace {
  const { host, root } = shadowWith(DIALOG_CSS);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'PayPal');
  const frame = document.createElement('iframe');
  frame.title = 'PayPal checkout';
  const leave = document.createElement('button');
  leave.type = 'button';
  leave.textContent = 'Close PayPal';
  let isClosed = false;
  const close = () => {
    isClosed = true;
    // Closing first gives the focus back to PayPal's button.
    dialog.close();
    host.remove();
  };
  leave.addEventListener('click', close);
  dialog.addEventListener('cancel', close);
  // The frame has the focus, so it hears the key; it is of the same origin.
  frame.addEventListener('load', () =>
    frame.contentWindow?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    }),
  );
  dialog.append(leave, frame);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return {
    ask: (orderId) => {
      frame.src = addressOf(orderId);
      return until(() =>
        isClosed ? 'cancelled' : frame.contentWindow === null ? undefined : approvalIn(frame.contentWindow),
      );
    },
    close,
  };
}

function until(look: () => Approval | undefined): Promise<Approval> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const approval = look();
      if (approval === undefined) return;
      clearInterval(timer);
      resolve(approval);
    }, LOOK_EVERY_MS);
  });
}

function addressOf(orderId: string): string {
  return `/sandbox/paypal/checkoutnow?token=${encodeURIComponent(orderId)}&window=1`;
}

function approvalIn(target: Window): Approval | undefined {
  if (target.location.pathname !== DONE_PATH) return undefined;
  return new URLSearchParams(target.location.search).get('outcome') === 'cancel' ? 'cancelled' : 'approved';
}
