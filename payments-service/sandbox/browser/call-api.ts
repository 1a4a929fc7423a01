import type { ApiAnswer } from './messages';

const API = '/sandbox/stripe/v1';

/** One call of Stripe's API under the publishable key. A network that fails is an error value, as in Stripe.js. */
export async function callApi(
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
  publishableKey: string,
): Promise<ApiAnswer> {
  const form = new URLSearchParams(params).toString();
  const url = method === 'GET' && form !== '' ? `${API}${path}?${form}` : `${API}${path}`;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${publishableKey}`,
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { body: form } : {}),
    });
    return (await response.json()) as ApiAnswer;
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    };
  }
}

/** `{card: {number: '1'}}` becomes `card[number]=1`, as Stripe's forms are. Undefined and null are left out. */
export function toForm(value: object, prefix = ''): Record<string, string> {
  const form: Record<string, string> = {};
  for (const [key, each] of Object.entries(value)) {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (each === undefined || each === null) continue;
    if (typeof each === 'object') Object.assign(form, toForm(each as object, name));
    else form[name] = String(each);
  }
  return form;
}
