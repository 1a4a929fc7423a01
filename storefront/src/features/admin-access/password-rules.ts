const MIN_CHARACTERS = 8;
/** bcrypt reads no further. */
const MAX_BYTES = 72;

export const PASSWORD_HINT = `At least ${MIN_CHARACTERS} characters, with a small letter, a capital and a digit.`;

/** What the panel would refuse about a new password, or null. */
export function passwordProblem(password: string): string | null {
  const isStrong =
    password.length >= MIN_CHARACTERS && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password);
  if (!isStrong) return PASSWORD_HINT;
  return new TextEncoder().encode(password).length > MAX_BYTES ? `At most ${MAX_BYTES} bytes.` : null;
}
