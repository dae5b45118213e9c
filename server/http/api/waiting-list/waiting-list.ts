import type { Hono } from "hono";
import { readVisitor } from "#domain/access/visitor.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import type { ApiWaitingDemand, ApiWaitingEntry, ApiWaitingReceipt } from "#domain/api/waiting-list/waiting-list.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { WaitingListRequest } from "#domain/forms/waiting-list/waiting-list.ts";
import { waitedForText } from "#domain/waiting-list/waited-for.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { searchKeyColumn, waitingList } from "#server/db/schema.ts";
import { parseListQuery, type QueryableColumns } from "#server/http/api/parse-list-query.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { WaitingDemand, WaitingEntry } from "#server/repositories/waiting-list/waiting-list.ts";
import { joinWaitingList } from "#server/services/waiting-list/join-waiting-list.ts";
import {
  readWaitingDemand,
  readWaitingList,
  removeWaitingEntry,
  updateWaitingLanguage,
} from "#server/services/waiting-list/manage-waiting-list.ts";

/** Mounts the endpoints of the waiting list: anybody may join; staff read them, change their language and remove them. */
export function mountWaitingList(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "POST /api/waiting_list", async ({ body, context }) =>
    toReceipt(await joinWaitingList(ctx, { body, visitor: readVisitor(context.req.raw.headers).address ?? undefined })),
  );
  serveEndpoint(app, ctx, "GET /api/waiting_list", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, WAITING_LIST_COLUMNS, "-created_at", ctx.site.timeZone);
    const { rows, total } = await readWaitingList(ctx, { staff, listQuery });
    return { rows: rows.map(toEntry), total };
  });
  serveEndpoint(app, ctx, "GET /api/waiting_list/demand", async ({ staff }) => {
    const rows = await readWaitingDemand(ctx, { staff });
    return { rows: rows.map(toDemand), total: rows.length };
  });
  serveEndpoint(app, ctx, "PATCH /api/waiting_list/:id", async ({ staff, parameters: { id }, body }) =>
    toEntry(await updateWaitingLanguage(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/waiting_list/:id", async ({ staff, parameters: { id } }) => {
    await removeWaitingEntry(ctx, { staff, id });
    return undefined;
  });
}

export const WAITING_LIST_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(waitingList)] },
  id: { column: waitingList.id, kind: "uuid" },
  status: { column: waitingList.status, kind: "text" },
  scope: { column: waitingList.scope, kind: "text" },
  vehicle_id: { column: waitingList.vehicleId, kind: "uuid" },
  category: { column: waitingList.category, kind: "text" },
  city: { column: waitingList.city, kind: "text" },
  language: { column: waitingList.language, kind: "text" },
  vehicle_name: { column: waitingList.vehicleName, kind: "order-only" },
  name: { column: waitingList.name, kind: "order-only" },
  pickup_date: { column: waitingList.pickupDate, kind: "order-only" },
  created_at: { column: waitingList.createdAt, kind: "order-only", dayRangePrefix: "created" },
  updated_at: { column: waitingList.updatedAt, kind: "order-only" },
};

const toReceipt = ({ name: _name, email: _email, ...request }: WaitingListRequest): ApiWaitingReceipt => ({
  ...request,
  status: "open",
});

function toEntry(row: WaitingEntry): UncheckedAnswer<ApiWaitingEntry> {
  return {
    id: row.id,
    status: row.status,
    scope: row.scope,
    waited_for: waitedForText(wordsOf("it"), row),
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    category: row.category,
    city: row.city,
    pickup_city: nameOfPlace(row.pickupCity),
    return_city: nameOfPlace(row.returnCity),
    pickup_date: row.pickupDate,
    pickup_time: row.pickupTime,
    return_date: row.returnDate,
    return_time: row.returnTime,
    name: row.name,
    email: row.email,
    language: row.language,
    mailed_at: row.mailedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function toDemand(row: WaitingDemand): UncheckedAnswer<ApiWaitingDemand> {
  return {
    scope: row.scope,
    waited_for: waitedForText(wordsOf("it"), { ...row, vehicleName: row.vehicleName ?? "" }),
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    category: row.category,
    city: row.city,
    open: row.open,
    mailed: row.mailed,
    booked: row.booked,
    left: row.left,
    ended: row.ended,
    removed: row.removed,
    total: row.total,
  };
}
