import { type APIRequestContext, expect } from "@playwright/test";
import type { HtmlElement } from "html-validate";
import { parseHtml } from "./html-rules.ts";
import { attribute, textOf } from "./read-page.ts";

/** A page as the server sends it, before any browser draws it. */
export async function readRawPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const document = parseHtml(await answer.text(), path);
  const all = (selector: string) => document.querySelectorAll(selector);
  return {
    document,
    all,
    /** The texts of all such parts. */
    texts: (selector: string) => all(selector).map(textOf),
    /** Where links lead whose words, or whose name, are these. */
    leadsTo: (name: RegExp) =>
      all("a")
        .filter((link) => name.test(attribute(link, "aria-label") ?? textOf(link)))
        .map((link) => attribute(link, "href") ?? ""),
    /** Where the links of a section lead whose heading ends so (English words stand last), each address once. */
    linksOf(heading: string) {
      const title = all("h2").find((candidate) => textOf(candidate).endsWith(heading));
      const section = (title?.id && document.querySelector(`[aria-labelledby="${title.id}"]`)) || title?.parent || null;
      expect(section, `${path} has "${heading}"`).not.toBeNull();
      return hrefsOf(section);
    },
    /** What the rows of all tables and the definitions say, by their names. */
    facts() {
      const rows = all("tr, dl > div").map((row) => row.childElements.map(textOf));
      return new Map(rows.map(([name = "", value = ""]) => [name, value]));
    },
  };
}

const hrefsOf = (part: HtmlElement | null) => [
  ...new Set(part?.querySelectorAll("a").map((link) => attribute(link, "href") ?? "") ?? []),
];
