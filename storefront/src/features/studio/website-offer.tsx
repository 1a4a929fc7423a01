import { PageHeader } from '../../components/layout/page-header';
import { buttonClasses } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { site } from '../../config/site';

const OFFER = [
  ['Price', '$89'],
  ['What it is', 'A static website: your texts, our design, built and put online'],
  ['Support', '1 month, included'],
  ['Anything larger', 'A free consultation, then a quote you can hold us to'],
] as const;

/** The website offer, first version: what it costs, what it is, how to ask. */
export function WebsiteOffer() {
  return (
    <>
      <PageHeader title="Website For $89">
        <p>Small, quick and yours. If you need more than that, the consultation is free.</p>
      </PageHeader>
      <section className="wrap columns-12 gap-y-10 pt-12">
        <div className="col-span-12 md:col-span-7">
          <DataTable rows={OFFER} />
        </div>
        <div className="col-span-12 md:col-span-4 md:col-start-9">
          <h2 className="text-title">Tell us what you need</h2>
          <p className="mt-3 text-muted">
            Who it is for, what it should do, and the address of the site you have now, if there is one.
          </p>
          <a
            href={`mailto:${site.emails[0].value}?subject=${encodeURIComponent('Website For $89')}`}
            className={buttonClasses({ variant: 'solid' }, 'mt-6')}
          >
            Write to {site.emails[0].value}
          </a>
        </div>
      </section>
    </>
  );
}
