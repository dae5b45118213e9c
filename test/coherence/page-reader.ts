import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { RenderedPage } from "#server/http/page-cache/page-cache.ts";
import type { PublicPage } from "#test/public-pages.ts";
import { SAMPLED_PAGES } from "./sampled-pages.ts";

/** How much of two differing texts is shown. */
const DIFF_CHARACTERS = 60;

/** Reads the sampled pages through a process's page and query caches, and finds the stale ones. */
export class PageReader {
  readonly #context: () => AppContext;
  #warm: string[] = [];

  constructor(context: () => AppContext) {
    this.#context = context;
  }

  /** Reads every page with empty caches; afterwards all are cached. */
  async warmUp(): Promise<readonly string[]> {
    this.#warm = await this.#readCold();
    return this.#warm;
  }

  /** After a write: returns the pages that are stale, that is, differ from a read with empty caches, and how many pages the write changed. */
  async compare(): Promise<{ stale: string[]; changed: number }> {
    const before = this.#warm;
    const warm = await this.#readAll();
    this.#warm = await this.#readCold();
    const stale = SAMPLED_PAGES.flatMap(({ title }, place) => {
      const [cached, fresh] = [warm[place] ?? "", this.#warm[place] ?? ""];
      return cached === fresh ? [] : [`${title}: ${describeDifference(cached, fresh)}`];
    });
    return { stale, changed: before.filter((text, place) => text !== this.#warm[place]).length };
  }

  async #readCold(): Promise<string[]> {
    // `clear` empties both the page cache and the query cache.
    this.#context().pages.clear();
    return this.#readAll();
  }

  #readAll(): Promise<string[]> {
    return Promise.all(SAMPLED_PAGES.map((page) => this.#read(page)));
  }

  async #read(page: PublicPage): Promise<string> {
    const context = this.#context();
    const cachedPage = await context.pages.getOrRender(`/sample?${page.title}`, "identity", () =>
      renderSample(context, page),
    );
    return cachedPage instanceof Response
      ? cachedPage.text()
      : (cachedPage.findResponse("identity")?.body.toString() ?? "");
  }
}

/** Returns a page's data as its HTML would show it. A missing page is a Response, which is not cached. */
async function renderSample(context: AppContext, page: PublicPage): Promise<RenderedPage | Response> {
  try {
    return { content: JSON.stringify((await page.read(context)) ?? null), headers: {} };
  } catch (error) {
    return new Response(`${error instanceof ServiceError ? error.kind : "failed"}: ${String(error)}`);
  }
}

function describeDifference(cached: string, actual: string): string {
  let at = 0;
  while (cached[at] === actual[at]) at++;
  const from = Math.max(0, at - DIFF_CHARACTERS / 3);
  return `…${cached.slice(from, from + DIFF_CHARACTERS)}… instead of …${actual.slice(from, from + DIFF_CHARACTERS)}…`;
}
