import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { findUnknownFields } from "#domain/api/unknown-body-fields.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";
import { respondProblem } from "#server/http/problem.ts";

interface JsonVariables {
  Variables: { json: unknown };
}

/** Parses a JSON body into "json"; an empty body becomes an empty object. Another content type is 415, invalid JSON 400 (product.md#bad-input). */
export const parseJsonBody = createMiddleware<JsonVariables>(async (c, next) => (await readJson(c)) ?? next());

/** Like `parseJsonBody`, for endpoints that write a row: a field that neither the request nor the row has is 422. */
export const parseJsonRow = (request: z.ZodType, row: z.ZodType) =>
  createMiddleware<JsonVariables>(
    async (c, next) => (await readJson(c)) ?? respondUnknownFields(c, request, row) ?? next(),
  );

/** Parses the body; returns the error response if it cannot be parsed, else null. */
async function readJson(c: Context<JsonVariables>): Promise<Response | null> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === undefined && (await c.req.text()) === "") {
    // Some endpoints require nothing; the others' validation reports what is missing.
    c.set("json", {});
    return null;
  }
  if (type !== "application/json") return respondProblem(c, 415, "Invia la richiesta come application/json.");
  try {
    c.set("json", JSON.parse(await c.req.text()));
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return respondProblem(c, 400, "Il JSON della richiesta non è leggibile.");
  }
}

function respondUnknownFields(c: Context<JsonVariables>, request: z.ZodType, row: z.ZodType): Response | null {
  const errors = findUnknownFields(c.get("json"), request, row).map((path) => ({
    path,
    message: "Non esiste un campo con questo nome.",
  }));
  return errors.length > 0 ? respondProblem(c, 422, INVALID_FIELDS_MESSAGE, errors) : null;
}
