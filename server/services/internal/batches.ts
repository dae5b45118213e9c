import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { isRetryableError, retryTransaction } from "#server/db/retry-transaction.ts";
import { isDatabaseDown } from "#server/errors.ts";

/** Maximum number of items per transaction, so that transactions stay short. */
const MAX_BATCH_ITEMS = 100;

/** Maximum number of transactions per run; the next run continues. */
const MAX_BATCHES = 100;

/**
 * Runs a statement that processes at most `limit` due rows again and again, each time in a new transaction, until no due row is left. Returns the
 * number of processed rows.
 */
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

export interface BatchedWork<Item> {
  /** Name of the work in the log when an item fails. */
  name: string;
  /** Locks at most `limit` due items, without those in `except`, which have failed in this run. */
  lockDue: (tx: Transaction, window: { limit: number; except: readonly string[] }) => Promise<Item[]>;
  idOf: (item: Item) => string;
  /** Processes one item in its own savepoint. */
  handleItem: (savepoint: Transaction, item: Item) => Promise<void>;
}

/**
 * Processes due items batch by batch. If an item fails, only this item is rolled back; the error is logged, and the next run tries again. If the
 * database is unreachable, the run ends with the error. Returns the number of processed items.
 */
export async function processInBatches<Item>(ctx: AppContext, work: BatchedWork<Item>): Promise<number> {
  const failed: string[] = [];
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const last = await retryTransaction(ctx.db, (tx) => processBatch(ctx, tx, work, failed));
    failed.push(...last.failed);
    done += last.count - last.failed.length;
    if (last.count < MAX_BATCH_ITEMS) break;
  }
  return done;
}

async function processBatch<Item>(
  ctx: AppContext,
  tx: Transaction,
  { name, idOf, lockDue, handleItem }: BatchedWork<Item>,
  except: readonly string[],
): Promise<{ count: number; failed: string[] }> {
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
  return { count: items.length, failed };
}
