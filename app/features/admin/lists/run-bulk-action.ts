import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";

/** The maximum number of rows in a bulk action: one page of a list. */
export const MAX_BULK_ROWS = 50;

/** An action that runs on each selected row, as a separate write. */
export interface BulkAction<Row> {
  /** The button's label: "Chiudi". */
  label: string;
  /** Whether the action changes the row; other rows are skipped. */
  appliesTo: (row: Row) => boolean;
  /** The confirmation's title: "Chiudere 3 richieste?" */
  question: (count: number) => string;
  /** The confirmation's text: what the action does. */
  detail: string;
  /** The toast: "3 richieste chiuse". */
  done: (count: number) => string;
  run: (row: Row) => Promise<unknown>;
}

export interface BulkFailure<Row> {
  row: Row;
  /** The server's message when there is one. */
  reason: string;
}

/** Runs an action on rows one after the other, continues after failures, and returns the refused rows. */
export async function runBulkAction<Row>(
  { run }: Pick<BulkAction<Row>, "run">,
  rows: readonly Row[],
  onProgress: (done: number) => void,
): Promise<BulkFailure<Row>[]> {
  const failures: BulkFailure<Row>[] = [];
  for (const [at, row] of rows.slice(0, MAX_BULK_ROWS).entries()) {
    try {
      await run(row);
    } catch (thrown) {
      failures.push({ row, reason: problemMessage(thrown, LIST_WORDS.bulk.failed) });
    }
    onProgress(at + 1);
  }
  return failures;
}
