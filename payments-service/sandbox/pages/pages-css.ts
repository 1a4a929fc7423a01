/** The look of the sandbox's own pages: dark, plain, the same at every size. */
export const PAGES_CSS = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #0f0f0d; color: #f1ede2; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1400px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { margin: 16px 0; font-size: 28px; line-height: 1.2; }
h2 { margin: 32px 0 12px; font-size: 20px; }
a { color: #ffd11a; }
.badge { display: inline-block; margin: 0; padding: 2px 8px; border: 1px solid #8e8b82; border-radius: 2px; font-size: 14px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 12px 12px 0; border-bottom: 1px solid #33322d; text-align: left; vertical-align: top; white-space: nowrap; }
td:last-child { white-space: normal; min-width: 240px; padding-right: 0; }
code { font-size: 14px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 8px; }
button, input { min-height: 40px; padding: 0 16px; border: 1px solid #8e8b82; border-radius: 2px; background: #1a1a17; color: inherit; font: inherit; }
button { cursor: pointer; }
button:hover { border-color: #ffd11a; }
:focus-visible { outline: 3px solid #ffd11a; outline-offset: 2px; }
img { display: block; width: 264px; height: 264px; margin: 16px 0; background: #fff; }
`;
