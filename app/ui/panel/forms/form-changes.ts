import type { FieldValues } from "react-hook-form";

/** Field by field what differs from what the form began with. */
export function changedFields(values: FieldValues, defaults: FieldValues | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, defaults?.[field])));
}

/** Another row of values with what was changed in a form written over it: a group of fields field by field, a list as a whole. */
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

/** Compared as it is written, where nothing and no number are the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);
