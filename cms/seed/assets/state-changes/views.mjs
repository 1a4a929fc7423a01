import { ASH, BONE, INK, page, picture, SIGNAL, SOOT } from '../../lib/flat-page.mjs';
import { css, STATES, svg } from './states.mjs';

const get = (name) => STATES.find((state) => state.name === name);
const at = (name, value, size) => svg(get(name), `style="--on:${value};width:${size}px;height:${size}px"`, 'held');
const HELD = '.held *{transition:none!important;animation:none!important}';

/** The page that ships: each change is a checkbox, so that it works without a script. */
export async function overview() {
  const cells = STATES.map(
    (state) =>
      `<label><input type="checkbox">${svg(state)}<span>${state.name}</span><small>${state.off} / ${state.on}</small></label>`,
  );
  return page(
    '20 state changes',
    `${await css()}
body{background:${INK};color:${BONE};padding:40px;max-width:1100px;margin:auto}h1{font-size:52px;margin-bottom:12px}p{color:${ASH};margin-bottom:32px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:1px;background:#33312c;border:1px solid #33312c}
label{position:relative;display:grid;justify-items:center;gap:6px;padding:34px 12px 20px;background:${INK};cursor:pointer}.state{font-size:48px;margin-bottom:14px}
input{position:absolute;opacity:0}label:has(input:focus-visible){outline:2px solid ${SIGNAL};outline-offset:-4px}small{color:${ASH};font-size:13px}`,
    `<h1>20 state changes</h1><p>Click, or press the space bar. Nothing here is a script.</p><main>${cells.join('\n')}</main>`,
  );
}

/** The twenty that are filmed; film.mjs turns them on and off. */
export async function filmed() {
  return page(
    'Film',
    `${await css()}
body{width:1280px;height:960px;background:${INK};color:${BONE};overflow:hidden;display:grid;grid-template-columns:repeat(5,1fr);padding:34px 30px}
i{display:grid;place-items:center}.state{width:118px;height:118px;stroke-width:1.6}.heart,.play-pause{color:${BONE}}`,
    STATES.map((state) => `<i>${svg(state)}</i>`).join(''),
  );
}

/** Five changes at five moments, from off to on. */
export async function moments() {
  const steps = [0, 0.3, 0.55, 0.8, 1];
  const rows = ['menu-close', 'play-pause', 'sun-moon', 'copy-copied', 'search-close'].map(
    (name) =>
      `<section>${steps.map((step) => `<i class="${step === 1 ? 'end' : ''}">${at(name, step, 168)}</i>`).join('')}</section>`,
  );
  return picture(
    `${await css()}${HELD}
body{display:grid;grid-template-rows:repeat(5,1fr);padding:20px 40px}section{display:grid;grid-template-columns:repeat(5,1fr);border-top:1.5px solid #33312c}section:first-child{border:0}
i{display:grid;place-items:center}section:nth-child(3) .end{color:${SIGNAL}}`,
    rows.join(''),
  );
}

/** All twenty, off above on, on bone. */
export async function pairs() {
  const cells = STATES.map(
    (state) =>
      `<i class="${state.name === 'heart' ? 'lit' : ''}">${at(state.name, 0, 112)}${at(state.name, 1, 112)}</i>`,
  );
  return picture(
    `${await css()}${HELD}
body{background:${BONE};color:${INK};padding:30px;display:grid;grid-template-columns:repeat(5,1fr)}.state{--state-ground:${BONE}}
i{display:flex;justify-content:center;align-items:center;gap:26px}.lit{background:${SIGNAL}}.lit .state{--state-ground:${SIGNAL}}`,
    cells.join(''),
  );
}

/** A player and an order form with their states in place. */
export async function inUse() {
  return picture(
    `${await css()}${HELD}
body{padding:80px 90px;display:grid;grid-template-columns:1fr 620px;gap:70px;font-size:34px}h1{font-size:92px;line-height:.95;margin:34px 0 20px}small{color:${ASH};font-size:30px;display:block}
.cover{height:560px;background:url(../../assets/plain-paper/media/gallery-3.webp) 60% 0/cover}
.bar{display:flex;gap:44px;align-items:center;margin-top:44px}.play{background:${SIGNAL};color:${INK};padding:30px;display:grid}.bar .state{color:${BONE}}.bar .play .state{color:${INK}}
aside{background:${SOOT};padding:20px 48px;align-self:stretch;display:grid;grid-template-rows:repeat(6,1fr)}aside div{display:grid;grid-template-columns:1fr auto;align-items:center;border-top:1.5px solid #34322d}aside div:first-child{border:0}.state{--state-ground:${SOOT}}`,
    `<main><div class="cover"></div><h1>The firing, heard<br>from outside</h1><small>42 minutes, recorded at the kiln door</small>
<div class="bar"><span class="play">${at('play-pause', 1, 84)}</span>${at('heart', 1, 72)}${at('volume', 0, 72)}${at('download', 1, 72)}${at('expand-shrink', 0, 72)}</div></main>
<aside><div><span>New recordings<small>On</small></span>${at('toggle', 1, 96)}</div><div><span>Download at night<small>Off</small></span>${at('toggle', 0, 96)}</div><div><span>Address<small>Hidden</small></span>${at('eye', 1, 72)}</div><div><span>Order 1214<small>Copied</small></span>${at('copy-copied', 1, 72)}</div><div><span>Moon jar<small>In the cart</small></span>${at('cart-add', 1, 72)}</div><div><span>Account<small>Locked</small></span>${at('lock', 1, 72)}</div></aside>`,
  );
}
