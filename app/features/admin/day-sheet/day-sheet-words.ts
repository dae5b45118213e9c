import type { ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { type DayTaskKind, type DayTaskPlace, driveText } from "#domain/day-sheet/day-task.ts";
import { formatCount } from "#domain/numbers.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";

export const DAY_TASK_NAMES: Readonly<Record<DayTaskKind, string>> = {
  handover: "Consegna",
  return: "Rientro",
  wash: "Lavaggio",
};

/** Texts of the day sheet after an action, and when it failed. */
export const DAY_SHEET_WORDS = {
  done: {
    handover: "Consegna segnata come fatta",
    return: "Rientro segnato come fatto",
    wash: "Lavaggio segnato come fatto",
  },
  reopened: "Compito riaperto",
  assigned: (person: string) => `Compito assegnato a ${person}`,
  unassigned: "Compito di nessuno",
  noted: "Nota salvata",
  failed: "Errore nell'aggiornamento del compito",
  noteFailed: "Errore nel salvare la nota",
  printTitle: ({ company, day, person }: { company: string; day: string; person: string | null }) =>
    `${company}, foglio di ${day}${person ? `: ${person}` : ""}`,
  summary: ({ day, tasks, cut }: { day: string; tasks: readonly ApiDayTask[]; cut: boolean }) =>
    `${day}: ${taskSummaryText(tasks)}${cut ? ". Il giorno ha più prenotazioni di quante ne stiano in un foglio: scegli una città" : ""}`,
  noTasksInCity: (city: string) => `A ${city} non c'è nulla da fare.`,
  nextDay: (day: string) => `Il prossimo giorno con compiti: ${day}`,
  next: (reference: string) => `Prossimo noleggio: ${reference}`,
  note: (note: string) => `Nota: ${note}`,
} as const;

/** Labels of the link to the booking's next transition, by its target status. */
export const BOOKING_STEP_LABELS = {
  active: "Segna la prenotazione in corso",
  completed: "Concludi la prenotazione",
} as const;

/** Returns "Consegna Ferrari 296 GTB, VL-7K3MQD", which tells the buttons of different tasks apart. */
export const taskTitle = ({ kind, vehicle_name, reference }: ApiDayTask): string =>
  `${DAY_TASK_NAMES[kind]} ${vehicle_name}, ${reference}`;

/** Returns "unità 1 · VL296AA". */
export const taskUnitText = ({ unit, plate }: ApiDayTask): string =>
  [unit !== null && `unità ${unit}`, plate].filter(Boolean).join(" · ");

/** Returns where a task takes place. */
export const taskPlaceOf = ({ city, place, address }: ApiDayTask): DayTaskPlace => ({ city, slug: place, address });

/** Returns "Partenza da Zurigo: 9 dic, 23:00, 868 km, 11 ore"; null for a task without a transfer. */
export function taskTransferText({ kind, drive }: ApiDayTask): string | null {
  if (!drive) return null;
  const { date, time, ...transfer } = drive;
  return driveText(kind, { ...transfer, moment: { date, time } });
}

/** Returns the meeting point and the renter's flight or train. */
export const meetingTexts = ({ meeting_point, flight_or_train }: ApiDayTask): string[] => [
  ...(meeting_point === null ? [] : [`Punto d'incontro: ${meeting_point}`]),
  ...(flight_or_train === null ? [] : [`Volo o treno: ${flight_or_train}`]),
];

/** Returns the deadline of a wash: "entro le 16:00", with the day if the wash is due on another day. */
export function washDueText({ kind, date, due_date, due_time }: ApiDayTask): string | null {
  if (kind !== "wash") return null;
  return date === due_date
    ? `entro le ${due_time}`
    : `entro ${withItalianArticle("il", formatItalianShort(due_date))}, ${due_time}`;
}

/** Returns "3 compiti, 1 in ritardo, 2 fatti". */
export function taskSummaryText(tasks: readonly ApiDayTask[]): string {
  const late = tasks.filter((task) => task.late).length;
  const done = tasks.filter((task) => task.done !== null).length;
  return [
    formatCount(tasks.length, "compito", "compiti"),
    late > 0 && `${late} in ritardo`,
    done > 0 && formatCount(done, "fatto", "fatti"),
  ]
    .filter(Boolean)
    .join(", ");
}
