import { createMiddleware } from "hono/factory";
import { problem } from "#server/http/problem.ts";

/** Lets only JSON in: another content type is 415, what cannot be read 400 (design 8). The handler finds the value under "json". */
export const jsonBody = createMiddleware<{ Variables: { json: unknown } }>(async (c, next) => {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return problem(c, 415, "Invia la richiesta come application/json.");
  try {
    c.set("json", JSON.parse(await c.req.text()));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return problem(c, 400, "Il JSON della richiesta non è leggibile.");
  }
  return next();
});
