import type { WebsiteExample } from '@kiln/contracts/content-api';
import { useEffect, useState } from 'react';
import { useSite } from '../../lib/site';
import { ConsultationForm } from './consultation-form';
import { ExampleModal } from './example-modal';
import { Inspiration } from './inspiration';
import { OfferFacts, type OfferFactsProps } from './offer-facts';
import { STARTING_POINT_ID } from './section-ids';

/** The website offer (S 2): the form, what the price buys, and examples to start from. */
export function OfferScreen({ included }: OfferFactsProps) {
  const { offerLead } = useSite();
  const [opened, setOpened] = useState<WebsiteExample>();
  // Another object for each choice, so that choosing the same example again leads to the form again.
  const [choice, setChoice] = useState<{ example: WebsiteExample }>();

  useEffect(() => {
    if (choice) document.getElementById(STARTING_POINT_ID)?.focus();
  }, [choice]);

  return (
    <>
      <header className="wrap border-b border-hairline pt-14 pb-10 md:pt-20 md:pb-12">
        {/* As wide as the page: two lines on a phone, one from there on. */}
        <h1 className="display-type text-[22vw] leading-[0.84] sm:text-[min(12.4vw,13.4rem)] sm:whitespace-nowrap">
          Website For $89
        </h1>
        <p className="mt-8 max-w-[52ch] text-lead text-muted">{offerLead || 'Free consultation for a custom quote.'}</p>
      </header>
      <section aria-labelledby="inquiry-title" className="wrap columns-12 gap-y-16 pt-12">
        <div className="col-span-12 md:col-span-7">
          <h2 id="inquiry-title" className="mb-8 text-headline">
            Tell us what you need
          </h2>
          <ConsultationForm chosen={choice?.example} onClear={() => setChoice(undefined)} />
        </div>
        <div className="col-span-12 md:col-span-4 md:col-start-9">
          <OfferFacts included={included} />
        </div>
      </section>
      <Inspiration onOpen={setOpened} />
      {opened && (
        <ExampleModal
          example={opened}
          onClose={() => setOpened(undefined)}
          onChoose={() => {
            setOpened(undefined);
            setChoice({ example: opened });
          }}
        />
      )}
    </>
  );
}
