import { Box, Checkbox, Field, Flex, Radio, Textarea, Typography } from '@strapi/design-system';
import type { Order } from '../wire';
import { money } from '../words';
import type { RefundForm, RefundKind } from './refund-scope';

interface RefundFieldsProps {
  order: Order;
  form: RefundForm;
  onChange: (changes: Partial<RefundForm>) => void;
}

const KINDS: RefundKind[] = ['items', 'amount', 'full'];

/** First step of a refund: what goes back, and why. */
export function RefundFields({ order, form, onChange }: RefundFieldsProps) {
  const left = order.items.filter(({ refundable }) => refundable > 0);
  const choose = (id: string, isChosen: boolean) =>
    onChange({ items: isChosen ? [...form.items, id] : form.items.filter((other) => other !== id) });

  return (
    <>
      <Radio.Group
        aria-label="What to refund"
        value={form.kind}
        onValueChange={(value) => onChange({ kind: KINDS.find((kind) => kind === value) ?? 'items' })}
      >
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Radio.Item value="items" disabled={left.length === 0}>
            Items: their files stop working, other items keep theirs
          </Radio.Item>
          {form.kind === 'items' && (
            <Flex direction="column" alignItems="stretch" gap={2} paddingLeft={7}>
              {left.map(({ id, title, refundable }) => (
                <Flex key={id} justifyContent="space-between" gap={4}>
                  <Checkbox
                    checked={form.items.includes(id)}
                    onCheckedChange={(isChosen) => choose(id, isChosen === true)}
                  >
                    {title}
                  </Checkbox>
                  <Typography style={{ fontVariantNumeric: 'tabular-nums' }}>{money(refundable)}</Typography>
                </Flex>
              ))}
            </Flex>
          )}
          <Radio.Item value="amount">An amount: all items keep their files unless nothing is left</Radio.Item>
          {form.kind === 'amount' && (
            <Box paddingLeft={7}>
              <Field.Root name="amount" required hint={`At most ${money(order.refundable)}`}>
                <Field.Label>Dollars</Field.Label>
                <Field.Input
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0.00"
                  value={form.amount}
                  onChange={(event) => onChange({ amount: event.target.value })}
                />
                <Field.Hint />
              </Field.Root>
            </Box>
          )}
          <Radio.Item value="full">All that is left, {money(order.refundable)}: no file works any more</Radio.Item>
        </Flex>
      </Radio.Group>
      <Field.Root name="reason" required hint="For the timeline. The buyer does not see it.">
        <Field.Label>Why</Field.Label>
        <Textarea value={form.reason} maxLength={500} onChange={(event) => onChange({ reason: event.target.value })} />
        <Field.Hint />
      </Field.Root>
    </>
  );
}
