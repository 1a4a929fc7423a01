/** Path of the order page on the one origin; the token is the secret that the mail carries. */
export function orderPagePath(token: string): string {
  return `/orders/${token}`;
}
