import type { Hono } from "hono";
import type { ApiCalendarFeed } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import type { ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { unitName } from "#domain/calendar-feeds/calendar-feed.ts";
import type { DayTaskDrive } from "#domain/day-sheet/day-task.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { CalendarFeed } from "#server/repositories/calendar-feeds/calendar-feeds.ts";
import { createFeed, listUserFeeds, revokeUserFeed } from "#server/services/calendar-feeds/user-feeds.ts";
import { changeDayTask } from "#server/services/day-sheet/change-day-task.ts";
import { type DaySheet, readDaySheet } from "#server/services/day-sheet/read-day-sheet.ts";

export function mountDaySheet(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/day_sheet", async ({ staff, query }) => {
    const sheet = await readDaySheet(ctx, { staff, ...query });
    return {
      day: sheet.day,
      today: sheet.today,
      tasks: sheet.tasks.map(toDayTask),
      cities: sheet.cities,
      cut: sheet.isTruncated,
      next_day: sheet.nextDay,
      people: sheet.people.map(({ id, name, email }) => ({ id, name, email, me: id === staff.userId })),
    };
  });
  serveEndpoint(app, ctx, "PATCH /api/day_tasks/:id/:kind", async ({ staff, parameters: { id, kind }, body }) =>
    toDayTask(await changeDayTask(ctx, { staff, id, kind, body })),
  );
}

const toDrive = (drive: DayTaskDrive | null): ApiDayTask["drive"] =>
  drive && { base: drive.base, ...drive.moment, kilometres: drive.kilometres, minutes: drive.minutes };

function toDayTask({ booking, row, next, ...task }: DaySheet["tasks"][number]): ApiDayTask {
  const due = toCivilMoment(task.dueAt, task.timeZone);
  return {
    booking_id: booking.id,
    kind: task.kind,
    leg: task.unit.leg,
    reference: booking.reference,
    status: booking.status,
    vehicle_name: task.unit.title,
    unit: task.unit.number,
    plate: task.unit.plate,
    date: task.date,
    time: task.time,
    at: task.at.toISOString(),
    due_date: due.date,
    due_time: due.time,
    city: task.place.city,
    place: task.place.slug,
    address: task.place.address,
    meeting_point: task.kind === "wash" ? null : booking.delivery.meetingPoint,
    flight_or_train: task.kind === "wash" ? null : booking.delivery.flightOrTrain,
    drive: toDrive(task.drive),
    name: booking.renter.name,
    phone: booking.renter.phone,
    renter_note: booking.note,
    late: task.late,
    done: task.done,
    done_at: row?.doneAt?.toISOString() ?? null,
    done_by_name: row?.completerName ?? null,
    assigned_to: row?.assignedTo ?? null,
    assigned_to_name: row?.assigneeName ?? null,
    note: row?.note ?? null,
    offers: task.offeredStatus,
    next: next && { reference: next.reference, pickup_at: next.pickupAt.toISOString() },
    version: row?.version ?? 0,
  };
}

/** Mounts the endpoints for calendar feeds. Each user sees only their own feeds. */
export function mountCalendarFeeds(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/calendar_feeds", async ({ staff }) => {
    const { feeds, units } = await listUserFeeds(ctx, { staff });
    return { feeds: feeds.map(toCalendarFeed), units: units.map((unit) => ({ id: unit.id, name: unitName(unit) })) };
  });
  serveEndpoint(app, ctx, "POST /api/calendar_feeds", async ({ staff, body, idempotencyKey }) => {
    const { feed, url } = await createFeed(ctx, { staff, body, idempotencyKey });
    return { ...toCalendarFeed(feed), url };
  });
  serveEndpoint(app, ctx, "DELETE /api/calendar_feeds/:id", async ({ staff, parameters: { id } }) => {
    await revokeUserFeed(ctx, { staff, id });
    return undefined;
  });
}

function toCalendarFeed({ id, kind, unitId, unit, createdAt, lastReadAt }: CalendarFeed): ApiCalendarFeed {
  return {
    id,
    kind,
    unit_id: unitId,
    unit_name: unit && unitName(unit),
    created_at: createdAt.toISOString(),
    last_read_at: lastReadAt?.toISOString() ?? null,
  };
}
