import { median } from '../report.mjs';
import { describe, percentile } from '../statistics.mjs';
import { CLIENTS } from './create-calls.mjs';

/** How many orders `--full` puts into the database. */
export const MANY = 1_000_000;

/** What was aimed at and what came of it, for `printGoals`. */
export function goalsOf(own, { orders, inserts }, many) {
  const p99 = percentile(own, 0.99);
  const share = median(orders.map((rate, round) => rate / inserts[round]));
  const perSecond = `${median(orders).toFixed(0)} orders/s beside ${median(inserts).toFixed(0)} inserts/s`;
  return [
    { goal: 'own p99 of the create call at most 25 ms', figure: `${p99.toFixed(1)} ms`, met: p99 <= 25 },
    {
      goal: 'paid orders at least 10 % of bare inserts',
      figure: `${(share * 100).toFixed(1)} %, ${perSecond}`,
      met: share >= 0.1,
    },
    ...(many ? goalsOfMany(many) : []),
  ];
}

function goalsOfMany({ sweep, ...calls }) {
  const reads = Object.entries(calls).map(([name, { p99 }]) => ({
    goal: `${name} beside ${MANY} orders: p99 at most 20 ms`,
    figure: `${median(p99).toFixed(1)} ms`,
    met: median(p99) <= 20,
  }));
  const figure = `${sweep.ms.toFixed(0)} ms for ${sweep.payments} open payments`;
  return [...reads, { goal: 'one sweep beside them under 1 s', figure, met: sweep.ms < 1000 }];
}

/** Prints the create calls beside the bare insert. */
export function printCreate({ all, own, cpuMs }, warmUp, rate) {
  const total = all.map(({ ms }) => ms);
  const seconds = total.reduce((sum, ms) => sum + ms, 0) / 1000 / CLIENTS;
  const perSecond = all.length / seconds;
  const provider = total.map((ms, index) => ms - own[index]);
  console.log(`
  ${all.length} create calls, ${CLIENTS} clients, after ${warmUp} to warm up

  as the client sees it    ${describe(total)}   ${perSecond.toFixed(0)} calls/s
  waiting for the provider ${describe(provider)}
  the service's own share  ${describe(own)}
  the service's CPU time   ${cpuMs.toFixed(2)} ms a call

  bare durable inserts     ${rate.toFixed(0)} rows/s, ${(1000 / rate).toFixed(2)} ms each
  one call costs           ${(percentile(own, 0.5) / CLIENTS / (1000 / rate)).toFixed(1)} bare inserts (own p50 over ${CLIENTS} clients)
  calls to inserts         1 : ${(rate / perSecond).toFixed(1)}
`);
}
