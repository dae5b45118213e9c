/** The tables whose rows the log looks up by id, because its entries hold no name for them. */
export type ReferencedTable = "bookings" | "customers" | "enquiries" | "units" | "users" | "vehicles";

/** Fields with another row's id and no name, by table. The log resolves the id to a name. */
export const AUDIT_REFERENCES: Readonly<Record<string, Readonly<Record<string, ReferencedTable>>>> = {
  bookings: { booking_id: "bookings" },
  unit_holds: { vehicle_id: "vehicles", booking_id: "bookings" },
  units: { vehicle_id: "vehicles" },
  rate_rules: { vehicle_id: "vehicles" },
  promotion_codes: { vehicle_id: "vehicles" },
  unit_expiries: { unit_id: "units" },
  calendar_feeds: { unit_id: "units" },
  customers: { merged_into: "customers" },
  quotes: { enquiry_id: "enquiries", booking_id: "bookings" },
  enquiries: { assigned_to: "users" },
};

/** Fields that mean nothing to a reader of the log. */
const INTERNAL_FIELDS = new Set([
  "id",
  "version",
  "created_at",
  "updated_at",
  // The entry holds the vehicle's name, except in tables of AUDIT_REFERENCES.
  "vehicle_id",
  "customer_id",
  "booking_id",
  "unit_id",
  "booking_unit_id",
  "ended_leg_id",
  "enquiry_id",
  "quote_id",
  // The list's order shows the position.
  "drivers.position",
  // The entry already names the user.
  "user_id",
  "author",
  "agreed_by",
  "ban_author",
  "done_by",
  "handled_by",
  "invited_by",
  "override_by",
  "recorded_by",
  "decided_by",
  "uploaded_by",
  // Secrets and hashes.
  "manage_token_hash",
  "token_hash",
  "visitor_hash",
  "subject_hash",
  "content_hash",
  "sha256",
  "link_version",
  "idempotency_key",
  "idempotency_fingerprint",
  // Derived from other fields: from date and time in a city, from the phone number, from brand and name, from the power.
  "pickup_at",
  "return_at",
  "phone_key",
  "phone_digits",
  "derived_slug",
  "horsepower",
  // Internal bookkeeping of the application.
  "overdue_told",
  "frozen_rates",
  "reply_warned_at",
  "reminded_days",
  "checked_at",
  "mailbox",
  "offered_vehicle_id",
  "staff_read_at",
  "last_read_at",
  "content_since",
]);

/** Whether an entry hides the field, by its whole path or its last segment. */
export function isInternalAuditField(entity: string, field: string): boolean {
  if (AUDIT_REFERENCES[entity]?.[field]) return false;
  return INTERNAL_FIELDS.has(field) || INTERNAL_FIELDS.has(field.slice(field.lastIndexOf(".") + 1));
}
