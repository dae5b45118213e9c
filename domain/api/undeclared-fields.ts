/**
 * The answer as a mapper hands it over: the names are checked by the compiler; which words a text may be, the schema checks at run time,
 * since the database keeps them as plain text.
 */
export type UncheckedAnswer<Answer> = Answer extends string
  ? string
  : Answer extends readonly (infer Item)[]
    ? UncheckedAnswer<Item>[]
    : Answer extends object
      ? { [Name in keyof Answer]: UncheckedAnswer<Answer[Name]> }
      : Answer;

/** The paths of what stands in a value and not in what a schema made of it: the fields the schema does not name. */
export function findUndeclaredFields(value: unknown, parsed: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const declared = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]) => {
    const fieldPath = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(declared, name) ? findUndeclaredFields(inner, declared[name], fieldPath) : [fieldPath];
  });
}
