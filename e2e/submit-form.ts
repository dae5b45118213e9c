import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import type { HtmlElement } from "html-validate";
import { parseHtml } from "./site-crawl/html-rules.ts";
import { attribute } from "./site-crawl/read-page.ts";

/**
 * Submits the form with this button, like a browser without scripts: its current values, with `typed` replacing some by name. Returns the response
 * without following redirects.
 */
export async function submitPageForm(
  visitor: APIRequestContext,
  page: APIResponse,
  button: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const document = parseHtml(await page.text(), page.url());
  const pressed = document.querySelectorAll("button").find(({ textContent }) => textContent.trim() === button);
  const form = pressed?.closest("form");
  if (!pressed || !form) throw new Error(`No form with "${button}" at ${page.url()}`);
  expect(attribute(form, "method")).toBe("post");
  const fields = new Map([...form.querySelectorAll("input, select, textarea"), pressed].flatMap(fieldEntries));
  for (const [name, value] of Object.entries(typed)) {
    expect([...fields.keys()], `fields of "${button}"`).toContain(name);
    fields.set(name, value);
  }
  return visitor.post(new URL(attribute(form, "action") ?? "", page.url()).href, {
    form: Object.fromEntries(fields),
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
}

/** Returns the name and value that a field adds to its form. */
function fieldEntries(field: HtmlElement): [string, string][] {
  const name = attribute(field, "name");
  const isLeft = /^(radio|checkbox)$/.test(attribute(field, "type") ?? "") && !field.hasAttribute("checked");
  if (!name || isLeft || field.hasAttribute("disabled")) return [];
  if (field.is("textarea")) return [[name, field.textContent]];
  const options = field.querySelectorAll("option");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0] ?? field;
  return [[name, attribute(chosen, "value") ?? chosen.textContent]];
}

/** Returns the absolute URL that a response redirects to. */
export const redirectTarget = (answer: APIResponse): string =>
  new URL(answer.headers().location ?? "", answer.url()).href;
