/** After this wait a request proceeds without its turn: the database's lock still decides. */
const MAX_QUEUE_WAIT_MS = 5000;

/** The last queued request of each vehicle. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Serialises this process's requests for one vehicle before they take a database connection. Otherwise a crowd waiting for one row lock would use up
 * the pool and block requests for other vehicles. Only an optimisation: across processes the row lock and the constraint decide.
 */
export async function queuePerVehicle<Result>(vehicleId: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(vehicleId);
  const current = waitAtMost(previous, MAX_QUEUE_WAIT_MS).then(work);
  const settled = current.then(noop, noop);
  queues.set(vehicleId, settled);
  try {
    return await current;
  } finally {
    if (queues.get(vehicleId) === settled) queues.delete(vehicleId);
  }
}

async function waitAtMost(previous: Promise<unknown> | undefined, milliseconds: number): Promise<void> {
  if (!previous) return;
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([previous, timedOut]);
  clearTimeout(timer);
}

const noop = () => {};
