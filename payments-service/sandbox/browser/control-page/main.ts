import { giveWallets, walletsOfBrowser } from '../stripe-js/wallets';

// The page is a server's; only the wallets are this browser's own.
const boxes = [...document.querySelectorAll<HTMLInputElement>('#wallets input')];
const has = walletsOfBrowser().map(String);
for (const box of boxes) {
  box.checked = has.includes(box.value);
  box.addEventListener('change', () => giveWallets(boxes.filter((each) => each.checked).map((each) => each.value)));
}
