import type { Studio } from '../studio/studio';
import type { Block, MailDraft } from './mail';

/** The 'paper' set of the studio's colours: dark on light. */
const PAPER = {
  page: '#F1EDE2',
  sheet: '#FFFFFF',
  text: '#0F0F0D',
  quiet: '#5E5B53',
  hairline: '#D9D3C4',
  action: '#FFD11A',
} as const;

const FONT = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The mail as plain text. */
export function toText({ heading, blocks }: MailDraft, studio: Studio): string {
  const footer = [studio.name, studio.address].filter((line) => line !== '');
  return `${[heading, ...blocks.map(blockAsText), '--', footer.join('\n')].join('\n\n')}\n`;
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.text}:\n${block.href}`;
  }
}

/** The mail as HTML: one column that fits 600 px and shrinks to a phone, with inline styles, which mail programs know. */
export function toHtml({ subject, heading, blocks }: MailDraft, studio: Studio): string {
  const footer = [`${studio.name}. ${studio.line}`.trim(), studio.address].filter((line) => line !== '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER.page};color:${PAPER.text};font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="background:${PAPER.text};color:${PAPER.page};padding:20px 24px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.03em">${escapeHtml(studio.name)}</td></tr>
<tr><td style="background:${PAPER.sheet};padding:32px 24px;font-size:16px;line-height:24px">
<h1 style="margin:0 0 16px;font-size:30px;line-height:34px;font-weight:700;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
${blocks.map(blockAsHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 0;color:${PAPER.quiet};font-size:13px;line-height:20px">${footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${linesAsHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:1px solid ${PAPER.text}">${linesAsHtml(block.text)}</blockquote>`;
    case 'steps':
      return `<ol style="margin:0 0 16px;padding:0 0 0 24px">${block.steps.map((step) => `<li style="padding:0 0 4px 4px">${escapeHtml(step)}</li>`).join('')}</ol>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:22px;font-variant-numeric:tabular-nums">${block.facts.map(factAsHtml).join('')}</table>`;
    case 'link':
      return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:14px 24px;background:${PAPER.action};color:${PAPER.text};font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
  }
}

function factAsHtml([label, value]: [string, string]): string {
  const cell = `padding:8px 0;border-top:1px solid ${PAPER.hairline};text-align:left;vertical-align:top`;
  return `<tr><th scope="row" style="${cell};width:38%;padding-right:16px;font-weight:400;color:${PAPER.quiet}">${escapeHtml(label)}</th><td style="${cell};word-break:break-word">${linesAsHtml(value)}</td></tr>`;
}

function linesAsHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
