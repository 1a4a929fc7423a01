import type { ContentShape } from './list-published';
import type { Plan } from './wire';

interface PlanRow extends Omit<Plan, 'id' | 'features'> {
  slug: string;
  features: string[] | null;
}

export const PLANS: ContentShape<PlanRow, Plan> = {
  uid: 'api::plan.plan',
  toItem: (row) => ({
    id: row.slug,
    name: row.name,
    description: row.description,
    price: row.price,
    gradient: row.gradient,
    popular: row.popular,
    isCustom: row.isCustom,
    features: row.features ?? [],
    learnMoreLink: row.learnMoreLink,
  }),
};
