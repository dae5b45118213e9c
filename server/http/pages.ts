import type { Context } from "hono";
import { findAddress, isPrivatePath } from "#domain/addresses/find-address.ts";
import type { AppContext } from "#server/context.ts";
import { allowsKeeping, isAnonymous } from "#server/http/page-cache.ts";
import { commonHeaders } from "#server/http/security-headers.ts";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Renders any address the API does not answer; React Router's handler in production, a small one in tests. */
export type PageRenderer = (request: Request) => Promise<Response>;

/** Answers with a rendered page, and keeps it for the next visitor when it is public and whole. */
export function renderPages(render: PageRenderer, { pages, env }: AppContext) {
  const common = commonHeaders(env.siteUrl);
  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const generation = pages.generation;
    const response = await render(c.req.raw);
    if (response.status === 405) response.headers.set("allow", allowedMethods(c.req.method));
    if (isPrivatePath(pathname)) {
      response.headers.set("cache-control", "no-store");
      return response;
    }
    const keepable =
      findAddress(pathname).row.cached &&
      c.req.method === "GET" &&
      response.status === 200 &&
      !response.headers.has("set-cookie") &&
      allowsKeeping(response.headers.get("cache-control")) &&
      response.headers.get("content-type")?.startsWith("text/html") &&
      isAnonymous(c.req.header("cookie"));
    if (!keepable) return response;
    const html = Buffer.from(await response.arrayBuffer());
    const headers = { ...common, ...Object.fromEntries(response.headers) };
    // Kept in the background: this visitor does not wait for the compression.
    void pages.keep(pathname + search, html, headers, generation);
    return new Response(html, {
      status: 200,
      headers: { ...headers, "cache-control": "public, max-age=0, must-revalidate" },
    });
  };
}

/** A page that refuses a write takes none at all; one that refuses anything else may still have a form. */
function allowedMethods(refused: string): string {
  return WRITES.has(refused) ? "GET, HEAD" : "GET, HEAD, POST";
}
