import { type APIRequestContext, expect } from "@playwright/test";
import type { HtmlElement } from "html-validate";
import { parseHtml } from "./html-rules.ts";
import { attribute, textOf } from "./read-page.ts";

/** Reads a page's HTML, without a browser. */
export async function readRawPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const document = parseHtml(await answer.text(), path);
  const all = (selector: string) => document.querySelectorAll(selector);
  return {
    document,
    all,
    /** Returns the text of all matching elements. */
    texts: (selector: string) => all(selector).map(textOf),
    /** Returns the targets of links with this text or name. */
    leadsTo: (name: RegExp) =>
      all("a")
        .filter((link) => name.test(attribute(link, "aria-label") ?? textOf(link)))
        .map((link) => attribute(link, "href") ?? ""),
    /** Returns the distinct link targets of the section whose heading ends like this (English text comes last). */
    linksOf(heading: string) {
      const title = all("h2").find((candidate) => textOf(candidate).endsWith(heading));
      const section = (title?.id && document.querySelector(`[aria-labelledby="${title.id}"]`)) || title?.parent || null;
      expect(section, `${path} has "${heading}"`).not.toBeNull();
      return hrefsOf(section);
    },
    /** Returns the values of all table rows and definitions by their label. */
    facts() {
      const rows = all("tr, dl > div").map((row) => row.childElements.map(textOf));
      return new Map(rows.map(([name = "", value = ""]) => [name, value]));
    },
  };
}

const hrefsOf = (part: HtmlElement | null) => [
  ...new Set(part?.querySelectorAll("a").map((link) => attribute(link, "href") ?? "") ?? []),
];
