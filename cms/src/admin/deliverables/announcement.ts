/** What payments-service tells of the mails about a version: contracts' `Announcement`, which the CMS cannot import. */
export interface Announcement {
  /** Who would be mailed now. */
  recipients: number;
  told: number;
  waiting: number;
  failed: number;
}

/** '1 buyer', '12 buyers'. */
export function countOf(buyers: number): string {
  return buyers === 1 ? '1 buyer' : `${buyers} buyers`;
}

/** 'Earlier buyers: 3 told, 1 waiting, 2 not told yet'. */
export function toldOf({ recipients, told, waiting, failed }: Announcement): string {
  if (recipients + told + waiting + failed === 0) return 'Nobody bought an earlier version.';
  const parts = [
    [told, 'told'],
    [waiting, 'waiting for the mail server'],
    [failed, 'refused by their mail server'],
    [recipients, 'not told yet'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `Earlier buyers: ${shown.join(', ')}.`;
}
