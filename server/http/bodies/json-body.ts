import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { findUnknownFields } from "#domain/api/unknown-body-fields.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";
import { respondProblem } from "#server/http/problem.ts";

interface JsonVariables {
  Variables: { json: unknown };
}

/** Lets only JSON in, or nothing, which is an empty object: another content type is 415, what cannot be read 400 (product.md#bad-input). The handler finds the value under "json". */
export const parseJsonBody = createMiddleware<JsonVariables>(async (c, next) => (await readJson(c)) ?? next());

/** As `parseJsonBody`, for what writes a row: a name that neither the request nor the row has is 422. */
export const parseJsonRow = (request: z.ZodType, row: z.ZodType) =>
  createMiddleware<JsonVariables>(
    async (c, next) => (await readJson(c)) ?? respondUnknownFields(c, request, row) ?? next(),
  );

/** Null once the body is read; the refusal where it cannot be. */
async function readJson(c: Context<JsonVariables>): Promise<Response | null> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === undefined && (await c.req.text()) === "") {
    // Of some calls nothing is required, and others say what is.
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
