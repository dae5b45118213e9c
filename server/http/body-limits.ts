import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { TOO_LARGE_PICTURE } from "#domain/uploaded-picture.ts";
import { MOST_UPLOAD_BYTES } from "#server/http/api/pictures.ts";
import { problem } from "#server/http/problem.ts";

const MIB = 1024 * 1024;
const TOO_LARGE = "La richiesta supera la dimensione massima di 1 MiB.";

/** How much anybody may send (product.md#bad-input): a picture where pictures are uploaded, 1 MiB everywhere else. */
export function limitBodies(): MiddlewareHandler {
  const usual = bodyLimit({ maxSize: MIB, onError: (c) => problem(c, 413, TOO_LARGE) });
  const upload = bodyLimit({ maxSize: MOST_UPLOAD_BYTES, onError: (c) => problem(c, 413, TOO_LARGE_PICTURE) });
  return (c, next) => (c.req.path === "/api/pictures" ? upload(c, next) : usual(c, next));
}
