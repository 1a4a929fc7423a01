interface Waiting<Id, Answer> {
  ids: readonly Id[];
  resolve: (answer: Promise<Answer>) => void;
}

/**
 * Makes one request of those that are asked for in one turn of the event loop, for all of their ids: it leaves after
 * the last of them was asked for, so nobody's answer is older than the question. Each gets the answer to all.
 * @param most ids in one request, unless a single question has more
 */
export function askTogether<Id, Answer>(
  ask: (ids: readonly Id[]) => Promise<Answer>,
  most: number,
): (ids: readonly Id[]) => Promise<Answer> {
  let waiting: Waiting<Id, Answer>[] = [];

  const askWaiting = () => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const answer = ask([...new Set(group.flatMap(({ ids }) => ids))]);
    for (const { resolve } of group) resolve(answer);
  };

  return (ids) =>
    new Promise((resolve) => {
      const count = waiting.reduce((sum, other) => sum + other.ids.length, ids.length);
      if (count > most) askWaiting();
      if (waiting.push({ ids, resolve }) === 1) setImmediate(askWaiting);
    });
}
