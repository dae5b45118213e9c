import { LANGUAGE_CODES } from "#domain/languages.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";

const CAR = "Cullinan";

for (const [index, language] of LANGUAGE_CODES.entries()) {
  const words = wordsOf(language);
  const inLanguage = (path: string) => addLanguagePrefix(language, path);

  // Rule: product.md#languages
  test(`a renter who reads ${language} searches, sends a request and gets mail and private page in that language`, {
    tag: "@phone-only",
  }, async ({ page }) => {
    const email = `sprache-${language}@example.com`;
    const first = 120 + index * 6;
    const dates = `pickupDate=${dateInDays(first)}&returnDate=${dateInDays(first + 3)}&pickupTime=10:00&returnTime=10:00`;
    const expectLanguage = async (path: RegExp) => {
      await expect(page).toHaveURL(path);
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${inLanguage("/")}\\b|^/$`));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    };

    await page.goto(inLanguage(`/explore?pickupCity=Milano&returnCity=Milano&${dates}&brand=Rolls-Royce`));
    await page.getByRole("article").getByRole("link", { name: CAR, exact: true }).first().click();
    await expectLanguage(/\/luxury-car-rental\/.*cullinan/);
    await page
      .getByRole("button", { name: words.priceBox.request })
      .or(page.getByRole("link", { name: words.priceBox.request }))
      .first()
      .click();
    await expectLanguage(/\/prenota\//);
    await page.getByLabel(words.bookingForm.driver.birthDate).fill(RENTER.driverBirthDate);
    await page.getByLabel(words.bookingForm.driver.licenceDate).fill(RENTER.licenceDate);
    await page.getByLabel(words.bookingForm.contact.name).fill(RENTER.name);
    await page.getByLabel(words.bookingForm.contact.email, { exact: true }).fill(email);
    await page.locator("input[name=phone]").fill(RENTER.phone);
    await page.getByRole("button", { name: words.bookingForm.submit }).click();
    await expectLanguage(/\/prenotazione\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say(words, words.bookingPage.headlines.requested, { vehicle: CAR }),
    );

    const { subject } = words.bookingMailTexts.received;
    const mail = await waitForMail(email, subject.slice(0, subject.indexOf("{")));
    const [opening = ""] = /https?:\/\/\S+\?conferma=[\w-]+/.exec(mail) ?? [];
    await page.goto(opening);
    await expectLanguage(/\/prenotazione\/.*conferma=/);
    const confirm = page.getByRole("button", { name: words.bookingPage.open.submit });
    await confirm.click();
    await expect(confirm).toHaveCount(0);
    await expectLanguage(/\/prenotazione\/[\w-]+$/);
  });
}
