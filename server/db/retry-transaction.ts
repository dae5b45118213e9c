import { setTimeout as pause } from "node:timers/promises";
import type { Db, Transaction } from "#server/db/client.ts";
import { errorCode } from "#server/errors.ts";

/** Deadlock or serialisation failure: the database rolled the transaction back, and a retry may succeed. */
const RETRYABLE_CODES = new Set(["40P01", "40001"]);
const MAX_ATTEMPTS = 5;
const INITIAL_RETRY_DELAY_MS = 10;

/** Runs work in a transaction and retries it from the start after a deadlock or serialisation failure, at most five times. */
export async function retryTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryableError(error)) throw error;
      await pause(INITIAL_RETRY_DELAY_MS * 2 ** attempt);
    }
  }
}

/** Whether the error means that the database rolled a transaction back because of a concurrent one. A retry may then succeed. */
export const isRetryableError = (error: unknown): boolean => RETRYABLE_CODES.has(errorCode(error) ?? "");
