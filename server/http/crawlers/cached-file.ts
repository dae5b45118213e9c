import { hash } from "node:crypto";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { SECOND_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";
import { acceptedCoding } from "#server/http/page-cache/codings.ts";
import { keptResponse } from "#server/http/page-cache/kept-response.ts";
import { commonHeaders } from "#server/http/security-headers.ts";

/**
 * Answers with a document made from the database and keeps it like a page: ready bytes until a write touches what it names. It reads no query, so made-up
 * ones fill nothing. A document that is not there is a 404.
 */
export async function answerCachedFile(
  c: Context,
  context: AppContext,
  contentType: string,
  read: () => Promise<string | null>,
): Promise<Response> {
  const { pages } = context;
  const { pathname } = new URL(c.req.url);
  const coding = acceptedCoding(c.req.header("accept-encoding"));
  const page = await pages.page(pathname, coding, async () => {
    const xml = await read();
    if (xml === null) return c.text("Not found", 404);
    const headers = {
      ...commonHeaders(context.env.siteUrl),
      "content-type": `${contentType}; charset=utf-8`,
      "last-modified": new Date(modifiedAt(pathname, xml)).toUTCString(),
    };
    return { content: xml, headers };
  });
  return page instanceof Response
    ? page
    : keptResponse(pages, { key: pathname, page, coding, timing: "cache;desc=kept" });
}

/** More documents than a site has: of one that is forgotten the next reader is sent the whole once more. */
const MOST_DOCUMENTS = 1000;
const seen = new LRUCache<string, { hash: string; modifiedAt: number }>({ max: MOST_DOCUMENTS });

/**
 * Returns since when a document has had this text, as far as this process has seen, in milliseconds since 1970. No row's date would do: a page that is gone, or
 * a day that begins, changes the text as well. Two texts never have the same second.
 */
function modifiedAt(pathname: string, text: string): number {
  const before = seen.get(pathname);
  const now = { hash: hash("sha256", text), modifiedAt: Date.now() - SECOND_MS };
  if (before?.hash === now.hash) return before.modifiedAt;
  if (before) now.modifiedAt = Math.max(now.modifiedAt, before.modifiedAt + SECOND_MS);
  seen.set(pathname, now);
  return now.modifiedAt;
}
