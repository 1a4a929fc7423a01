export const BUTTONS_CSS = `
:host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr)); gap: 8px; }
button {
  height: var(--height); padding: 0 16px; border: 0; border-radius: 4px; background: #000; color: #fff; cursor: pointer;
  font: 600 18px/1 system-ui, sans-serif; box-shadow: inset 0 0 0 1px #6b6b6b;
}
button[data-theme^='white'] { background: #fff; color: #000; }
button:hover { box-shadow: inset 0 0 0 1px #fff; }
button:focus-visible { outline: 3px solid #4c8dff; outline-offset: 2px; }
`;

export const SHEET_CSS = `
dialog {
  box-sizing: border-box; width: min(400px, 100vw - 32px); max-height: calc(100vh - 32px); margin: auto; padding: 24px;
  border: 0; border-radius: 12px; background: #fff; color: #1a1a1a; color-scheme: light;
  font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 16px 48px rgb(0 0 0 / 0.4);
}
dialog::backdrop { background: rgb(0 0 0 / 0.55); }
.badge { display: inline-block; margin: 0 0 12px; padding: 1px 6px; border: 1px solid #767676; border-radius: 2px; color: #5c5c5c; font-size: 12px; }
h2 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; }
.total { margin: 0 0 4px; font-size: 24px; font-weight: 600; font-variant-numeric: tabular-nums; }
.card { color: #5c5c5c; font-size: 14px; }
div { display: grid; gap: 8px; }
button {
  min-height: 48px; padding: 0 16px; border: 1px solid #1a1a1a; border-radius: 8px; background: #fff; color: #1a1a1a;
  font: inherit; font-weight: 600; cursor: pointer;
}
button:first-child { background: #1a1a1a; color: #fff; }
button:hover:enabled { background: #f0f0f0; }
button:first-child:hover:enabled { background: #3a3a3a; }
button:disabled { border-color: #b5b5b5; background: #ececec; color: #6a6a6a; cursor: default; }
button:focus-visible { outline: 3px solid #1d6fe0; outline-offset: 2px; }
`;
