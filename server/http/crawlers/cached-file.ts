import type { Context } from "hono";
import type { AppContext } from "#server/context.ts";
import { etagOf } from "#server/http/page-cache.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import type { SearchFile } from "#server/services/crawlers/read-sitemap.ts";

/**
 * Answers with a document made from the database and keeps it like a page: ready bytes until the next write. Only the address without a
 * query is kept, so that made-up queries fill nothing. A document that is not there is a 404.
 */
export async function answerCachedFile(
  c: Context,
  context: AppContext,
  contentType: string,
  read: () => Promise<SearchFile | null>,
): Promise<Response> {
  const { pages } = context;
  const generation = pages.generation;
  const file = await read();
  if (!file) return c.text("Not found", 404);
  const body = Buffer.from(file.xml);
  const headers = {
    ...commonHeaders(context.env.siteUrl),
    "content-type": `${contentType}; charset=utf-8`,
    ...(file.changed && { "last-modified": file.changed.toUTCString() }),
  };
  const { pathname, search } = new URL(c.req.url);
  // Kept in the background: this visitor does not wait for the compression.
  if (search === "") void pages.keep(pathname, body, headers, generation);
  const fresh = { ...headers, etag: etagOf(body), "cache-control": "public, max-age=0, must-revalidate" };
  return c.req.header("if-none-match") === fresh.etag
    ? new Response(null, { status: 304, headers: fresh })
    : new Response(body, { headers: fresh });
}
