import type { ApiDaySheet } from "#domain/api/day-sheet/day-sheet.ts";
export function DaySheetScreen({ sheet }: { sheet: ApiDaySheet }) { return <p>{sheet.day}</p>; }
