/** Runs one work at a time. Null, and nothing is run, for a sender who has as many waiting as anybody may. */
export type TakeTurn = <T>(sender: string, work: () => Promise<T>) => Promise<T> | null;

/**
 * One line for everybody, in which each sender stands once: whoever sends a flood waits behind their own, and others wait for
 * one of it at most.
 */
export function createTurns(mostWaitingEach: number): TakeTurn {
  const senders = new Map<string, { waiting: number; last: Promise<unknown> }>();
  let lastOfAll: Promise<unknown> = Promise.resolve();

  return (sender, work) => {
    const own = senders.get(sender) ?? { waiting: 0, last: Promise.resolve() };
    if (own.waiting >= mostWaitingEach) return null;
    own.waiting += 1;
    senders.set(sender, own);
    const turn = own.last
      .then(() => {
        const now = lastOfAll.then(work);
        lastOfAll = now.catch(() => {});
        return now;
      })
      .finally(() => {
        own.waiting -= 1;
        if (own.waiting === 0) senders.delete(sender);
      });
    own.last = turn.catch(() => {});
    return turn;
  };
}
