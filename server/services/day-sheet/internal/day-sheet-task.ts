import type { DayTask } from "#domain/day-sheet/day-task.ts";
import type { DayTaskRow } from "#server/repositories/day-sheet/day-task-rows.ts";

/** A day task, with the data that staff have entered and the names of these staff members. */
export interface DaySheetTask extends DayTask {
  row: DayTaskRow | null;
}

export function toDaySheetTask(task: DayTask, rows: readonly DayTaskRow[]): DaySheetTask {
  return { ...task, row: rows.find(({ kind, leg }) => kind === task.kind && leg === task.unit.leg) ?? null };
}
