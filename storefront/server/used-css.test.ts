// @vitest-environment node
import { expect, it } from 'vitest';
import { usedCss } from './used-css';

const styles = (css: string, html: string) => usedCss(css)(html);

it("keeps the rules of the page's classes, whatever stands around them, and drops the others", () => {
  const css =
    '@layer base,utilities;.a{color:red}.b{color:blue}@media (width>=40rem){.sm\\:a\\/2{top:0}.c{top:1px}}' +
    '@media print{.c{top:2px}}.group-hover\\:a:is(:where(.group):hover *){left:0}.b,.a:hover{left:1px}';
  expect(styles(css, '<p class="a sm:a/2 group-hover:a"></p>')).toBe(
    '@layer base,utilities;.a{color:red}@media (width>=40rem){.sm\\:a\\/2{top:0}}' +
      '.group-hover\\:a:is(:where(.group):hover *){left:0}.a:hover{left:1px}',
  );
});

it('keeps rules of elements that are there and rules that name neither', () => {
  const css = '*,:before{margin:0}table{top:0}a{left:0}html{color:red}:focus-visible{top:1px}';
  expect(styles(css, '<a>To the shop</a>')).toBe('*,:before{margin:0}a{left:0}html{color:red}:focus-visible{top:1px}');
});

it('keeps of a list of selectors those that are there', () => {
  const css = 'img,video{display:block}.a,.b:hover{left:0}:where(select) option{top:0}ol li,ul>li{top:1px}';
  expect(styles(css, '<ul class="b"><li><img></ul>')).toBe('img{display:block}.b:hover{left:0}ul>li{top:1px}');
});

it('leaves to the whole sheet what browsers without @property start from, and keeps its place among the layers', () => {
  const css = '@layer properties{@supports (not (margin-trim:inline)){*{--turn:0}}}@layer utilities{.a{top:0}}';
  expect(styles(css, '<p class="a"></p>')).toBe('@layer properties;@layer utilities{.a{top:0}}');
});

it('takes no word for an animation that is a part of another', () => {
  const css = ':root{--slow:spin 9s}::-webkit-inner-spin-button{top:0}@keyframes spin{to{top:0}}';
  expect(styles(css, '<input>')).toBe('::-webkit-inner-spin-button{top:0}');
});

it('leaves the parts of fields for files and dates to the whole sheet', () => {
  const css = '::placeholder{opacity:1}::-webkit-date-and-time-value{top:0}::file-selector-button{left:0}';
  expect(styles(css, '<input>')).toBe('::placeholder{opacity:1}');
});

it('keeps animations and custom properties that something reads', () => {
  const css =
    ':root{--red:#f00;--blue:#00f;--heat:1}@property --turn{syntax:"*";inherits:false}@property --lost{syntax:"*";inherits:false}' +
    '.a{animation:glow 1s;transform:var(--turn)}@keyframes glow{to{color:var(--red)}}@keyframes sink{to{color:var(--blue)}}';
  expect(styles(css, '<p class="a" style="opacity:var(--heat)"></p>')).toBe(
    ':root{--red:#f00;--heat:1}@property --turn{syntax:"*";inherits:false}' +
      '.a{animation:glow 1s;transform:var(--turn)}@keyframes glow{to{color:var(--red)}}',
  );
});

it('leaves out of a rule what only the whole sheet reads', () => {
  const css = '.a{--weight:600;--edge:solid;font-weight:600}.b{border-style:var(--edge)}';
  expect(styles(css, '<p class="a"></p>')).toBe('.a{font-weight:600}');
  expect(styles(css, '<p class="a b"></p>')).toBe('.a{--edge:solid;font-weight:600}.b{border-style:var(--edge)}');
});

it('leaves out a fallback that never counts', () => {
  const css =
    '@layer theme{:root,:host{--font:Body;--size:initial}}@media print{:root{--ink:#000}}' +
    '.a{font-family:var(--font,"Segoe UI", Arial);font-size:var(--size,1rem);color:var(--ink,red);top:var(--rise,0)}';
  // The last is set by the element itself.
  expect(styles(css, '<p class="a" style="--rise:1px"></p>')).toContain(
    '.a{font-family:var(--font);font-size:var(--size,1rem);color:var(--ink,red);top:var(--rise,0)}',
  );
});

it('reads strings, escapes and comments as what they are', () => {
  const css = '/* .a{ */.a{content:"}";background:url("data:x{}")}.b\\{{top:0}.\\[\\&\\>li\\]\\:c>li{left:0}';
  expect(styles(css, '<p class="a [&amp;&gt;li]:c"></p>')).toBe(
    '.a{content:"}";background:url("data:x{}")}.\\[\\&\\>li\\]\\:c>li{left:0}',
  );
});

it('says when a stylesheet is cut short', () => {
  expect(() => usedCss('.a{color:red')).toThrow('Unclosed block');
});
