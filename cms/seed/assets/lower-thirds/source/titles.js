/* Texts and settings from the address: ?title=…&line=…&note=…&length=8&accent=%23ffffff&motion=none */
const wish = new URLSearchParams(location.search);
const title = document.querySelector('.title');
for (const part of title.querySelectorAll('[data-text]')) {
  if (wish.has(part.dataset.text)) part.textContent = wish.get(part.dataset.text);
}
for (const property of ['accent', 'light', 'dark']) {
  if (wish.has(property)) title.style.setProperty(`--${property}`, wish.get(property));
}
if (Number(wish.get('length')) > 0) title.style.setProperty('--length', `${Number(wish.get('length'))}s`);
if (wish.get('motion') === 'none') title.classList.add('still');
