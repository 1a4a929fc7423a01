/** 'ada@kiln.example' as 'a***@kiln.example': for logs and for links that have expired. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email[0]}***${email.slice(at)}`;
}
