import type { MiddlewareHandler } from "hono";
import { problem } from "#server/http/problem.ts";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Refuses writes that another site's page sends with a visitor's browser. A browser names the page's origin on every write; programs
 * that name none carry no visitor's cookies, so they pass.
 */
export function sameOriginWrites(): MiddlewareHandler {
  return async (c, next) => {
    if (!WRITES.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    if (origin === undefined && c.req.header("sec-fetch-site") !== "cross-site") return next();
    // The request's own URL begins with an address of the site, whatever its headers say (http/listener.ts).
    if (origin === new URL(c.req.url).origin) return next();
    return problem(c, 403, "La richiesta arriva da un altro sito.");
  };
}

/** Refuses addresses no page or API of ours can mean: percent-encoded NUL, broken encoding, a way out of a folder, or longer than 8 KiB (product.md#bad-input). */
export function sensibleAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const address = c.req.url.slice(c.req.url.indexOf("/", 8));
    if (address.length > 8192) return problem(c, 400, "L'indirizzo è troppo lungo.");
    if (/%00/.test(address)) return problem(c, 400, "L'indirizzo contiene caratteri non ammessi.");
    const path = decoded(address.replace(/\?.*$/s, ""));
    if (path === null) return problem(c, 400, "L'indirizzo non è leggibile.");
    // The browser has resolved its own; what is still there once decoded means to climb out of a folder.
    if (/(^|\/)\.{1,2}(\/|$)/.test(path)) return problem(c, 400, "L'indirizzo contiene caratteri non ammessi.");
    return next();
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
