import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { findUnknownFields } from "#domain/api/unknown-body-fields.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { respondProblem } from "#server/http/problem.ts";

interface JsonVariables {
  Variables: { json: unknown };
}

/**
 * Parses a JSON body and sets it as "json" for the handler; an empty body becomes an empty object. Responds 415 to another content type and 400 to
 * invalid JSON (product.md#bad-input).
 */
export const parseJsonBody = createMiddleware<JsonVariables>(async (c, next) => (await readJson(c)) ?? next());

/**
 * Does what `parseJsonBody` does, for endpoints that write a row. Also responds 422 to a body with a field that is neither in the schema of the
 * request nor in that of the row.
 */
export const parseJsonRow = (request: z.ZodType, row: z.ZodType) =>
  createMiddleware<JsonVariables>(
    async (c, next) => (await readJson(c)) ?? respondUnknownFields(c, request, row) ?? next(),
  );

/** Parses the body. Returns null on success, or the error response if the body cannot be parsed. */
async function readJson(c: Context<JsonVariables>): Promise<Response | null> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === undefined && (await c.req.text()) === "") {
    // Accept an empty body: some endpoints require no field, and the validation of the others reports what is missing.
    c.set("json", {});
    return null;
  }
  if (type !== "application/json") return respondProblem(c, 415, textReference("problems", "sendJson"));
  try {
    c.set("json", JSON.parse(await c.req.text()));
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return respondProblem(c, 400, textReference("problems", "unreadableJson"));
  }
}

function respondUnknownFields(c: Context<JsonVariables>, request: z.ZodType, row: z.ZodType): Response | null {
  const errors = findUnknownFields(c.get("json"), request, row).map((path) => ({
    path,
    message: textReference("problems", "unknownField"),
  }));
  return errors.length > 0 ? respondProblem(c, 422, INVALID_FIELDS_MESSAGE, errors) : null;
}
