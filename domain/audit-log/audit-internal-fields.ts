/** The tables whose rows the log says by name where it kept no more than an id. */
export type ReferencedTable = "bookings" | "customers" | "enquiries" | "units" | "users" | "vehicles";

/** Fields that hold another row's id with no name beside it, by table: the log tells whose it is. */
export const AUDIT_REFERENCES: Readonly<Record<string, Readonly<Record<string, ReferencedTable>>>> = {
  bookings: { booking_id: "bookings" },
  unit_holds: { vehicle_id: "vehicles", booking_id: "bookings" },
  units: { vehicle_id: "vehicles" },
  unit_expiries: { unit_id: "units" },
  calendar_feeds: { unit_id: "units" },
  customers: { merged_into: "customers" },
  quotes: { enquiry_id: "enquiries", booking_id: "bookings" },
  enquiries: { assigned_to: "users" },
};

/** What no reader looks for. */
const INTERNAL_FIELDS = new Set([
  "id",
  "version",
  "created_at",
  "updated_at",
  // The name stands beside it; where it does not, the field is a reference.
  "vehicle_id",
  "customer_id",
  "booking_id",
  "unit_id",
  "enquiry_id",
  "quote_id",
  // The list has its order.
  "drivers.position",
  // Who it was is whom the entry names.
  "user_id",
  "author",
  "agreed_by",
  "ban_author",
  "done_by",
  "handled_by",
  "invited_by",
  "override_by",
  "recorded_by",
  "uploaded_by",
  // Keys and proofs.
  "manage_token_hash",
  "token_hash",
  "visitor_hash",
  "subject_hash",
  "content_hash",
  "sha256",
  "link_version",
  "idempotency_key",
  "idempotency_fingerprint",
  // Made of other fields: days and times at their cities, telephone numbers, brand and name, power.
  "pickup_at",
  "return_at",
  "phone_key",
  "phone_digits",
  "derived_slug",
  "horsepower",
  // What the program remembers for itself.
  "overdue_told",
  "reply_warned_at",
  "reminded_days",
  "staff_read_at",
  "last_read_at",
  "content_since",
]);

/** Whether a field of an entry is left out of what it says, by its path or the last name of it. */
export function isInternalAuditField(entity: string, field: string): boolean {
  if (AUDIT_REFERENCES[entity]?.[field]) return false;
  return INTERNAL_FIELDS.has(field) || INTERNAL_FIELDS.has(field.slice(field.lastIndexOf(".") + 1));
}
