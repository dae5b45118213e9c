import type { Context } from "hono";
import type { AppContext } from "#server/context.ts";
import { acceptedCoding } from "#server/http/page-cache/codings.ts";
import { keptResponse } from "#server/http/page-cache/kept-response.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import type { SearchFile } from "#server/services/crawlers/read-sitemap.ts";

/**
 * Answers with a document made from the database and keeps it like a page: ready bytes until a write touches what it names. It reads no query, so made-up
 * ones fill nothing. A document that is not there is a 404.
 */
export async function answerCachedFile(
  c: Context,
  context: AppContext,
  contentType: string,
  read: () => Promise<SearchFile | null>,
): Promise<Response> {
  const { pages } = context;
  const { pathname } = new URL(c.req.url);
  const coding = acceptedCoding(c.req.header("accept-encoding"));
  const page = await pages.page(pathname, coding, async () => {
    const file = await read();
    if (!file) return c.text("Not found", 404);
    const headers = {
      ...commonHeaders(context.env.siteUrl),
      "content-type": `${contentType}; charset=utf-8`,
      ...(file.changed && { "last-modified": file.changed.toUTCString() }),
    };
    return { content: file.xml, headers };
  });
  return page instanceof Response
    ? page
    : keptResponse(c, pages, { key: pathname, page, coding, timing: "cache;desc=kept" });
}
