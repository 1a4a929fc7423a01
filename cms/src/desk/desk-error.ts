/** Why support's wish was not done, as the panel shows it. */
export type DeskErrorCode = 'not_found' | 'changed_since' | 'not_possible';

const STATUS: Record<DeskErrorCode, number> = { not_found: 404, changed_since: 409, not_possible: 409 };

/** A wish that is refused; nothing was changed. The desk's routes answer it. */
export class DeskError extends Error {
  readonly status: number;

  constructor(
    readonly code: DeskErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'DeskError';
    this.status = STATUS[code];
  }
}
