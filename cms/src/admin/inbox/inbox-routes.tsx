import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { InquiryPage } from './inquiry/inquiry-page';
import { InboxPage } from './list/inbox-page';
import { HANDLE_INBOX } from './permissions';

/** Everything below /admin/inbox. */
export function InboxRoutes() {
  return (
    <Page.Protect permissions={HANDLE_INBOX}>
      <Routes>
        <Route index element={<InboxPage />} />
        <Route path=":inquiryId" element={<InquiryPage />} />
      </Routes>
    </Page.Protect>
  );
}
