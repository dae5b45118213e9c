import type { Context, Hono, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MOST_PICTURE_BYTES, TOO_LARGE_PICTURE } from "#domain/uploaded-picture.ts";
import { barePage } from "#server/http/bare-page.ts";
import { excessOf, MOST_FORM_FIELDS, MOST_JSON_VALUES, parsedType } from "#server/http/bodies/count-fields.ts";
import { problem } from "#server/http/problem.ts";

const MIB = 1024 * 1024;
/** One picture and what multipart/form-data writes around it. */
const MOST_UPLOAD_BYTES = MOST_PICTURE_BYTES + 64 * 1024;
const UPLOADS = "/api/pictures";
const TOO_LARGE = "La richiesta supera la dimensione massima di 1 MiB.";
const TOO_MANY = {
  fields: `Il modulo inviato ha più di ${MOST_FORM_FIELDS} campi.`,
  values: `La richiesta contiene più di ${MOST_JSON_VALUES} valori.`,
};

/** How much anybody may send (product.md#bad-input): a picture where pictures are uploaded, 1 MiB everywhere else. */
export function limitBodies(): MiddlewareHandler {
  const usual = bodyLimit({ maxSize: MIB, onError: (c) => refuse(c, TOO_LARGE) });
  const upload = bodyLimit({ maxSize: MOST_UPLOAD_BYTES, onError: (c) => refuse(c, TOO_LARGE_PICTURE) });
  return (c, next) => (c.req.path === UPLOADS ? upload(c, next) : usual(c, next));
}

/**
 * How many fields or values a body may hold (product.md#bad-input). It reads the body whole, so it comes after `limitBodies`. Parsing and checking 100,000
 * fields took seconds, during which the process answered nobody.
 */
export function limitFields(): MiddlewareHandler {
  // Nobody makes us hold megabytes before we know who it is: see `limitUploadFields`.
  return (c, next) => (c.req.path === UPLOADS ? next() : limitFieldsOf(c, next));
}

/** The same for uploads, to be mounted behind the check of who may upload. */
export function limitUploadFields(app: Hono): void {
  app.use(UPLOADS, limitFieldsOf);
}

async function limitFieldsOf(c: Context, next: Next): Promise<Response | undefined> {
  if (c.req.raw.body) {
    const type = parsedType(c.req.raw.headers.get("content-type"));
    const bytes = Buffer.from(await c.req.raw.arrayBuffer());
    const excess = excessOf(bytes, type);
    if (excess) return refuse(c, TOO_MANY[excess]);
    c.req.raw = new Request(c.req.raw, { body: bytes });
    // Every parser behind this one reads the same type and boundary that the count went by.
    if (type) c.req.raw.headers.set("content-type", type.toString());
    else c.req.raw.headers.delete("content-type");
  }
  await next();
  return undefined;
}

/** 413: a page where a page's form was sent, else a problem. */
function refuse(c: Context, detail: string): Response {
  const { path } = c.req;
  if (path.startsWith("/api/") || path.endsWith(".data")) return problem(c, 413, detail);
  return barePage(c, 413, {
    title: "Richiesta troppo grande",
    text: `${detail} Torna indietro e riprova; se succede ancora, scrivici o chiamaci.`,
  });
}
