import type { FromAuthentication } from '../messages';

// The bank's page in the frame: it only says how the challenge ended.
const send = (type: FromAuthentication['type']) =>
  parent.postMessage({ from: 'authentication', type } satisfies FromAuthentication, location.origin);

const query = new URLSearchParams(location.search);
const currency = query.get('currency') ?? 'usd';
const amount = Number(query.get('amount')) / 100;
const label = document.getElementById('amount');
if (label !== null && Number.isFinite(amount)) {
  label.textContent = ` of ${new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)}`;
}

document.getElementById('complete')?.addEventListener('click', () => send('complete'));
document.getElementById('fail')?.addEventListener('click', () => send('fail'));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') send('fail');
});
send('ready');
document.getElementById('complete')?.focus();
