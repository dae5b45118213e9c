import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { isRetryableError, retryTransaction } from "#server/db/retry-transaction.ts";
import { isDatabaseDown } from "#server/errors.ts";

/** Items in one transaction; more follow in the next, so that no transaction grows long. */
const MAX_BATCH_ITEMS = 100;

/** Such transactions in one run: the next run does the rest. */
const MAX_BATCHES = 100;

/** Runs a statement that does at most `limit` of what is due and answers how many, in one transaction after the other until nothing is left. */
export async function runUntilDone(
  ctx: AppContext,
  step: (tx: Transaction, limit: number) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const last = await retryTransaction(ctx.db, (tx) => step(tx, MAX_BATCH_ITEMS));
    done += last;
    if (last < MAX_BATCH_ITEMS) break;
  }
  return done;
}

export interface BatchJob<Item> {
  /** What the log calls it when an item fails. */
  name: string;
  /** Locks what is due, at most `limit`, without `except`: what has failed in this run. */
  lockDue: (tx: Transaction, window: { limit: number; except: readonly string[] }) => Promise<Item[]>;
  idOf: (item: Item) => string;
  /** Does one of them, in a savepoint of its own. */
  handleItem: (savepoint: Transaction, item: Item) => Promise<void>;
}

/**
 * Works off what is due in one transaction after the other. An item that fails is undone alone, logged, and left for the next run; while the
 * database is away the run ends with the error. Answers how many were done.
 */
export async function processInBatches<Item>(ctx: AppContext, job: BatchJob<Item>): Promise<number> {
  const failed: string[] = [];
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const last = await retryTransaction(ctx.db, (tx) => processBatch(ctx, tx, job, failed));
    failed.push(...last.failed);
    done += last.taken - last.failed.length;
    if (last.taken < MAX_BATCH_ITEMS) break;
  }
  return done;
}

async function processBatch<Item>(
  ctx: AppContext,
  tx: Transaction,
  { name, idOf, lockDue, handleItem }: BatchJob<Item>,
  except: readonly string[],
): Promise<{ taken: number; failed: string[] }> {
  const items = await lockDue(tx, { limit: MAX_BATCH_ITEMS, except });
  const failed: string[] = [];
  for (const item of items) {
    try {
      await tx.transaction((savepoint) => handleItem(savepoint, item));
    } catch (error) {
      if (isDatabaseDown(error) || isRetryableError(error)) throw error;
      failed.push(idOf(item));
      ctx.logger.error({ err: error, id: idOf(item) }, `${name} failed`);
    }
  }
  return { taken: items.length, failed };
}
