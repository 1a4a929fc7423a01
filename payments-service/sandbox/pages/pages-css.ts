/** The look of the sandbox's own pages: dark, plain; tables become blocks on a phone. */
export const PAGES_CSS = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #0f0f0d; color: #f1ede2; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1280px; margin: 0 auto; padding: 32px 24px 64px; }
main.narrow { max-width: 560px; }
h1 { margin: 16px 0 8px; font-size: 28px; line-height: 1.2; }
h2 { margin: 48px 0 8px; font-size: 20px; }
p { margin: 0 0 16px; max-width: 72ch; }
[role=status]:empty { display: none; }
[role=status] { padding: 8px 12px; border-left: 3px solid #ffd11a; background: #1a1a17; }
a { color: #ffd11a; }
small { display: block; color: #b5b2a8; font-size: 14px; }
.badge { display: inline-block; margin: 0; padding: 2px 8px; border: 1px solid #8e8b82; border-radius: 2px; font-size: 14px; }
.nothing { color: #b5b2a8; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid #33322d; text-align: left; vertical-align: top; }
th { color: #b5b2a8; font-size: 14px; font-weight: 500; }
td { font-variant-numeric: tabular-nums; }
td:nth-child(2), td:nth-child(5) { white-space: nowrap; }
td:last-child { min-width: 260px; padding-right: 0; }
code { font-size: 13px; overflow-wrap: anywhere; }
form { margin: 0 0 16px; }
td form { margin: 0; }
form:not(.fields), .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 16px 24px; align-items: end; }
.fields .row { grid-column: 1 / -1; margin: 0; }
label { display: grid; gap: 4px; font-size: 14px; }
.row > label { display: flex; gap: 8px; align-items: center; }
.check, .row > .check { display: flex; gap: 8px; align-items: center; min-height: 40px; }
.row > .check { margin-right: 16px; }
button, input, select { min-height: 40px; padding: 0 12px; border: 1px solid #8e8b82; border-radius: 2px; background: #1a1a17; color: inherit; font: inherit; }
input[type=number] { width: 100%; max-width: 160px; }
.row input[type=number] { width: 88px; }
input[type=checkbox] { min-height: 0; width: 20px; height: 20px; accent-color: #ffd11a; }
button { padding: 0 16px; cursor: pointer; }
button:hover { border-color: #ffd11a; }
:focus-visible { outline: 3px solid #ffd11a; outline-offset: 2px; }
img { display: block; width: 264px; height: 264px; margin: 16px 0; background: #fff; }
.narrow form button { flex: 1 1 100%; min-height: 48px; }
@media (max-width: 900px) {
  main { padding: 24px 16px 48px; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td { display: block; }
  tr { padding: 16px 0; border-bottom: 1px solid #33322d; }
  td { display: grid; grid-template-columns: 104px 1fr; gap: 8px; padding: 4px 0; border: 0; }
  td::before { content: attr(data-label); color: #b5b2a8; font-size: 14px; }
  td:last-child { display: block; min-width: 0; padding-top: 12px; }
  td:last-child::before { display: block; margin-bottom: 8px; }
}
`;
