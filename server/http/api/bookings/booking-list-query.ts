import { bookingFlagsSchema } from "#domain/api/bookings/booking-endpoints.ts";
import { isBookingStatus } from "#domain/bookings/booking-statuses.ts";
import { DATE_FORMAT_MESSAGE, UNKNOWN_STATUS_MESSAGE } from "#domain/forms/field-messages.ts";
import { isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import { bookings, searchKeyColumn } from "#server/db/schema.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  INVALID_PARAMETERS_MESSAGE,
  parseListQuery,
  type QueryableColumns,
} from "#server/http/api/parse-list-query.ts";
import type { BookingListFilters } from "#server/repositories/bookings/list-bookings.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** Columns of bookings that callers may filter and order by. `status` filters by the current status (`statusAt`), not the stored one. */
export const BOOKING_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(bookings)], phones: [bookings.phoneDigits] },
  id: { column: bookings.id, kind: "uuid" },
  reference: { column: bookings.reference, kind: "text" },
  vehicle_name: { column: bookings.vehicleName, kind: "text" },
  pickup_city: { column: bookings.pickupCity, kind: "text" },
  return_city: { column: bookings.returnCity, kind: "text" },
  name: { column: bookings.name, kind: "text" },
  email: { column: bookings.email, kind: "text" },
  phone: { column: bookings.phone, kind: "text" },
  language: { column: bookings.language, kind: "text" },
  // The filter by status is parsed separately (`parseBookingListQuery`), so this column is only for ordering.
  status: { column: bookings.status, kind: "order-only" },
  days: { column: bookings.days, kind: "number" },
  total: { column: bookings.totalCents, kind: "euros" },
  pickup_at: { column: bookings.pickupAt, kind: "order-only" },
  return_at: { column: bookings.returnAt, kind: "order-only" },
  created_at: { column: bookings.createdAt, kind: "order-only" },
  updated_at: { column: bookings.updatedAt, kind: "order-only" },
};

/** Parses the query of GET /api/bookings (product.md#api). Throws "invalid" with one problem per wrong parameter. */
export function parseBookingListQuery(query: Record<string, string[]>): {
  listQuery: ListQuery;
  narrowing: BookingListFilters;
} {
  const { status = [], vehicle, pickup_from, pickup_to, overdue, unread, ...others } = query;
  const problems: FieldProblem[] = [];
  const day = (path: string, values: string[] | undefined) => {
    const text = values?.[0];
    if (text !== undefined && !isDateSince2000(text)) problems.push({ path, message: DATE_FORMAT_MESSAGE });
    return text;
  };
  const narrowing: BookingListFilters = {
    statuses: status.length > 0 ? status.filter(isBookingStatus) : undefined,
    vehicle: vehicle?.[0]?.slice(0, 200),
    pickupFrom: day("pickup_from", pickup_from),
    pickupTo: day("pickup_to", pickup_to),
    ...parseInput(bookingFlagsSchema, { overdue: overdue?.[0], unread: unread?.[0] }),
  };
  if (!status.every(isBookingStatus)) problems.push({ path: "status", message: UNKNOWN_STATUS_MESSAGE });
  if (problems.length > 0) throw new ServiceError("invalid", INVALID_PARAMETERS_MESSAGE, problems);
  return { listQuery: parseListQuery(others, BOOKING_COLUMNS, "-created_at"), narrowing };
}
