import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import type { ApiCity } from "#domain/api/cities/cities.ts";
import { cityRow } from "#test/factories/catalogue-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const MILAN = cityRow({
  descriptions: { it: "Milano si attraversa piano.", fr: "Milan se traverse doucement." },
  aliases: ["Mailand", "Milan"],
  version: 2,
});

const open = (rows: ApiCity[], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<CityList rows={rows} total={rows.length} />, answers);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const add = () => fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi città" })[0] as HTMLElement);
const labelled = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.input(labelled(name), { target: { value } });
  fireEvent.change(labelled(name), { target: { value } });
};

describe("the messages about cities", () => {
  // Rule: product.md#city-form
  // Rule: product.md#messages
  // Rule: product.md#messages "City"
  test('shows "Città creata con successo" and takes the slug from the list of places', async () => {
    const calls = open([]);
    add();
    type("Nome", "Monaco di Baviera");
    await waitFor(() => expect(labelled("Slug").value).toBe("munich"));
    type("Paese", "Germania");
    press("Salva");
    await expectToast("Città creata con successo");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/cities",
      body: { name: "Monaco di Baviera", slug: "munich", country: "Germania", time_zone: "Europe/Rome" },
    });
  });

  // Rule: product.md#city-form
  // Rule: product.md#messages "City"
  test('shows "Città aggiornata con successo" and sends the texts of all languages, names and coordinates', async () => {
    const calls = open([MILAN]);
    press("Milano");
    fireEvent.click(screen.getByRole("tab", { name: /Deutsch/ }));
    type("Testo in tedesco", "Mailand.");
    type("Altri nomi", "Mailand, Milan, Milán");
    press("Salva");
    await expectToast("Città aggiornata con successo");
    expect(calls[0]).toMatchObject({
      method: "PATCH",
      path: "/api/cities/c1",
      body: {
        version: 2,
        descriptions: { ...MILAN.descriptions, de: "Mailand." },
        aliases: ["Mailand", "Milan", "Milán"],
        latitude: 45.4642,
      },
    });
  });

  // Rule: product.md#messages
  test.each([
    [null, 0, "Errore nella creazione della città"],
    [MILAN, 500, "Errore nell'aggiornamento della città"],
  ])("shows a fixed message for a failure without a reason: %j, status %i", async (city, status, text) => {
    open(city ? [city] : [], () => errorResponse(status));
    if (city) press(city.name);
    else add();
    type("Nome", "Bari");
    type("Paese", "Italia");
    press("Salva");
    await expectToast(text);
  });

  // Rule: product.md#messages "City"
  test("shows the server's message of a failure, also at its field", async () => {
    const message = "Questo slug è già di un'altra città.";
    open([MILAN], () => errorResponse(422, message, [{ path: "slug", message }]));
    press("Milano");
    press("Salva");
    await expectToast(message);
    expect(withinDialog().getByText(message)).toBeDefined();
  });

  // Rule: product.md#activation
  // Rule: product.md#api
  // Rule: product.md#messages "City"
  test('shows "Città disattivata con successo" after a confirmation, then offers Riattiva', async () => {
    const calls = open([MILAN]);
    press("Azioni per Milano");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Disattiva" }));
    await screen.findByText("Disattivare Milano?");
    press("Disattiva");
    await expectToast("Città disattivata con successo");
    expect(calls[0]).toEqual({ method: "PATCH", path: "/api/cities/c1", body: { active: false, version: 2 } });
  });

  // Rule: product.md#messages
  test('shows "Errore nella disattivazione della città" when the server gives no reason', async () => {
    open([MILAN], () => errorResponse(502));
    press("Azioni per Milano");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Disattiva" }));
    fireEvent.click(await screen.findByRole("button", { name: "Disattiva" }));
    await expectToast("Errore nella disattivazione della città");
  });

  test("shows the reactivation of a deactivated city without opening the menu", async () => {
    const calls = open([{ ...MILAN, active: false }]);
    press("Riattiva Milano");
    await expectToast("Città aggiornata con successo");
    expect(calls[0]?.body).toEqual({ active: true, version: 2 });
  });
});

describe("the form of a city", () => {
  // Rule: product.md#city-form
  test("requires name, slug and country, and refuses a category's slug", async () => {
    const calls = open([]);
    add();
    press("Salva");
    await screen.findByText("Indica il nome della città.");
    expect(screen.getByText("Indica lo slug.")).toBeDefined();
    expect(screen.getByText("Indica il Paese.")).toBeDefined();
    type("Slug", "suv");
    await screen.findByText("Questo slug è l'indirizzo di una categoria.");
    expect(calls).toEqual([]);
  });

  test("shows on each language's tab whether its text is written", () => {
    open([MILAN]);
    press("Milano");
    const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
    expect(tabs).toEqual([
      "Italiano (scritto)",
      "English (vuoto)",
      "Français (scritto)",
      "Deutsch (vuoto)",
      "Español (vuoto)",
    ]);
  });
});

test("opens with name and country when an import file names a missing city", () => {
  renderScreen(<CityList rows={[]} total={0} />, undefined, "/admin/cities?new=Firenze");
  const values = [/^Nome$/, /^Slug/, /^Paese/].map((name) => withinDialog().getByLabelText<HTMLInputElement>(name));
  expect(values.map(({ value }) => value)).toEqual(["Firenze", "florence", "Italia"]);
});
