import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { isTransient, retriedTransaction } from "#server/db/retried-transaction.ts";
import { isDatabaseDown } from "#server/errors.ts";

/** Items in one transaction; more follow in the next, so that no transaction grows long. */
const MOST_IN_BATCH = 100;

/** Such transactions in one run: the next run does the rest. */
const MOST_BATCHES = 100;

/** Runs a statement that does at most `limit` of what is due and answers how many, in one transaction after the other until nothing is left. */
export async function untilDone(
  ctx: AppContext,
  step: (tx: Transaction, limit: number) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const last = await retriedTransaction(ctx.db, (tx) => step(tx, MOST_IN_BATCH));
    done += last;
    if (last < MOST_IN_BATCH) break;
  }
  return done;
}

export interface BatchedWork<Item> {
  /** What the log calls it when an item fails. */
  name: string;
  /** Locks what is due, at most `limit`, without `except`: what has failed in this run. */
  take: (tx: Transaction, window: { limit: number; except: readonly string[] }) => Promise<Item[]>;
  idOf: (item: Item) => string;
  /** Does one of them, in a savepoint of its own. */
  work: (savepoint: Transaction, item: Item) => Promise<void>;
}

/**
 * Works off what is due in one transaction after the other. An item that fails is undone alone, logged, and left for the next run; while the
 * database is away the run ends with the error. Answers how many were done.
 */
export async function inBatches<Item>(ctx: AppContext, batched: BatchedWork<Item>): Promise<number> {
  const failed: string[] = [];
  let done = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const last = await retriedTransaction(ctx.db, (tx) => workOff(ctx, tx, batched, failed));
    failed.push(...last.failed);
    done += last.taken - last.failed.length;
    if (last.taken < MOST_IN_BATCH) break;
  }
  return done;
}

async function workOff<Item>(
  ctx: AppContext,
  tx: Transaction,
  { name, idOf, take, work }: BatchedWork<Item>,
  except: readonly string[],
): Promise<{ taken: number; failed: string[] }> {
  const items = await take(tx, { limit: MOST_IN_BATCH, except });
  const failed: string[] = [];
  for (const item of items) {
    try {
      await tx.transaction((savepoint) => work(savepoint, item));
    } catch (error) {
      if (isDatabaseDown(error) || isTransient(error)) throw error;
      failed.push(idOf(item));
      ctx.logger.error({ err: error, id: idOf(item) }, `${name} failed`);
    }
  }
  return { taken: items.length, failed };
}
