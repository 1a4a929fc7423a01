import type { PaymentVerification } from '@kiln/contracts/payments-api';

/** What is told of a payment that is neither made nor failed: where it stands, and what happens next. */
export interface ProcessingText {
  /** Below the title. */
  lead: string;
  /** One line beside the turning mark; undefined when it is the buyer's or support's turn. */
  waitingFor: string | undefined;
  steps: readonly { title: string; text: string }[];
}

const CLOSE = { title: 'You may close this page', text: 'The order is kept. Do not pay again.' };
const MAIL = {
  title: 'The mail comes by itself',
  text: 'As soon as the payment is through, you get the receipt and the link to your files.',
};
const NOT_THROUGH = { title: 'If it does not go through', text: 'Nothing is delivered, and your order says so.' };

const USUAL: ProcessingText = {
  lead: 'Your payment is on its way. Nothing is left for you to do: this page asks again by itself, and the files come by e-mail once it is through.',
  waitingFor: 'Waiting for the payment provider',
  steps: [CLOSE, MAIL, { ...NOT_THROUGH, text: 'Nothing is charged, and your order says so.' }],
};

/** The words for a method and how far its payment is. */
export function processingText({ paymentMethod, progress }: PaymentVerification): ProcessingText {
  switch (progress?.stage) {
    case 'clearing':
      return clearing(progress.settlesBy);
    case 'seen':
      return {
        lead: 'Your coins were seen on the network. It takes some confirmations until they are counted, usually well under an hour.',
        waitingFor: 'Waiting for confirmations',
        steps: [CLOSE, MAIL],
      };
    case 'confirmed':
      return {
        lead: 'Your coins are confirmed and are being credited. That takes a few minutes.',
        waitingFor: 'Waiting for the coins to be credited',
        steps: [CLOSE, MAIL],
      };
    case 'underpaid':
      return underpaid(progress.received, progress.expected);
    case 'reviewing':
      return {
        lead: `${paymentMethod === 'paypal' ? 'PayPal' : 'The provider'} is reviewing your payment before it lets the money through. That can take up to a day.`,
        waitingFor: 'Waiting for the review',
        steps: [CLOSE, MAIL, NOT_THROUGH],
      };
    case undefined:
      return paymentMethod === 'bnpl' ? { ...USUAL, waitingFor: 'Waiting for the lender' } : USUAL;
  }
}

function clearing(settlesBy: string | undefined): ProcessingText {
  const by = settlesBy ? `by ${day(settlesBy)}` : 'within four business days';
  return {
    lead: `Your bank has been asked for the money. It is decided ${by}, and the files come by e-mail then.`,
    waitingFor: undefined,
    steps: [
      { title: 'Nothing is left for you to do', text: 'The order is kept. Do not pay again.' },
      { title: `Your bank answers ${by}`, text: 'Keep the amount in the account until then.' },
      MAIL,
      {
        title: 'If your bank says no',
        text: 'Nothing is delivered, your order says so, and you can pay in another way.',
      },
    ],
  };
}

function underpaid(received: string | undefined, expected: string | undefined): ProcessingText {
  const amounts = received && expected ? `: ${received} of ${expected} came` : '';
  return {
    lead: `Too little has arrived${amounts}. Your money is not lost, but the files wait until we have settled this with you.`,
    waitingFor: undefined,
    steps: [
      {
        title: 'Write to us',
        text: 'Tell us the order ID. We send the coins back to your wallet address, or tell you how to add the rest.',
      },
      { title: 'Send nothing more for now', text: 'A second transfer to the same address is not counted by itself.' },
    ],
  };
}

function day(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
}
