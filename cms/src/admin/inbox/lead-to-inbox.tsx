import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { EditView } from '../side-panels';

const DESKS: Record<string, { path: string; name: string }> = {
  'api::inquiry.inquiry': { path: '/inbox', name: 'Answer it in the inbox' },
  'api::booking.booking': { path: '/bookings', name: 'Handle it under Bookings' },
};

/** A side panel of the stock views of inquiries and bookings, which Super Admins have: it leads to our pages. */
export function DeskPanel({ model, documentId }: EditView) {
  const desk = DESKS[model];
  if (!desk || documentId === undefined) return null;
  const content = (
    <Typography tag={Link} to={`${desk.path}/${documentId}`} textColor="primary600">
      {desk.name}
    </Typography>
  );
  return { title: 'For support', content };
}

/** Hides 'Content Manager' in the menu from who may read no content: it would only say so. To be called on register. */
export function hideEmptyContentManager(app: StrapiApp): void {
  const link = app.router.menu.find(({ to }) => to === 'content-manager');
  link?.permissions.push({
    action: 'plugin::content-manager.explorer.read',
    subject: null,
    id: '',
    properties: {},
    conditions: [],
  });
}
