import { isBookkeeping } from "#domain/access/audit-bookkeeping.ts";

/** One field that a change touched. */
export interface FieldChange {
  /** The field's path: "price", "specs.power". */
  field: string;
  /** Undefined where there was nothing, or is nothing any more. */
  before: unknown;
  after: unknown;
}

interface Audited {
  entity: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * What a row's change comes to, field by field, in the order of the row. A created row lists what was filled in, a deleted one what
 * was lost; nested objects are taken apart, lists stand whole.
 */
export function auditDifference({ entity, before, after }: Audited): FieldChange[] {
  const old = flatten(before ?? {});
  const now = flatten(after ?? {});
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    if (isBookkeeping(entity, field)) return [];
    const change = { field, before: old.get(field), after: now.get(field) };
    if (isNothing(change.before) && isNothing(change.after)) return [];
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

function flatten(row: Record<string, unknown>, path = ""): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    const field = path + name;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [deeper, inner] of flatten(value as Record<string, unknown>, `${field}.`)) flat.set(deeper, inner);
    } else flat.set(field, value);
  }
  return flat;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";
