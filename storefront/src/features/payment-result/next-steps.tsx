import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, Spinner } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { ordersEmail, useSite } from '../../lib/site';
import type { ProcessingText } from './processing-text';

/** 'What's Next' (S 2, S 9); the files are a press away where the browser is the one that ordered. */
export function WhatsNext({ orderPath }: { orderPath: string | undefined }) {
  const mail = ordersEmail(useSite());
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="display-title mb-4 text-title">
        What's Next
      </h2>
      {orderPath && (
        <ButtonLink to={orderPath} icon="download" wide className="my-4 min-h-14">
          Download your files
        </ButtonLink>
      )}
      <ol className="border-t border-hairline">
        <Step title="Check your email">The receipt and a link to your files are on their way.</Step>
        <Step title="Download your assets">The download links are valid for 30 days.</Step>
        <Step title="Need help?">
          Write to{' '}
          <a href={`mailto:${mail}`} className="text-link">
            {mail}
          </a>{' '}
          or look into <Help />.
        </Step>
      </ol>
    </section>
  );
}

/** What happens while the payment is neither made nor failed. */
export function StillProcessing({ text, orderPath }: { text: ProcessingText; orderPath: string | undefined }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="display-title mb-4 text-title">
        What's Next
      </h2>
      {text.waitingFor && (
        <p role="status" className="flex items-center gap-3 pb-6 text-muted">
          <Spinner />
          {text.waitingFor}
        </p>
      )}
      <ol className="border-t border-hairline">
        {text.steps.map((step) => (
          <Step key={step.title} title={step.title}>
            {step.text}
          </Step>
        ))}
      </ol>
      {orderPath && (
        <Link to={orderPath} className="text-link mt-6 inline-block text-small">
          See the order
        </Link>
      )}
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-b border-hairline py-4">
      <h3 className="text-body font-semibold">{title}</h3>
      <p className="text-small text-muted">{children}</p>
    </li>
  );
}

function Help() {
  return (
    <Link to={paths.help} className="text-link">
      the help page
    </Link>
  );
}
