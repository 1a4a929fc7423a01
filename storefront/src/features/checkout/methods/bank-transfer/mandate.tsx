import { useSite } from '../../../../lib/site';

/** The authorisation that a debit from a US bank account needs (Nacha rules, in the words that Stripe asks for). */
export function Mandate() {
  const { name } = useSite();
  return (
    <p className="label-type border-l-2 border-control pl-4">
      By pressing Pay, you authorize {name} to debit the bank account specified above for the total of this order,
      pursuant to {name}’s website and terms, until this authorization is revoked. You may amend or cancel this
      authorization at any time by providing notice to {name} with 30 (thirty) days notice.
    </p>
  );
}
