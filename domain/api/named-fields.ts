/**
 * The answer as a mapper hands it over: the names are checked by the compiler; which words a text may be, the schema checks at run time,
 * since the database keeps them as plain text.
 */
export type Unchecked<Answer> = Answer extends string
  ? string
  : Answer extends readonly (infer Item)[]
    ? Unchecked<Item>[]
    : Answer extends object
      ? { [Name in keyof Answer]: Unchecked<Answer[Name]> }
      : Answer;

/** The paths of what stands in a value and not in what a schema made of it: the fields the schema does not name. */
export function unnamedFields(value: unknown, parsed: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const kept = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path ? `${path}.${name}` : name;
    if (inner === undefined) return [];
    return Object.hasOwn(kept, name) ? unnamedFields(inner, kept[name], place) : [place];
  });
}
