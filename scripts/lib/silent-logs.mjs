import { outputOf } from './compose.mjs';

const SECRET = /SECRET|KEY|SALT|PASSWORD/;
/** What the sandbox's test cards are typed as; a log may not hold any. */
const CARD = /\b(?:4242|4000|5555|3782)[ -]?(?:\d[ -]?){11,12}\d\b/;
const EMAIL = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/i;
/** The order page's and a file's link, which are keys; an order's list of files names them by ids that open nothing. */
const TOKEN = /\/(?:orders|payments\/files)\/(?!lookup\b|:token|-|…)[\w-]{16,}/;
const BEARER = /\bBearer\s+[\w.-]{8,}|\beyJ[\w-]{10,}\.[\w-]{10,}\./;

/**
 * What a log line says that it may not: settings that are secrets, card numbers, tokens, whole e-mail addresses.
 * @param settings the .env that the services were started with
 * @param line a line of a log; masked addresses such as a***@example.com pass
 * @returns names of what was found
 */
export function indiscretionsOf(settings, line) {
  const secrets = Object.entries(settings).filter(([name, value]) => SECRET.test(name) && value.length >= 12);
  const found = secrets.filter(([, value]) => line.includes(value)).map(([name]) => name);
  if (CARD.test(line)) found.push('a card number');
  if (TOKEN.test(line)) found.push('the token of a link');
  if (BEARER.test(line)) found.push('a bearer token');
  if (EMAIL.test(line.replaceAll(settings.MAIL_FROM, ''))) found.push('a whole e-mail address');
  return found;
}

/** Reads the logs of every container but the mail catcher's. @throws Error with the lines that say too much */
export async function expectSilentLogs(compose, settings) {
  const services = ['gateway', 'storefront', 'cms', 'payments-service', 'postgres', 'sandbox'];
  const lines = (await outputOf(compose, 'logs', '--no-color', ...services)).split('\n').filter(Boolean);
  const told = lines.flatMap((line) => {
    const found = indiscretionsOf(settings, line);
    return found.length > 0 ? [`${found.join(', ')}: ${line.slice(0, 300)}`] : [];
  });
  if (told.length > 0) throw new Error(`Logs say too much:\n${told.slice(0, 20).join('\n')}`);
  if (!lines.some((line) => line.includes('/api/payments/'))) throw new Error('The logs do not hold the purchase');
  console.log(`${lines.length} lines of logs hold no secret, card number, token or whole e-mail address.`);
}
