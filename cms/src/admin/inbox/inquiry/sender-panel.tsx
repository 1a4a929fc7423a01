import { Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../desk/facts';
import { moment } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import type { Inquiry, Sent } from '../wire';
import { MailWords } from '../mail-words';
import { KINDS } from '../words';

/** Everything that the sender filled in, of duplicates too. */
export function SenderPanel({ inquiry }: { inquiry: Inquiry }) {
  return (
    <>
      <Panel title="Sender">
        <SentFacts sent={inquiry}>
          {inquiry.acknowledgement && (
            <Fact name="Our acknowledgement">
              <MailWords mail={inquiry.acknowledgement} />
            </Fact>
          )}
        </SentFacts>
      </Panel>
      {inquiry.merged.map((sent) => (
        <Panel key={sent.id} title={`Also ${sent.reference}`}>
          <SentFacts sent={sent} />
        </Panel>
      ))}
    </>
  );
}

function SentFacts({ sent, children }: { sent: Sent; children?: ReactNode }) {
  const price = priceOf(sent);
  return (
    <Facts>
      <Fact name="Name">{sent.name}</Fact>
      <Fact name="E-mail">{sent.email}</Fact>
      {sent.phone !== null && <Fact name="Phone">{sent.phone}</Fact>}
      {sent.company !== null && <Fact name="Company">{sent.company}</Fact>}
      {sent.currentWebsite !== null && (
        <Fact name="Current website">
          <Link href={sent.currentWebsite} isExternal rel="noopener noreferrer nofollow">
            {sent.currentWebsite}
          </Link>
        </Fact>
      )}
      {sent.websiteType !== null && <Fact name="Example chosen">{sent.websiteType}</Fact>}
      {(sent.planName ?? sent.planId) !== null && <Fact name="Plan">{sent.planName ?? sent.planId}</Fact>}
      {price !== null && <Fact name="Price">{price}</Fact>}
      <Fact name="Form">{KINDS[sent.kind]}</Fact>
      {sent.submittedAt !== null && <Fact name="Sent, by their clock">{moment(sent.submittedAt)}</Fact>}
      <Fact name="Received">{moment(sent.receivedAt)}</Fact>
      {sent.spamReasons.length > 0 && (
        <Fact name="Why it may be spam">
          <Typography textColor="danger600">{sent.spamReasons.join(', ')}</Typography>
        </Fact>
      )}
      {children}
    </Facts>
  );
}

/** Our price when the inquiry came; where the sender's page said another one, both. */
function priceOf({ kind, planPrice, planPriceSent }: Sent): string | null {
  if (kind !== 'plan') return null;
  const said = planPriceSent ?? 'nothing';
  if (planPrice === null) return `We had no such plan. The sender’s page said ${said}.`;
  return planPrice === planPriceSent ? planPrice : `${planPrice}. The sender’s page said ${said}.`;
}
