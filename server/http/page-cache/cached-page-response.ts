import type { CachedPage } from "./cached-page.ts";
import type { ContentEncoding } from "./content-encodings.ts";
import type { PageCache } from "./page-cache.ts";

interface CachedPageResponseOptions {
  key: string;
  page: CachedPage;
  encoding: ContentEncoding;
  /** Value of the Server-Timing header. */
  timing: string;
}

/** Responds with a cached page that the hot path (`serveCached`) has not served. */
export async function respondCachedPage(
  pages: PageCache,
  { key, page, encoding, timing }: CachedPageResponseOptions,
): Promise<Response> {
  const { headers, body } = await pages.getResponse(key, page, encoding);
  const responseHeaders = new Headers(toHeaderPairs(headers));
  responseHeaders.set("server-timing", timing);
  return new Response(new Uint8Array(body), { headers: responseHeaders });
}

function toHeaderPairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
}
