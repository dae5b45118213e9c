import type { Context, Hono, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LOGO_TOO_LARGE_MESSAGE } from "#domain/pictures/logo.ts";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE_MESSAGE } from "#domain/pictures/uploaded-picture.ts";
import { type Message, sayMessage } from "#domain/words/message.ts";
import { say } from "#domain/words/say.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { findExcess, MAX_FORM_FIELDS, MAX_JSON_VALUES, parseContentType } from "#server/http/bodies/count-fields.ts";
import { respondProblem } from "#server/http/problem.ts";
import { respondStaticErrorPage } from "#server/http/static-error-page.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** The largest allowed picture plus the overhead of multipart/form-data. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;
const UPLOAD_PATH = "/api/pictures";
/** Its file fits the limit of all other bodies. */
const LOGO_PATH = "/api/pictures/logos";
const TOO_LARGE_MESSAGE = textReference("staticPages", "maxSize");
const TOO_MANY_MESSAGES = {
  fields: textReference("staticPages", "maxFields", { number: String(MAX_FORM_FIELDS) }),
  values: textReference("staticPages", "maxValues", { number: String(MAX_JSON_VALUES) }),
};

/** Limits the size of request bodies (product.md#bad-input): one picture for uploads, 1 MiB elsewhere. */
export function limitBodySize(): MiddlewareHandler {
  const defaultLimit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => respondTooLarge(c, c.req.path === LOGO_PATH ? LOGO_TOO_LARGE_MESSAGE : TOO_LARGE_MESSAGE),
  });
  const uploadLimit = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES,
    onError: (c) => respondTooLarge(c, PICTURE_TOO_LARGE_MESSAGE),
  });
  return (c, next) => (c.req.path === UPLOAD_PATH ? uploadLimit(c, next) : defaultLimit(c, next));
}

/**
 * Limits the number of fields or values in a body (product.md#bad-input). It reads the whole body, so mount it after `limitBodySize`. Without this
 * limit, parsing and validating 100,000 fields blocked the process for seconds.
 */
export function limitFieldCount(): MiddlewareHandler {
  // Uploads are checked after authentication (`limitUploadFieldCount`): otherwise strangers could fill our memory.
  return (c, next) => (c.req.path === UPLOAD_PATH ? next() : checkFieldCount(c, next));
}

/** Limits the number of fields in an upload. Mount it after the access check. */
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
    // Replace the header by its normalised form, so that the parser uses the same type and boundary as this check.
    if (type) c.req.raw.headers.set("content-type", type.toString());
    else c.req.raw.headers.delete("content-type");
  }
  await next();
  return undefined;
}

/** Responds 413: a page for a page's form, else a problem. */
function respondTooLarge(c: Context, detail: Message): Response {
  const { path } = c.req;
  if (path.startsWith("/api/") || path.endsWith(".data")) return respondProblem(c, 413, detail);
  return respondStaticErrorPage(c, 413, (words) => ({
    title: words.staticPages.tooLarge,
    text: say(words, words.staticPages.tooLargeText, { detail: sayMessage(words, detail) }),
  }));
}
