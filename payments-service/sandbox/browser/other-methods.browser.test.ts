import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  running = await startSandbox();
  browser = await launchBrowser();
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await running.stop();
});

/** A page of the sandbox's origin with Stripe.js, and a fresh intent for one method. */
async function openWith(type: 'klarna' | 'us_bank_account') {
  page = await browser.newPage();
  await page.goto(`${running.url}/sandbox/healthz`);
  await page.addScriptTag({ url: '/sandbox/stripe/stripe.js' });
  return running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: [type],
  });
}

const billing = { name: 'Ada', email: 'ada@example.com', address: { country: 'US' } };

test('a bank account that is typed is debited, with the mandate', async () => {
  const intent = await openWith('us_bank_account');
  const data = {
    payment_method: {
      us_bank_account: {
        account_number: '000123456789',
        routing_number: '110000000',
        account_holder_type: 'individual',
      },
      billing_details: billing,
    },
  };
  const result = await page.evaluate(
    `Stripe('pk_test_sandbox').confirmUsBankAccountPayment(${JSON.stringify(intent.client_secret)}, ${JSON.stringify(data)})`,
  );
  expect(result).toMatchObject({ paymentIntent: { id: intent.id, status: 'processing' } });
});

test('microdeposits are asked for, and verified by their amounts or their code', async () => {
  page = await browser.newPage();
  await page.goto(`${running.url}/sandbox/healthz`);
  await page.addScriptTag({ url: '/sandbox/stripe/stripe.js' });
  const { id, client_secret: secret } = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['us_bank_account'],
    payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
  });
  const call = (verb: string, argument: object) =>
    page.evaluate(`Stripe('pk_test_sandbox').${verb}(${JSON.stringify(secret)}, ${JSON.stringify(argument)})`);
  const bank = { account_number: '000123456789', routing_number: '110000000', account_holder_type: 'company' };
  const data = { payment_method: { us_bank_account: bank, billing_details: billing } };
  expect(await call('confirmUsBankAccountPayment', data)).toMatchObject({
    paymentIntent: { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } },
  });
  expect(await call('verifyMicrodepositsForPayment', { amounts: [1, 2] })).toMatchObject({
    error: { code: 'payment_method_microdeposit_verification_amounts_mismatch' },
  });
  expect(await call('verifyMicrodepositsForPayment', { descriptor_code: 'SM11AB' })).toMatchObject({
    error: { code: 'payment_method_microdeposit_verification_descriptor_code_mismatch' },
  });
  expect(await call('verifyMicrodepositsForPayment', { amounts: [32, 45] })).toMatchObject({
    paymentIntent: { id, status: 'processing' },
  });
});

test('the holder type and an account are needed', async () => {
  const intent = await openWith('us_bank_account');
  const confirm = (us_bank_account: object) =>
    page.evaluate(
      `Stripe('pk_test_sandbox').confirmUsBankAccountPayment(${JSON.stringify(intent.client_secret)}, ${JSON.stringify({ payment_method: { us_bank_account, billing_details: billing } })})`,
    );
  const account = { account_number: '000123456789', routing_number: '110000000' };
  expect(await confirm(account)).toMatchObject({ error: { param: 'us_bank_account[account_holder_type]' } });
  const holder = { routing_number: '110000000', account_holder_type: 'individual' };
  expect(await confirm(holder)).toMatchObject({ error: { param: 'us_bank_account[account_number]' } });
});

test('instalments lead to the lender', async () => {
  const intent = await openWith('klarna');
  const data = { payment_method: { billing_details: billing }, return_url: 'http://localhost:3000/' };
  // The address is the shop's origin, where nobody listens in this test: seeing it asked for is enough.
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(
    `void Stripe('pk_test_sandbox').confirmKlarnaPayment(${JSON.stringify(intent.client_secret)}, ${JSON.stringify(data)})`,
  );
  expect((await asked).url()).toBe(`http://localhost:3000/sandbox/stripe/hosted/${intent.id}/approval`);
});
