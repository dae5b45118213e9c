import type { FieldValues } from "react-hook-form";

/** Returns the values that differ from the form's defaults, by field. */
export function changedFields(values: FieldValues, defaults: FieldValues | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, defaults?.[field])));
}

/** Applies a form's changes to another version of the row: groups of fields are merged by field, lists are replaced as a whole. */
export function applyChanges<Values extends FieldValues>(
  current: Values,
  { from, to }: { from: FieldValues | undefined; to: FieldValues },
): Values {
  const changed = Object.entries(changedFields(to, from)).map(([field, value]) => {
    const [currentValue, initialValue] = [current[field], from?.[field]];
    const isGroup = isFields(value) && isFields(currentValue) && isFields(initialValue);
    return [field, isGroup ? applyChanges(currentValue, { from: initialValue, to: value }) : value];
  });
  return { ...current, ...Object.fromEntries(changed) };
}

/** Compares serialised values, so that NaN equals null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);
