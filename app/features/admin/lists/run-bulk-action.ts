import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";

/** At most so many rows are changed at once: as many as a page of a list has. */
export const MAX_BULK_ROWS = 50;

/** Something that is done with each of the chosen rows, as a write of its own. */
export interface BulkAction<Row> {
  /** On its button: "Chiudi". */
  label: string;
  /** Rows that it would change; the others are left out. */
  appliesTo: (row: Row) => boolean;
  /** "Chiudere 3 richieste?" */
  question: (count: number) => string;
  /** What follows from it. */
  detail: string;
  /** "3 richieste chiuse" */
  done: (count: number) => string;
  run: (row: Row) => Promise<unknown>;
}

export interface BulkFailure<Row> {
  row: Row;
  /** In the server's words where it gave any. */
  reason: string;
}

/** Runs an action on rows one after the other, whatever becomes of each, and answers those it was refused for. */
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
