import type { DayTask } from "#domain/day-sheet/day-task.ts";
import type { DayTaskRow } from "#server/repositories/day-sheet/day-task-rows.ts";

/** A task with the staff's data about it and their names. */
export interface DaySheetTask extends DayTask {
  row: DayTaskRow | null;
}

export function toDaySheetTask(task: DayTask, rows: readonly DayTaskRow[]): DaySheetTask {
  return { ...task, row: rows.find(({ kind }) => kind === task.kind) ?? null };
}
