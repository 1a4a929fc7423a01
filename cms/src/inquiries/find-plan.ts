import type { Core } from '@strapi/strapi';

export interface Plan {
  name: string;
  /** As text: '$1,800', or "Let's Talk". */
  price: string;
  /** Without a fixed price. */
  isCustom: boolean;
}

/** A published plan as we offer it; what the browser says of it may be old or made up. */
export async function findPlan(strapi: Core.Strapi, planId: string | null): Promise<Plan | null> {
  if (planId === null) return null;
  return strapi.db.query('api::plan.plan').findOne({ where: { slug: planId, publishedAt: { $notNull: true } } });
}
