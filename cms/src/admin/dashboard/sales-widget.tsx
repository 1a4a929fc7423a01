import { Box, Flex, Typography } from '@strapi/design-system';
import { BarChart } from '../chart/bar-chart';
import { dayLabel } from '../chart/day-label';
import { money } from '../orders/words';
import { lastDays } from './last-days';
import { useWidgetData, WidgetBody } from './widget';
import type { DailySales } from './wire';

/** What was kept of the sales of 30 days, by the day on which the orders were paid. */
export function SalesWidget() {
  const loaded = useWidgetData<DailySales>('/dashboard/sales');
  return <WidgetBody loaded={loaded}>{({ days }) => <Sales days={days} />}</WidgetBody>;
}

function Sales({ days }: DailySales) {
  const shown = lastDays().map((day) => days.find((each) => each.day === day) ?? { day, orders: 0, revenue: 0 });
  const revenue = shown.reduce((sum, each) => sum + each.revenue, 0);
  const orders = shown.reduce((sum, each) => sum + each.orders, 0);
  const summary = `${money(revenue)} kept of ${orders} ${orders === 1 ? 'order' : 'orders'}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box>
        <Typography tag="p" variant="alpha">
          {money(revenue)}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          kept of {orders} paid {orders === 1 ? 'order' : 'orders'} in 30 days, with tax, less what went back
        </Typography>
      </Box>
      <BarChart
        summary={`Sales of the last 30 days by day: ${summary}`}
        unit="Revenue"
        bars={shown.map((each) => ({
          label: dayLabel(each.day),
          value: each.revenue,
          text: `${money(each.revenue)}, ${each.orders} ${each.orders === 1 ? 'order' : 'orders'}`,
        }))}
      />
    </Flex>
  );
}
