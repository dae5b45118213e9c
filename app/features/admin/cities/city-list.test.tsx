import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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
const labelled = (name: string, selector = "*") => withinDialog().getByLabelText<HTMLInputElement>(name, { selector });
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
    expect(calls.find(({ method }) => method === "POST")).toMatchObject({
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
    open(city ? [city] : [], ({ method }) => (method === "GET" ? undefined : errorResponse(status)));
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

describe("the suggested towns", () => {
  const LUGANO = {
    name: "Lugano",
    country: "Svizzera",
    latitude: 46.0101,
    longitude: 8.96,
    time_zone: "Europe/Zurich",
    slug: "lugano",
    city: null,
  };
  const LUGO = { ...LUGANO, name: "Lugo", country: "Spagna", slug: "lugo", city: "c2" };
  const answerTowns: Parameters<typeof renderScreen>[1] = ({ path }) =>
    path.startsWith("/api/cities/towns") ? { body: [LUGANO, LUGO] } : undefined;
  const townFields = ["Nome", "Slug", "Paese", "Latitudine", "Longitudine", "Fuso orario"];
  const values = () => townFields.map((name) => labelled(name).value);
  /** The list opens only for typed text, which has an input type. */
  const typeName = (value: string) => fireEvent.input(labelled("Nome"), { target: { value }, inputType: "insertText" });
  const offered = async () =>
    within(await screen.findByRole("listbox", { name: "Luoghi d'Europa", hidden: true })).findAllByRole("option", {
      hidden: true,
    });

  // Rule: product.md#city-form "While staff type the name"
  // Rule: product.md#city-form "A chosen town fills"
  test("by keyboard, a town fills country, coordinates, time zone and slug, which can then be changed", async () => {
    const calls = open([], answerTowns);
    add();
    typeName("Lug");
    expect((await offered()).map(({ textContent }) => textContent)).toEqual([
      "Lugano, Svizzera",
      "Lugo, Spagnagià tra le città",
    ]);
    expect((await offered())[1]?.getAttribute("aria-disabled")).toBe("true");
    fireEvent.keyDown(labelled("Nome"), { key: "ArrowDown" });
    fireEvent.keyDown(labelled("Nome"), { key: "Enter" });
    await waitFor(() => expect(values()).toEqual(["Lugano", "lugano", "Svizzera", "46,0101", "8,96", "Europe/Zurich"]));
    expect(withinDialog().getByText(/sono quelli di GeoNames/)).toBeDefined();
    type("Latitudine", "46,1");
    press("Salva");
    await expectToast("Città creata con successo");
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      name: "Lugano",
      slug: "lugano",
      country: "Svizzera",
      time_zone: "Europe/Zurich",
      latitude: 46.1,
      longitude: 8.96,
    });
  });

  // Rule: product.md#city-form "A chosen town fills"
  test("a town leaves the slug of a stored city, whose address is in use", async () => {
    open([{ ...MILAN, id: "c2", latitude: null, longitude: null }], answerTowns);
    press("Milano");
    typeName("Lugo");
    fireEvent.click((await offered())[1] as HTMLElement);
    await waitFor(() => expect(values()).toEqual(["Lugo", "milan", "Spagna", "46,0101", "8,96", "Europe/Zurich"]));
  });

  // Rule: product.md#city-form "While staff type the name"
  test("any other name can be typed, also while no town can be loaded", async () => {
    const calls = open([], ({ path }) => (path.startsWith("/api/cities/towns") ? { status: 0 } : undefined));
    add();
    type("Nome", "Villa Incanto");
    type("Paese", "Italia");
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(["GET"]));
    press("Salva");
    await expectToast("Città creata con successo");
  });
});

// Rule: product.md#countries-served "A city without coordinates"
test("names the cities that the map does not show, and leads to each", () => {
  renderScreen(
    <CityList
      rows={[]}
      total={0}
      offMap={[
        { id: "c1", name: "Bellagio", reason: "no-coordinates" },
        { id: "c2", name: "Atene", reason: "outside" },
        { id: "c3", name: "Ravello", reason: "no-coordinates" },
      ]}
    />,
  );
  expect(screen.getByText(/^Senza coordinate/).textContent).toBe(
    "Senza coordinate, quindi non sulla mappa di Dove operiamo: Bellagio, Ravello.",
  );
  expect(screen.getByText(/^Fuori dalla mappa/).textContent).toContain(": Atene.");
  expect(screen.getByRole("link", { name: "Bellagio" }).getAttribute("href")).toBe("/admin/cities?q=Bellagio");
});

test("opens with name and country when an import file names a missing city", () => {
  renderScreen(<CityList rows={[]} total={0} />, undefined, "/admin/cities?new=Firenze");
  const values = [/^Nome$/, /^Slug/, /^Paese/].map((name) => withinDialog().getByLabelText<HTMLInputElement>(name));
  expect(values.map(({ value }) => value)).toEqual(["Firenze", "florence", "Italia"]);
});

// Rule: product.md#city-form ""Ritiri e riconsegne" has"
// Rule: product.md#hours-of-a-city "Hours that leave out agreed pickups"
test("sets the hours of a city, and confirms those that leave out agreed pickups", async () => {
  const message = "Con questi orari a Milano resta fuori un appuntamento già preso.";
  const calls = open([MILAN], ({ method, body }) => {
    if (method !== "PATCH") return undefined;
    return (body as { outside_bookings?: true }).outside_bookings
      ? { body: MILAN }
      : errorResponse(409, message, [{ path: "outside_bookings", message }]);
  });
  press("Milano");
  fireEvent.change(labelled("Orari di ritiro e riconsegna", "select"), { target: { value: "weekly" } });
  type("Supplemento in euro, lunedì, fascia 1", "79,50");
  type("Preavviso minimo", "24");
  type("Anticipo massimo", "90");
  press("Salva");
  await screen.findByText(message);
  press("Salva gli orari");
  await expectToast("Città aggiornata con successo");
  const { body } = calls.findLast(({ method }) => method === "PATCH") ?? {};
  expect(body).toMatchObject({ min_notice_hours: 24, max_advance_days: 90, outside_bookings: true });
  expect(body).toHaveProperty("rental_hours.days.monday", [{ from: "09:00", to: "19:00", fee: 79.5 }]);
  expect(body).not.toHaveProperty("rental_hours.days.sunday");
});
