import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { drivingTime } from "#domain/delivery/delivery-words.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";
import type { DayTaskDrive, DayTaskKind } from "./day-task.ts";

/** "Partenza da Zurigo: 9 dic, 23:00, 868 km, 11 ore"; of a return "Rientro a Zurigo: …". */
export function driveWords(kind: DayTaskKind, { base, moment, kilometres, minutes }: DayTaskDrive): string {
  const way = kind === "handover" ? `Partenza da ${base ?? "sede"}` : `Rientro a ${base ?? "casa"}`;
  const when = `${formatItalianShort(moment.date)}, ${moment.time}`;
  return `${way}: ${when}, ${kilometresText(kilometres)}, ${drivingTime({ minutes })}`;
}
