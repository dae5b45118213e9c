import { z } from "zod";

/** What the server sets by itself in any row; a caller that sends a row back as it was read names them too. */
const SET_BY_SERVER = ["id", "created_at", "updated_at", "version"];

/**
 * The names in a body that neither the request nor the row it writes has, in their order; none for a body that is no object, which the
 * request's schema refuses. Names of the row that the request does not have are the server's to set: they are known, and ignored.
 */
export function unknownNames(body: unknown, request: z.ZodType, row: z.ZodType): string[] {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  const known = new Set([...namesOf(request), ...namesOf(row), ...SET_BY_SERVER]);
  return Object.keys(body).filter((name) => !known.has(name));
}

/** The names of an object, or of all that a union may be. */
function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(namesOf) : [];
}
