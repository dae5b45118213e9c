import { expect, test } from "./fixtures.ts";

/** Redirects a public page may link to: the documented ones, each in one step. */
const DOCUMENTED = new Set([301, 302]);
/** Where a crawl would go round in circles: every choice of filters is an address of its own. */
const ENDLESS = /^\/(explore|prenota|api)\b.*\?|^\/private-jet-charter\?|\?page=/;

test("every internal link of every public page answers 200, or a documented redirect that does", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const from = new Map<string, string>([["/", "(start)"]]);
  const queue = ["/"];
  const dead: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path, { maxRedirects: 0 });
    const status = response.status();
    const target = response.headers().location;
    const next = DOCUMENTED.has(status) && target ? [target] : [];
    if (status !== 200 && next.length === 0) dead.push(`${status} ${path}, linked from ${from.get(path)}`);
    const isPage = status === 200 && response.headers()["content-type"]?.startsWith("text/html");
    for (const link of [...next, ...(isPage ? internalLinks(await response.text()) : [])]) {
      if (from.has(link) || ENDLESS.test(link)) continue;
      from.set(link, path);
      queue.push(link);
    }
  }
  expect(dead).toEqual([]);
  expect(from.size).toBeGreaterThan(200);
});

function internalLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = "/"]) => href.replaceAll("&amp;", "&"));
}
