import type { FromAuthentication } from '../messages';
import { FramedPage } from './framed-page';

/** Shows the bank's 3-D Secure page over the shop; Escape and closing count as a failed authentication. */
export function askForAuthentication(amount: number, currency: string): Promise<'authenticated' | 'failed'> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Card authentication');
  Object.assign(dialog.style, {
    width: 'min(400px, calc(100vw - 32px))',
    height: 'min(480px, calc(100vh - 32px))',
    // The page's own reset may have taken the browser's centring away.
    margin: 'auto',
    padding: '0',
    border: '0',
    borderRadius: '4px',
    overflow: 'hidden',
    background: '#fff',
    boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55), 0 16px 48px rgb(0 0 0 / 0.4)',
  });
  const query = new URLSearchParams({ amount: String(amount), currency });
  return new Promise((resolve) => {
    const finish = (outcome: 'authenticated' | 'failed') => {
      page.remove();
      // Closing first gives the focus back to where it was.
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    const page = new FramedPage<FromAuthentication, never>(
      `/sandbox/stripe/authentication?${query}`,
      'Card authentication by your bank',
      (message) => {
        if (message.type === 'ready') page.iframe.focus();
        else finish(message.type === 'complete' ? 'authenticated' : 'failed');
      },
    );
    page.iframe.style.height = '100%';
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('failed');
    });
    dialog.append(page.iframe);
    document.body.append(dialog);
    dialog.showModal();
  });
}
