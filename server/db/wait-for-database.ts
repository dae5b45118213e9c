import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { SECOND_MS } from "#domain/durations.ts";
import { errorCode, isDatabaseDown, StartError } from "#server/errors.ts";

/** How long a start waits for a database that does not respond: if both machines boot at the same time, the database may be ready later. */
const MAX_WAIT_MS = 30 * SECOND_MS;
const RETRY_DELAY_MS = 2 * SECOND_MS;
/** SQLSTATE codes of a refused login: wrong user, password or database name. */
const ACCESS_DENIED_CODES = /^(28|3D)/;

interface WaitOptions {
  pool: Pool;
  /** The database server as "host:port", for the error message. */
  place: string;
  logger: Logger;
  /** Clock, for tests. */
  now?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Waits until the database accepts a connection, and logs each failed attempt. Throws StartError after 30 seconds, or when the server refuses the
 * login.
 */
export async function waitForDatabase(options: WaitOptions): Promise<void> {
  const { pool, place, logger, now = () => performance.now(), pause = sleep } = options;
  const startedAt = now();
  for (;;) {
    const error = await findConnectionError(pool);
    if (error === null) return;
    if (ACCESS_DENIED_CODES.test(errorCode(error) ?? ""))
      throw new StartError(`The database at ${place} refuses the connection: ${error.message}.`);
    if (!isDatabaseDown(error)) throw error;
    const remainingMs = startedAt + MAX_WAIT_MS - now();
    if (remainingMs <= 0)
      throw new StartError(
        `The database at ${place} has not answered for ${MAX_WAIT_MS / SECOND_MS} seconds: is it running, and is DATABASE_URL right?`,
      );
    const code = errorCode(error) ?? error.message;
    logger.warn(
      { code },
      `the database at ${place} does not answer, trying for ${Math.ceil(remainingMs / SECOND_MS)} more seconds`,
    );
    await pause(Math.min(RETRY_DELAY_MS, remainingMs));
  }
}

async function findConnectionError(pool: Pool): Promise<Error | null> {
  try {
    const client = await pool.connect();
    client.release();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
