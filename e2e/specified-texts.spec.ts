import { randomUUID } from "node:crypto";
import type { APIResponse } from "@playwright/test";
import { isAmong, SPECIFIED_TEXTS, type SpecifiedText } from "#test/specified-texts.ts";
import { expect, test } from "./fixtures.ts";
import { ADMIN } from "./server.ts";
import { parseHtml } from "./site-crawl/html-rules.ts";
import { attribute, textOf } from "./site-crawl/read-page.ts";
import { submitPageForm } from "./submit-form.ts";

// Tests texts in the server's own HTML, without a browser; test/specified-texts.test.tsx has the others.

const SAYING_ATTRIBUTES = ["aria-label", "alt", "content", "placeholder", "title"];

/** Returns a function that lists the texts and text attributes of a page's elements, by selector. */
function textReader(html: string, path: string): (selector: string) => string[] {
  const document = parseHtml(html, path);
  return (selector) =>
    document
      .querySelectorAll(selector)
      .flatMap((element) => [textOf(element), ...SAYING_ATTRIBUTES.map((name) => attribute(element, name) ?? "")]);
}

/** Returns the texts that the page does not show. */
async function missingTexts(answer: APIResponse, texts: readonly SpecifiedText[]): Promise<SpecifiedText[]> {
  const read = textReader(await answer.text(), answer.url());
  return texts.filter((specified) => !isAmong(read(specified.at ?? "body *"), specified));
}

const PAGE_TEXTS: readonly SpecifiedText[] = SPECIFIED_TEXTS.pages;
for (const [path, texts] of Map.groupBy(PAGE_TEXTS, ({ on }) => on)) {
  // Rule: product.md#visible-texts
  test(`${path} shows the texts that the specification gives it`, async ({ request }) => {
    expect(await missingTexts(await request.get(path), texts)).toEqual([]);
  });
}

type Step = (typeof SPECIFIED_TEXTS)["steps"][number]["on"];
const STEP_TEXTS: readonly SpecifiedText<Step>[] = SPECIFIED_TEXTS.steps;

// Rule: product.md#visible-texts
test("sign-up, sign-in and sign-out without a role, the panel and the club's form respond with the specified texts", async ({
  request,
}) => {
  const person = { email: `testi-${randomUUID()}@prova.example`, password: "una-parola-per-le-prove" };
  const sender = { name: "Ada Prova", email: person.email, phone: "+39 347 123 4567" };
  const post = async (path: string, button: string, typed: Record<string, string>) => {
    const answer = await submitPageForm(request, await request.get(path), button, typed);
    return answer.headers().location ? request.get(answer.headers().location ?? "") : answer;
  };
  const steps: Record<Step, () => Promise<APIResponse>> = {
    "the club's form is sent": () => post("/community-vip", "Invia la richiesta", sender),
    "somebody signs up": () => post("/auth/signup", "Registrati", person),
    "somebody without a role signs in": () => post("/auth/login", "Accedi", person),
    "they open the fleet": () => request.get("/admin/fleet"),
    "they sign out": () => post("/admin", "Esci", {}),
    "an administrator opens the fleet": async () => {
      await post("/auth/login", "Accedi", ADMIN);
      return request.get("/admin/fleet");
    },
  };
  const missing: SpecifiedText[] = [];
  for (const [step, take] of Object.entries(steps)) {
    const texts = STEP_TEXTS.filter(({ on }) => on === step);
    missing.push(...(await missingTexts(await take(), texts)));
  }
  expect(missing).toEqual([]);
});
