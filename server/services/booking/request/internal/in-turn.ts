/** Who has waited as long goes ahead without a turn: the database decides all the same. */
const LONGEST_WAIT_MS = 5000;

/** The end of the last turn in front of each car. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Lets the requests of this process for one car come one after the other, before any of them asks for a connection: a crowd that waits for a row's
 * lock would hold every connection of the pool, and whoever wants another car would get none. Only spares the wait: who has the car is decided by
 * the row's lock and the constraint, in all processes.
 */
export async function inTurn<Result>(vehicleId: string, work: () => Promise<Result>): Promise<Result> {
  const ahead = lines.get(vehicleId);
  const turn = atMost(ahead, LONGEST_WAIT_MS).then(work);
  const ended = turn.then(nothing, nothing);
  lines.set(vehicleId, ended);
  try {
    return await turn;
  } finally {
    if (lines.get(vehicleId) === ended) lines.delete(vehicleId);
  }
}

async function atMost(ahead: Promise<unknown> | undefined, milliseconds: number): Promise<void> {
  if (!ahead) return;
  const { promise: waitedLong, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([ahead, waitedLong]);
  clearTimeout(timer);
}

const nothing = () => {};
