import { type DayTask, MAX_WASH_LOOKBACK_DAYS } from "#domain/day-sheet/day-task.ts";
import { listTasksOfBooking, listTasksOfDay, sheetDatesOf } from "#domain/day-sheet/day-tasks.ts";
import { DAY_MS } from "#domain/durations.ts";
import { addDays, type CivilDate, isDateSince2000, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { type DayTaskAssignee, listDayTaskAssignees } from "#server/repositories/day-sheet/day-task-rows.ts";
import {
  listSheetBookings,
  listSheetBookingsAfter,
  type SheetFilters,
  type StoredSheetBooking,
} from "#server/repositories/day-sheet/sheet-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type DaySheetTask, toDaySheetTask } from "#server/services/day-sheet/internal/day-sheet-task.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export interface DaySheet {
  day: CivilDate;
  today: CivilDate;
  tasks: DaySheetTask[];
  /** The cities of all tasks of the day, without the filters. */
  cities: string[];
  /** Whether there are more bookings than a sheet loads. */
  isTruncated: boolean;
  /** If the day has no matching tasks, the next day that has some; otherwise null, and if there is no such day. */
  nextDay: CivilDate | null;
  people: DayTaskAssignee[];
}

export interface DaySheetQuery {
  staff: Staff;
  day?: string | undefined;
  /** Only tasks that are assigned to the current user. */
  whose?: "mine" | undefined;
  /** Only tasks in the city with this name. */
  city?: string | undefined;
}

/** Maximum number of bookings on a sheet, more than the largest company has in a day. */
const MAX_BOOKINGS = 500;
/**
 * Maximum number of bookings in which to look for the next day with tasks. Usually the first one has such a task; but in another time zone, its tasks
 * may still be on the empty day.
 */
const MAX_NEXT_BOOKINGS = 20;

/** Returns the tasks of a day (product.md#day-sheet), by default today's and unfiltered. Throws "invalid" for an invalid day. */
export async function readDaySheet(
  ctx: AppContext,
  { staff, day: requestedDay, whose, city }: DaySheetQuery,
): Promise<DaySheet> {
  requireAbility(staff, "day-sheet.read");
  const today = siteToday(ctx);
  const day = requestedDay || today;
  if (!isDateSince2000(day)) throw noSuchDay();
  const bookings = await listBookingsOf(ctx, day, today);
  const byId = new Map(bookings.map((one) => [one.booking.id, one]));
  const ofDay = listTasksOfDay([...byId.values()], { day, today, now: ctx.clock() });
  const filters: SheetFilters = { assignedTo: whose === "mine" ? staff.userId : undefined, city: city || undefined };
  const tasks = ofDay.filter((task) => matchesFilters(task, filters));
  return {
    day,
    today,
    tasks: tasks.map((task) => toDaySheetTask(task, byId.get(task.booking.id)?.rows ?? [])),
    cities: [...new Set(ofDay.map(({ place }) => place.city))].toSorted((a, b) => a.localeCompare(b, "it")),
    isTruncated: bookings.length >= MAX_BOOKINGS,
    nextDay: tasks.length > 0 ? null : await nextDayWithTasks(ctx, day, filters),
    people: await listDayTaskAssignees(ctx.db),
  };
}

/** Returns the bookings whose tasks may be on a day's sheet. Today's sheet also has the unfinished tasks of earlier days. */
async function listBookingsOf(ctx: AppContext, day: CivilDate, today: CivilDate): Promise<StoredSheetBooking[]> {
  const now = ctx.clock();
  // The day begins at another instant in each city's time zone. The company's day, extended by one day on each side, contains the day of every city.
  const from = toInstant({ date: addDays(day, -1), time: "00:00" }, ctx.site.timeZone);
  const around = { from, to: new Date(from.getTime() + 3 * DAY_MS) };
  const ofDay = await listSheetBookings(ctx.db, { day, around }, MAX_BOOKINGS);
  if (day !== today) return ofDay;
  const backSince = new Date(now.getTime() - MAX_WASH_LOOKBACK_DAYS * DAY_MS);
  return [...(await listSheetBookings(ctx.db, { unfinished: { now, backSince } }, MAX_BOOKINGS)), ...ofDay];
}

const matchesFilters = ({ place, record }: DayTask, { assignedTo, city }: SheetFilters): boolean =>
  (assignedTo === undefined || record?.assignedTo === assignedTo) && (city === undefined || place.city === city);

async function nextDayWithTasks(ctx: AppContext, day: CivilDate, filters: SheetFilters): Promise<CivilDate | null> {
  // Start from the company's midnight of this day: the clocks of two cities differ by less than a day.
  const after = toInstant({ date: day, time: "00:00" }, ctx.site.timeZone);
  const coming = await listSheetBookingsAfter(ctx.db, after, filters, MAX_NEXT_BOOKINGS);
  const tasks = coming
    .flatMap((one) => listTasksOfBooking(one, ctx.clock()))
    .filter((task) => matchesFilters(task, filters));
  const days = tasks.flatMap(sheetDatesOf).filter((other) => other > day);
  return days.toSorted().at(0) ?? null;
}

function noSuchDay(): ServiceError {
  const message = "Questo giorno non esiste: indica una data come 2026-11-21.";
  return new ServiceError("invalid", message, [{ path: "day", message }]);
}
