import { type Ability, can } from "#domain/access/abilities.ts";
import { ServiceError } from "#server/errors.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

export interface TextOnlyChange {
  /** The ability with which a user may change everything. */
  manage: Ability;
  /** The columns that hold texts. */
  texts: readonly string[];
  before: object;
  /** The fields that the caller sent. A field with its stored value does not count as changed. */
  changes: object;
}

/** Throws "not-allowed" if staff who may only edit texts change something else. */
export function assertOnlyTextsChange(staff: Staff, { manage, texts, before, changes }: TextOnlyChange): void {
  if (can(staff.roles, manage)) return;
  const stored = new Map(Object.entries(before));
  const isOther = ([column, value]: [string, unknown]) =>
    value !== undefined && !texts.includes(column) && JSON.stringify(value) !== JSON.stringify(stored.get(column));
  if (Object.entries(changes).some(isOther)) throw new ServiceError("not-allowed", "Puoi cambiare solo i testi.");
}
