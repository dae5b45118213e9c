import { isInternalAuditField } from "#domain/audit-log/audit-internal-fields.ts";

/** One field that a change touched. */
export interface FieldChange {
  /** The field's path: "price", "specs.power". */
  field: string;
  /** Undefined where there was nothing, or is nothing any more. */
  before: unknown;
  after: unknown;
}

interface AuditRowVersions {
  entity: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * What a row's change comes to, field by field, in the order of the row. A created row lists what was filled in, a deleted one what
 * was lost; nested objects are taken apart, lists stand whole.
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

function flatten(row: Record<string, unknown>, path = ""): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    const field = path + name;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [innerPath, inner] of flatten(value as Record<string, unknown>, `${field}.`))
        flat.set(innerPath, inner);
    } else flat.set(field, value);
  }
  return flat;
}

const isEmptyValue = (value: unknown) => value === undefined || value === null || value === "";
