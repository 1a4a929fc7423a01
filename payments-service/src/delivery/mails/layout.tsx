import type { Child } from 'hono/jsx';
import { htmlDocument, type Markup } from '../../lib/html-document';

/** The studio as its mails name it. */
export interface Seller {
  name: string;
  line: string;
  address: string;
  email: string;
}

/** The 'paper' set of the studio's colours: dark on light, for mails and print. */
export const PAPER = {
  page: '#F1EDE2',
  sheet: '#FFFFFF',
  text: '#0F0F0D',
  quiet: '#5E5B53',
  hairline: '#D9D3C4',
  action: '#FFD11A',
} as const;

export const FONT = "'Helvetica Neue',Helvetica,Arial,sans-serif";

interface LayoutProps {
  /** What mailboxes show beside the subject. */
  preview: string;
  seller: Seller;
  children: Child;
}

/** A mail's HTML of its `MailLayout`. */
export const mailDocument = (title: string, mail: Markup) =>
  htmlDocument({ title, more: '<meta name="color-scheme" content="light">' }, mail);

/** One column that fits 600 px and shrinks to a phone. Tables and inline styles, because mail programs know no others. */
export function MailLayout({ preview, seller, children }: LayoutProps) {
  return (
    <body style={`margin:0;padding:0;background:${PAPER.page};color:${PAPER.text};font-family:${FONT}`}>
      <div style="display:none;max-height:0;overflow:hidden">{preview}</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style={`background:${PAPER.page}`}>
        <tr>
          <td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td style="padding:0 0 16px;font-size:26px;font-weight:700;letter-spacing:-0.03em">{seller.name}</td>
              </tr>
              <tr>
                <td style={`background:${PAPER.sheet};padding:32px 24px;font-size:16px;line-height:24px`}>
                  {children}
                </td>
              </tr>
              <tr>
                <td style={`padding:16px 0;color:${PAPER.quiet};font-size:13px;line-height:20px`}>
                  {seller.name}. {seller.line}
                  <br />
                  {seller.address}
                  <br />
                  Questions? Write to{' '}
                  <a href={`mailto:${seller.email}`} style={`color:${PAPER.text}`}>
                    {seller.email}
                  </a>
                  .
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  );
}

export function MailHeading({ children }: { children: Child }) {
  return (
    <h1 style="margin:0 0 16px;font-size:30px;line-height:34px;font-weight:700;letter-spacing:-0.02em">{children}</h1>
  );
}

/** A link that looks like one thing to do; its address is repeated as text for programs that cut buttons. */
export function MailButton({ href, children }: { href: string; children: Child }) {
  return (
    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px">
      <tr>
        <td style={`background:${PAPER.action}`}>
          <a
            href={href}
            style={`display:inline-block;padding:14px 24px;color:${PAPER.text};font-weight:700;text-decoration:none`}
          >
            {children}
          </a>
        </td>
      </tr>
    </table>
  );
}
