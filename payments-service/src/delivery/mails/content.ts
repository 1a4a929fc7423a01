/** A mail before it is addressed. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}
