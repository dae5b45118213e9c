import { inDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import { signInToPanel } from "./panel-session.ts";

test("a quote sent by mail is accepted on its private page without scripts", { tag: "@phone" }, async ({
  browser,
  page,
  baseURL,
  isMobile,
}) => {
  const email = `preventivo-${isMobile ? "telefono" : "scrivania"}@example.com`;
  await signInToPanel(page);
  const lines = [{ text: "Volo in Light Jet, Milano – Zurigo", quantity: 1, amount: 3800 }];
  const body = { kind: "jet", title: "Il tuo volo per Zurigo", name: "Ortensia Mirabelli", email, phone: null };
  const headers = { origin: baseURL ?? "" };
  const data = { ...body, lines, valid_until: inDays(7), terms: "Catering a bordo compreso." };
  const { id } = await (await page.request.post("/api/quotes", { data, headers })).json();
  await page.goto(`/admin/quotes/${id}`);
  await page.getByRole("button", { name: `Invia a ${email}` }).click();
  await expect(page.getByRole("link", { name: "Apri il preventivo" })).toBeVisible();
  await expectAccessible(page);

  const address = /\S+\/preventivo\/[\w-]{43}/.exec(await mailTo(email, "Il tuo preventivo PV-"))?.[0] ?? "";
  const path = new URL(address).pathname;
  await page.goto(path);
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const visitor = await plain.newPage();
  const answer = await visitor.goto(path);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  await visitor.getByRole("button", { name: /^Accetta per/ }).click();
  await expect(visitor.getByRole("heading", { name: "Grazie, è tutto confermato." })).toBeVisible();
  await expect(visitor.getByText(/È il tuo ordine OR-/)).toBeVisible();
  await plain.close();
  expect(await mailTo(email, "confermato")).toContain("Volo in Light Jet");
});
