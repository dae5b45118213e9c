import { capitalMonth } from "#app/features/admin/rates/calendar/calendar-view.ts";
import { createClickCounter } from "./click-counter.ts";
import { dateInDays } from "./dates.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectNoHorizontalScroll, toastWith } from "./panel-helpers.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

const test = createTestWithServer("panel-rates");

test.beforeEach(({ page, application }) => signInAsFirstAdmin(page, application.origin));

/** The middle of a month that is not over soon. */
const MONTH = dateInDays(90).slice(0, 7);
const NAME = capitalMonth(MONTH);
const CAR = `/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupDate=${MONTH}-14&returnDate=${MONTH}-16&pickupTime=10%3A00&returnTime=10%3A00`;

// Rule: product.md#rates-screen "Cells of one row or more"
test("a month is raised for all sports cars, shown by the site, and taken back", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const hand = createClickCounter(page, isMobile);
  const readCar = async () => (await page.request.get(CAR)).text();
  const line = `× 2 giorni, ${NAME}`;
  expect(await readCar()).toContain("× 2 giorni");
  expect(await readCar()).not.toContain(line);

  await page.goto("/admin");
  await hand.goTo("Tariffe");
  await expect(page.getByRole("grid", { name: "Prezzi dei giorni" })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await hand.press(
    page
      .getByRole("columnheader")
      .getByRole("link", { name: new RegExp(`^${NAME.slice(0, 3)}`) })
      .last(),
  );
  await expect(page.getByRole("heading", { name: `${NAME} ${MONTH.slice(0, 4)}` })).toBeVisible();
  await hand.press(page.getByRole("button", { name: /^Sportive/ }));
  await hand.press(page.getByRole("button", { name: "Crea una regola" }));
  const form = page.getByRole("dialog", { name: "Nuova regola" });
  await expect(form.getByLabel("Nome")).toHaveValue(NAME);
  await hand.type(form.getByLabel("Percentuale del prezzo base"), "120");
  await expectAccessible(page);
  await hand.press(form.getByRole("button", { name: "Salva" }));
  await expect(toastWith(page, "Regola aggiunta.")).toBeVisible();
  const explanation = page.getByRole("region", { name: "Perché questi prezzi" });
  await expect(explanation).toContainText(`«${NAME}», Sportive · 20 % in più`);
  await expect(page.getByRole("gridcell", { name: `Sportive, 14 ` })).toHaveAccessibleName(
    new RegExp(`— «${NAME}», Sportive`),
  );
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await readCar()).toContain(line);

  await hand.press(explanation.getByRole("button", { name: `Termina ${NAME}` }));
  await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "Termina" }));
  await expect(toastWith(page, "Regola eliminata.")).toBeVisible();
  hand.done("season");
  expect(await readCar()).not.toContain(line);
});

// Rule: product.md#rates-screen "Except on phones"
// Rule: product.md#rates-screen "Cells of one row or more"
test("the year is read and selected with the keyboard, and fits a narrow phone", async ({ page }) => {
  await page.goto("/admin/rates/year");
  const grid = page.getByRole("grid", { name: "Prezzi dei giorni" });
  await grid
    .getByRole("gridcell", { name: /^Tutte le auto/ })
    .first()
    .focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveCount(4);
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Nuova regola" });
  await expect(form.getByText("Una regola per ogni riga: Sportive, Cabrio.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(grid.getByRole("gridcell", { selected: true }).last()).toBeFocused();
  const scrolls = () =>
    grid.evaluate(({ parentElement: region }) => (region?.scrollWidth ?? 0) > (region?.clientWidth ?? 0));
  expect(await scrolls()).toBe(false);
  await page.getByRole("button", { name: "Prezzi di ogni settimana" }).click();
  await expect.poll(scrolls).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
