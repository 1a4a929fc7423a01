import type { Core } from '@strapi/strapi';

/** The content types whose rows are submissions. */
export type SubmissionType = 'api::inquiry.inquiry' | 'api::booking.booking';

/**
 * Stores a submission, or finds the row that the same filling-in of the form has made before, also a moment ago in
 * another process: the unique index on `submissionId` decides.
 * @param store stores it and all that belongs to it in one transaction
 */
export async function submitOnce<Row>(
  strapi: Core.Strapi,
  type: SubmissionType,
  submissionId: string,
  store: () => Promise<Row>,
): Promise<Row> {
  const find = (): Promise<Row | null> => strapi.db.query(type).findOne({ where: { submissionId } });
  const earlier = await find();
  if (earlier) return earlier;
  try {
    return await store();
  } catch (error) {
    const winner = await find();
    if (winner) return winner;
    throw error;
  }
}
