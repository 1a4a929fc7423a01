import { PageHeader } from '../../components/layout/page-header';
import { site } from '../../config/site';

/** S 3, S 9: prices per month. */
const PACKAGES = [
  {
    name: 'Static Website',
    price: '$89',
    note: 'A site of a few pages, designed, built, kept online. 1 month support.',
  },
  { name: 'Packaging Design', price: '$750', note: 'From the die line to the printer’s proof. Popular.' },
  { name: 'Complete Branding', price: '$1,800', note: 'Name, mark, voice, guidelines. 3 revision rounds.' },
  { name: 'Full Stack Website', price: '$2,500', note: 'MERN, from the database to the last hover. 3 months support.' },
  { name: 'Custom Project', price: "Let's Talk", note: 'Everything else. Bring a problem, leave with a plan.' },
] as const;

/** Yearly packages, first version: a price list, each line a letter to us. */
export function PackageList() {
  return (
    <>
      <PageHeader title="Yearly Packages">
        <p>Pricing that scales with your business</p>
      </PageHeader>
      <ul className="wrap pt-6">
        {PACKAGES.map(({ name, price, note }) => (
          <li key={name}>
            <a
              href={`mailto:${site.emails[0].value}?subject=${encodeURIComponent(name)}`}
              className="columns-12 items-baseline gap-y-2 border-b border-hairline py-8 transition-colors hover:text-action"
            >
              <h2 className="col-span-12 text-headline md:col-span-5">{name}</h2>
              <p className="col-span-12 max-w-[36ch] text-small text-muted md:col-span-4">{note}</p>
              <p className="display-type figures col-span-12 text-headline md:col-span-3 md:text-right">
                {price}
                {price.startsWith('$') && (
                  <span className="block font-sans text-caption font-normal tracking-normal text-muted">per month</span>
                )}
              </p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
