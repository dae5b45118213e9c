import type { Coding } from "./codings.ts";
import type { KeptPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";

interface Given {
  key: string;
  page: KeptPage;
  coding: Coding;
  /** What Server-Timing says of it. */
  timing: string;
}

/** A kept page as the answer of a handler, for whoever did not find it on the hot path. */
export async function keptResponse(pages: PageCache, { key, page, coding, timing }: Given): Promise<Response> {
  const { headers, body } = await pages.answerIn(key, page, coding);
  const answer = new Headers(pairs(headers));
  answer.set("server-timing", timing);
  return new Response(new Uint8Array(body), { headers: answer });
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
}
