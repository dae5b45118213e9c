import type { Context, Hono, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE_MESSAGE } from "#domain/pictures/uploaded-picture.ts";
import { findExcess, MAX_FORM_FIELDS, MAX_JSON_VALUES, parseContentType } from "#server/http/bodies/count-fields.ts";
import { respondProblem } from "#server/http/problem.ts";
import { respondStaticErrorPage } from "#server/http/static-error-page.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** One picture and what multipart/form-data writes around it. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;
const UPLOAD_PATH = "/api/pictures";
const TOO_LARGE_MESSAGE = "La richiesta supera la dimensione massima di 1 MiB.";
const TOO_MANY_MESSAGES = {
  fields: `Il modulo inviato ha più di ${MAX_FORM_FIELDS} campi.`,
  values: `La richiesta contiene più di ${MAX_JSON_VALUES} valori.`,
};

/** How much anybody may send (product.md#bad-input): a picture where pictures are uploaded, 1 MiB everywhere else. */
export function limitBodySize(): MiddlewareHandler {
  const defaultLimit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respondTooLarge(c, TOO_LARGE_MESSAGE) });
  const uploadLimit = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES,
    onError: (c) => respondTooLarge(c, PICTURE_TOO_LARGE_MESSAGE),
  });
  return (c, next) => (c.req.path === UPLOAD_PATH ? uploadLimit(c, next) : defaultLimit(c, next));
}

/**
 * How many fields or values a body may hold (product.md#bad-input). It reads the body whole, so it comes after `limitBodySize`. Parsing and checking 100,000
 * fields took seconds, during which the process answered nobody.
 */
export function limitFieldCount(): MiddlewareHandler {
  // Nobody makes us hold megabytes before we know who it is: see `limitUploadFieldCount`.
  return (c, next) => (c.req.path === UPLOAD_PATH ? next() : checkFieldCount(c, next));
}

/** The same for uploads, to be mounted behind the check of who may upload. */
export function limitUploadFieldCount(app: Hono): void {
  app.use(UPLOAD_PATH, checkFieldCount);
}

async function checkFieldCount(c: Context, next: Next): Promise<Response | undefined> {
  if (c.req.raw.body) {
    const type = parseContentType(c.req.raw.headers.get("content-type"));
    const bytes = Buffer.from(await c.req.raw.arrayBuffer());
    const excess = findExcess(bytes, type);
    if (excess) return respondTooLarge(c, TOO_MANY_MESSAGES[excess]);
    c.req.raw = new Request(c.req.raw, { body: bytes });
    // Every parser behind this one reads the same type and boundary that the count went by.
    if (type) c.req.raw.headers.set("content-type", type.toString());
    else c.req.raw.headers.delete("content-type");
  }
  await next();
  return undefined;
}

/** 413: a page where a page's form was sent, else a problem. */
function respondTooLarge(c: Context, detail: string): Response {
  const { path } = c.req;
  if (path.startsWith("/api/") || path.endsWith(".data")) return respondProblem(c, 413, detail);
  return respondStaticErrorPage(c, 413, {
    title: "Richiesta troppo grande",
    text: `${detail} Torna indietro e riprova; se succede ancora, scrivici o chiamaci.`,
  });
}
