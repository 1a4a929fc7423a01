/** The token in a mail's order link. */
export function tokenIn(rawMail: string): string {
  const token = /\/orders\/([\w.-]+)/.exec(textOf(rawMail))?.[1];
  if (token === undefined) throw new Error('The mail has no order link');
  return token;
}

/** The plain-text part of a mail, decoded. */
export function textOf(rawMail: string): string {
  const part = rawMail.split(/\r\n--/).find((one) => /content-type: text\/plain/i.test(one)) ?? rawMail;
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  return /content-transfer-encoding: quoted-printable/i.test(part) ? fromQuotedPrintable(body) : body;
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
