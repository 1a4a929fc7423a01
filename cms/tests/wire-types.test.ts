import { describe, expectTypeOf, it } from 'vitest';
import type * as panel from '../src/admin/inbox/wire';
import type * as dashboard from '../src/admin/dashboard/wire';
import type { LineReport, Row } from '../src/admin/product-imports/wire';
import type { BookingList, BookingView } from '../src/bookings/search-bookings';
import type { RefusedMail } from '../src/dashboard/site-mails';
import type { Unanswered } from '../src/dashboard/unanswered';
import type { InquiryView } from '../src/inquiries/read-inquiry';
import type { InquiryList } from '../src/inquiries/search-inquiries';
import type { Row as ReadRow } from '../src/product-imports/csv';
import type { LineReport as ToldReport } from '../src/product-imports/plan-line';

/** The panel is built apart from the server and has types of its own for the answers. `npm run types` compares them. */
describe('what the panel expects is what the server answers', () => {
  it('of inquiries', () => {
    expectTypeOf<InquiryList>().toExtend<panel.InquiryList>();
    expectTypeOf<panel.InquiryList>().toExtend<InquiryList>();
    expectTypeOf<InquiryView>().toExtend<panel.Inquiry>();
    expectTypeOf<panel.Inquiry>().toExtend<InquiryView>();
  });

  it('of bookings', () => {
    expectTypeOf<BookingList>().toExtend<panel.BookingList>();
    expectTypeOf<panel.BookingList>().toExtend<BookingList>();
    expectTypeOf<BookingView>().toExtend<panel.Booking>();
    expectTypeOf<panel.Booking>().toExtend<BookingView>();
  });

  it('of the home page', () => {
    expectTypeOf<Unanswered>().toExtend<dashboard.Unanswered>();
    expectTypeOf<dashboard.Unanswered>().toExtend<Unanswered>();
    expectTypeOf<RefusedMail>().toExtend<dashboard.SiteMailFailure>();
    expectTypeOf<dashboard.SiteMailFailure>().toExtend<RefusedMail>();
  });

  it('of imports', () => {
    expectTypeOf<ToldReport>().toExtend<LineReport>();
    expectTypeOf<LineReport>().toExtend<ToldReport>();
    expectTypeOf<ReadRow>().toExtend<Row>();
    expectTypeOf<Row>().toExtend<ReadRow>();
  });
});
