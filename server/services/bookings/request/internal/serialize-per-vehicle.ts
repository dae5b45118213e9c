/** Maximum wait of a request in the queue. It then continues anyway, because the row lock in the database decides in any case. */
const MAX_QUEUE_WAIT_MS = 5000;

/** The last queued request of each vehicle. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after all earlier requests for the same vehicle in this process have finished, before it uses a database connection. Otherwise many
 * requests that wait for one row lock would use up the connection pool and block requests for other vehicles. This is only an optimisation: between
 * processes, the row lock and the database constraint decide.
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
