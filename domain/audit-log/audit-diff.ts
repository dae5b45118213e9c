import { isInternalAuditField } from "#domain/audit-log/audit-internal-fields.ts";

/** One changed field. */
export interface FieldChange {
  /** The field's path: "price", "specs.power". */
  field: string;
  /** The value before the change; undefined if the field was missing. `after` likewise. */
  before: unknown;
  after: unknown;
}

interface AuditRowVersions {
  entity: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Returns the changed fields of a row in the row's order. A created row lists its filled fields, a deleted one its lost fields. Nested objects are
 * compared field by field, lists and opening hours as a whole.
 */
export function diffAuditEntry({ entity, before, after }: AuditRowVersions): FieldChange[] {
  const beforeFields = flatten(before ?? {});
  const afterFields = flatten(after ?? {});
  return [...new Set([...beforeFields.keys(), ...afterFields.keys()])].flatMap((field) => {
    if (isInternalAuditField(entity, field)) return [];
    const change = { field, before: beforeFields.get(field), after: afterFields.get(field) };
    if (isEmptyValue(change.before) && isEmptyValue(change.after)) return [];
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

/** Fields whose value is one sentence to its readers. */
const HOURS_FIELDS = new Set(["phone_hours", "whatsapp_hours", "office_hours", "rental_hours"]);

function flatten(row: Record<string, unknown>, path = ""): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    const field = path + name;
    if (typeof value === "object" && value !== null && !Array.isArray(value) && !HOURS_FIELDS.has(field)) {
      for (const [innerPath, inner] of flatten(value as Record<string, unknown>, `${field}.`))
        flat.set(innerPath, inner);
    } else flat.set(field, value);
  }
  return flat;
}

const isEmptyValue = (value: unknown) => value === undefined || value === null || value === "";
