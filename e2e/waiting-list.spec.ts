import type { APIRequestContext } from "@playwright/test";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";

const CAR = "ferrari-296-gtb";
const RENTAL = {
  pickupCity: "Milano",
  returnCity: "Milano",
  pickupDate: dateInDays(200),
  pickupTime: "10:00",
  returnDate: dateInDays(203),
  returnTime: "10:00",
};
const DATES = new URLSearchParams(RENTAL);

/** Books the car, unless another test has done so already. */
const takeOnlyUnit = (request: APIRequestContext) =>
  request.post("/api/bookings", { data: { ...RENTER, ...RENTAL, vehicle: CAR } });

// Rule: product.md#accessibility
test("the form of the waiting list is accessible", { tag: "@phone" }, async ({ page, request }) => {
  await takeOnlyUnit(request);
  await page.goto(`/lista-attesa/${CAR}?${DATES}`);
  await expect(page.getByRole("button", { name: "Mettimi in lista d'attesa" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  // Rule: product.md#waiting-list
  // Rule: product.md#vehicle-page "Without a free unit"
  // Rule: product.md#public-routes "/lista-attesa/{car}, /in-attesa/{token}"
  test("a renter waits for a taken car, and leaves by the link of the mail", async ({ page, request }, { project }) => {
    const email = `attesa-${project.name.replaceAll(/\W/g, "")}@example.com`;
    await takeOnlyUnit(request);
    await page.goto(`/luxury-car-rental/milan/sportive/${CAR}?${DATES}`);
    await page.getByRole("link", { name: "Avvisami se si libera" }).click();
    await page.getByLabel("Nome e cognome").fill("Ada Prova");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Mettimi in lista d'attesa" }).click();
    await expect(page.getByRole("heading", { name: "Sei in lista d'attesa." })).toBeVisible();

    const mail = await waitForMail(email, "Lista d'attesa");
    const link = /http\S+(\/in-attesa\/[\w-]+)/.exec(mail)?.[1] ?? "";
    expect((await request.get(link)).headers()["cache-control"]).toBe("no-store");
    await page.goto(link);
    await page.getByRole("button", { name: "Esci dalla lista d'attesa" }).click();
    await expect(page.getByRole("heading", { name: "Sei uscito dalla lista." })).toBeVisible();
    // A mail program gets the page itself for its one click, because it follows no redirect.
    const oneClick = await request.post(link, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
    expect(oneClick.status()).toBe(200);
  });
});
