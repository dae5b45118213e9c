import type { DayTask } from "#domain/day-sheet/day-task.ts";
import type { DayTaskRow } from "#server/repositories/day-sheet/day-task-rows.ts";

/** A task with what staff have written about it, and the names of those who did. */
export interface SheetTask extends DayTask {
  row: DayTaskRow | null;
}

export function toSheetTask(task: DayTask, rows: readonly DayTaskRow[]): SheetTask {
  return { ...task, row: rows.find(({ kind }) => kind === task.kind) ?? null };
}
