/**
 * A response body as a mapper returns it, before validation. The compiler checks the field names. Enum values are plain text in the database, so the
 * schema checks them at run time.
 */
export type UncheckedAnswer<Answer> = Answer extends string
  ? string
  : Answer extends readonly (infer Item)[]
    ? UncheckedAnswer<Item>[]
    : Answer extends object
      ? { [Name in keyof Answer]: UncheckedAnswer<Answer[Name]> }
      : Answer;

/** Returns the paths that a value has and its parsed form lacks: the fields that the schema does not declare. */
export function findUndeclaredFields(value: unknown, parsed: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const declared = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]) => {
    const fieldPath = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(declared, name) ? findUndeclaredFields(inner, declared[name], fieldPath) : [fieldPath];
  });
}
