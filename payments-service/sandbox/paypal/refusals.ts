import { randomUUID } from 'node:crypto';
import { JsonRefusal } from '../json-provider';

const NOT_POSSIBLE =
  'The requested action could not be performed, semantically incorrect, or failed business validation.';
const MALFORMED = 'Request is not well-formed, syntactically incorrect, or violates schema.';

/** What PayPal says of each issue, word for word: its published schemas allow nothing else. */
const DESCRIPTIONS = {
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  DUPLICATE_REQUEST_ID: 'The value of PayPal-Request-Id header has already been used.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  PAYPAL_REQUEST_ID_REQUIRED:
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
  REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
};

type Issue = keyof typeof DESCRIPTIONS;

/** PayPal's error envelope; `details` name the issue and, if it is one field's, the field. */
export function errorBody(name: string, message: string, details: object[] = [], links: object[] = []): object {
  return { name, message, debug_id: randomUUID().slice(0, 13), details, links };
}

/** 400: the body or a header is not as it has to be. */
export function malformed(issue: Issue, field?: string): JsonRefusal {
  const where = field === undefined ? {} : { field, location: 'body' };
  const details = [{ ...where, issue, description: DESCRIPTIONS[issue] }];
  return new JsonRefusal({ status: 400, body: errorBody('INVALID_REQUEST', MALFORMED, details) });
}

/** 404: no such order, capture or refund. */
export function notFound(): JsonRefusal {
  const details = [{ issue: 'INVALID_RESOURCE_ID', description: DESCRIPTIONS.INVALID_RESOURCE_ID }];
  const message = 'The specified resource does not exist.';
  return new JsonRefusal({ status: 404, body: errorBody('RESOURCE_NOT_FOUND', message, details) });
}

/** 422: understood, but not possible for this object. */
export function unprocessable(issue: Issue, links: object[] = []): JsonRefusal {
  return mocked(issue, DESCRIPTIONS[issue], links);
}

/** 422 with whatever issue a negative test asked for. */
export function mocked(issue: string, description = DESCRIPTIONS[issue as Issue], links: object[] = []): JsonRefusal {
  const details = [{ issue, description: description ?? issue }];
  return new JsonRefusal({ status: 422, body: errorBody('UNPROCESSABLE_ENTITY', NOT_POSSIBLE, details, links) });
}
