import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { format, resolveConfig } from 'prettier';

/**
 * Writes `stripe/schemas/requests.json` and `answers.json` from the types of the installed `stripe` package.
 * Run after every update of that package: `npx tsx sandbox/scripts/generate-schemas.ts`.
 */
const FILES = {
  requests: [
    'PaymentIntentCreate',
    'PaymentIntentConfirm',
    'PaymentIntentUpdate',
    'PaymentIntentCancel',
    'PaymentIntentVerifyMicrodeposits',
    'RefundCreate',
    'PaymentMethodCreate',
  ],
  answers: ['PaymentIntentAnswer', 'ChargeAnswer', 'RefundAnswer', 'PaymentMethodAnswer', 'DisputeAnswer'],
};

const generator = createGenerator({
  path: join(import.meta.dirname, 'stripe-types.ts'),
  tsconfig: join(import.meta.dirname, '../tsconfig.json'),
  expose: 'none',
  topRef: false,
  jsDoc: 'none',
  skipTypeCheck: true,
});

/** Everything is inlined: the definitions left over are huge and nothing refers to them. */
function inlined(type: string): unknown {
  const { definitions: _, ...schema } = generator.createSchema(type);
  const simple = withoutOpenEnums(schema);
  const reference = JSON.stringify(simple).match(/"\$ref":"[^"]*"/);
  if (reference !== null) throw new Error(`${type} is recursive at ${reference[0]}: cut it in stripe-types.ts`);
  return simple;
}

/** Stripe's enums are open (`'a' | 'b' | string`): such a union says no more than `string`. */
function withoutOpenEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOpenEnums);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, withoutOpenEnums(each)]);
  const schema = Object.fromEntries(entries);
  const union = schema['anyOf'];
  if (!Array.isArray(union)) return schema;
  const isOpen = union.some(
    (each: { type?: unknown; enum?: unknown }) => each.type === 'string' && each.enum === undefined,
  );
  return isOpen && union.every((each: { type?: unknown }) => each.type === 'string') ? { type: 'string' } : schema;
}

for (const [file, types] of Object.entries(FILES)) {
  const schemas = Object.fromEntries(types.map((type) => [type, inlined(type)]));
  const target = join(import.meta.dirname, `../stripe/schemas/${file}.json`);
  const options = (await resolveConfig(target)) ?? {};
  writeFileSync(target, await format(JSON.stringify(schemas), { ...options, parser: 'json' }));
  console.log(`${target}: ${types.join(', ')}`);
}
