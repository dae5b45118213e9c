import { WASH_REMEMBERED_DAYS } from "#domain/day-sheet/day-task.ts";
import { taskDaysOf, tasksOfDay } from "#domain/day-sheet/day-tasks.ts";
import { DAY_MS } from "#domain/durations.ts";
import { addDays, type CivilDate, isCivilDate, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listSheetPeople, type SheetPerson } from "#server/repositories/day-sheet/day-task-rows.ts";
import {
  listSheetBookings,
  listSheetBookingsAfter,
  type StoredSheetBooking,
} from "#server/repositories/day-sheet/sheet-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type SheetTask, toSheetTask } from "#server/services/day-sheet/internal/sheet-task.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export interface DaySheet {
  day: CivilDate;
  today: CivilDate;
  tasks: SheetTask[];
  /** There are more bookings than a sheet looks at. */
  cut: boolean;
  /** The next day that has tasks, of a day without any; null where none is planned. */
  nextDay: CivilDate | null;
  people: SheetPerson[];
}

/** More bookings than a day of the largest company has. */
const MOST_BOOKINGS = 500;
/** Bookings looked at for the next day with tasks: the soonest has one, unless its moments are still of the empty day by another city's clock. */
const MOST_NEXT_BOOKINGS = 20;

/** What is to be done on a day (product.md#day-sheet), today unless told. Refuses "invalid" for a day that there is not. */
export async function readDaySheet(
  ctx: AppContext,
  { staff, day: wanted }: { staff: Staff; day: string | undefined },
): Promise<DaySheet> {
  requireAbility(staff, "day-sheet.read");
  const today = siteToday(ctx);
  const day = wanted || today;
  if (!isCivilDate(day)) throw noSuchDay();
  const bookings = await bookingsOf(ctx, day, today);
  const byId = new Map(bookings.map((one) => [one.booking.id, one]));
  const tasks = tasksOfDay([...byId.values()], { day, today, now: ctx.clock() });
  return {
    day,
    today,
    tasks: tasks.map((task) => toSheetTask(task, byId.get(task.booking.id)?.rows ?? [])),
    cut: bookings.length >= MOST_BOOKINGS,
    nextDay: tasks.length > 0 ? null : await nextDayWithTasks(ctx, day),
    people: await listSheetPeople(ctx.db),
  };
}

/** On today's sheet stands what earlier days have left, too. */
async function bookingsOf(ctx: AppContext, day: CivilDate, today: CivilDate): Promise<StoredSheetBooking[]> {
  const now = ctx.clock();
  // A day begins and ends by the clock of each city: the company's, with a day to spare on either side, holds them all.
  const from = toInstant({ date: addDays(day, -1), time: "00:00" }, ctx.site.timeZone);
  const around = { from, to: new Date(from.getTime() + 3 * DAY_MS) };
  const ofDay = await listSheetBookings(ctx.db, { day, around }, MOST_BOOKINGS);
  if (day !== today) return ofDay;
  const backSince = new Date(now.getTime() - WASH_REMEMBERED_DAYS * DAY_MS);
  return [...(await listSheetBookings(ctx.db, { unfinished: { now, backSince } }, MOST_BOOKINGS)), ...ofDay];
}

async function nextDayWithTasks(ctx: AppContext, day: CivilDate): Promise<CivilDate | null> {
  // The clocks of two cities are less than a day apart.
  const after = toInstant({ date: day, time: "00:00" }, ctx.site.timeZone);
  const coming = await listSheetBookingsAfter(ctx.db, after, MOST_NEXT_BOOKINGS);
  const days = coming.flatMap((one) => taskDaysOf(one, ctx.clock())).filter((other) => other > day);
  return days.toSorted().at(0) ?? null;
}

function noSuchDay(): ServiceError {
  const message = "Questo giorno non esiste: indica una data come 2026-11-21.";
  return new ServiceError("invalid", message, [{ path: "day", message }]);
}
