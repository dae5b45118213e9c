import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { SEARCH_CITIES } from "#domain/cities/city.ts";
import { toSearchHours } from "#domain/opening-hours/search-hours.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import { ITALIAN_CITY_HOURS } from "#domain/words/hours/italian-city-hours.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_CITIES, TEST_PLACES } from "#test/factories/cities.ts";
import { renderHtmlOnSite, renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

// The form imports both modules on demand; loading them here keeps the tests from waiting for a file.
beforeAll(() => Promise.all([import("#app/ui/fields/calendar.tsx"), import("#domain/forms/search-form.ts")]), 30_000);

vi.setConfig({ testTimeout: 60_000 });

/** The places of the search without the stations of every city: queries in a long list are slow. */
const PLACES = {
  cities: TEST_PLACES.cities,
  otherPlaces: TEST_PLACES.otherPlaces.filter(({ value, name, city }) => value === name || city === "Nizza"),
};

/** Whether the window has a phone's width. */
let isNarrow = false;

// A Saturday at noon in Milan. The test DOM does not implement modal dialogs, so showModal only sets `open`.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T11:10:00Z"), toFake: ["Date"] });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  localStorage.clear();
  isNarrow = false;
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: isNarrow === media.includes("<"),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The URLs that the form navigates to; the test DOM does not navigate. */
let ledTo: string[] = [];
beforeEach(() => {
  ledTo = [];
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    ledTo.push(event.target.pathname + event.target.search);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
});

function renderForm({
  places = PLACES,
  city,
  category = null,
  graceMinutes = 0,
}: {
  places?: SearchPlaces;
  city?: string;
  category?: CategorySlug | null;
  graceMinutes?: number;
} = {}) {
  const site = { ...TEST_SITE, graceMinutes };
  return renderOnSite(<RentalSearchForm places={places} city={city} category={category} />, { site });
}

const search = () => screen.getByText<HTMLButtonElement>("Cerca");
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const status = () => screen.getByText(/^Per cercare|giorni, da/).textContent ?? "";

async function pick(label: string, day: RegExp) {
  fireEvent.click(screen.getByLabelText(new RegExp(`^${label}`)));
  fireEvent.click(await screen.findByLabelText(day, { selector: "dialog button" }));
}

// Rule: product.md#search-form
// Rule: product.md#search-form ""Cerca" (exact) stays"
// Rule: product.md#search-form "Cities and times"
test("Cerca stays disabled until all six fields are set, then navigates to /explore with them", async () => {
  renderForm({ category: "suv" });
  expect(screen.getByLabelText<HTMLSelectElement>("Ora di ritiro").value).toBe("10:00");
  expect(search().disabled).toBe(true);
  choose("Città di ritiro", "Milano");
  choose("Città di riconsegna", "Roma");
  await pick("Data di ritiro", /24 novembre 2026/);
  expect(search().disabled).toBe(true);
  await pick("Data di riconsegna", /27 novembre 2026/);
  expect(search().disabled).toBe(false);
  expect(screen.getByText("27 nov")).toBeDefined();
  fireEvent.click(search());
  await waitFor(() =>
    expect(ledTo).toEqual([
      "/explore?pickupCity=Milano&returnCity=Roma&pickupDate=2026-11-24&returnDate=2026-11-27&pickupTime=10%3A00&returnTime=10%3A00&category=suv",
    ]),
  );
});

const listed = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).querySelectorAll("optgroup")];
const options = (list: Element) => [...list.querySelectorAll("option")].map(({ textContent }) => textContent);

// Rule: product.md#search-cities
// Rule: product.md#search-form
// Rule: product.md#time-slots
test("both selects offer the 28 cities, both times the 48 slots", () => {
  renderForm({ city: "Monaco" });
  for (const label of ["Città di ritiro", "Città di riconsegna"]) {
    const [cities, alsoHere] = listed(label);
    if (!cities || !alsoHere) throw new Error("the list has no groups");
    expect(cities.label).toBe("Le città");
    expect(options(cities)).toEqual([...SEARCH_CITIES]);
    expect(alsoHere.label).toBe("Anche qui");
    expect(options(alsoHere).slice(0, 3)).toEqual(["Como", "Berna", "Stoccarda"]);
    expect(options(alsoHere)).toContain("Aeroporto di Nizza Côte d'Azur");
  }
  for (const label of ["Ora di ritiro", "Ora di riconsegna"])
    expect(options(screen.getByLabelText(label))).toHaveLength(48);
  expect(screen.getByLabelText<HTMLSelectElement>("Città di riconsegna").value).toBe("Monaco");
});

// Rule: product.md#search-cities
test("a company with one city begins with it, and no heading stands over an empty list on a phone", () => {
  isNarrow = true;
  renderForm({ places: { cities: PLACES.cities.slice(0, 1), otherPlaces: [] } });
  expect(screen.getByText("Per cercare scegli le date.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Città di ritiro: Milano" }));
  const sheet = within(screen.getByRole("dialog", { name: "Città di ritiro" }));
  expect(sheet.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).not.toContain("Anche qui");
});

// Rule: product.md#search-form "The return city"
test("the return city follows the pickup city until another one is chosen", () => {
  renderForm();
  const back = () => screen.getByLabelText<HTMLSelectElement>("Città di riconsegna").value;
  choose("Città di ritiro", "Nizza");
  expect(back()).toBe("Nizza");
  choose("Città di riconsegna", "Monaco");
  choose("Città di ritiro", "Cannes");
  expect(back()).toBe("Monaco");
});

// Rule: product.md#search-form "The return city"
test("a chosen return city stays, even if it equals the pickup city for a while", () => {
  renderForm();
  const back = () => screen.getByLabelText<HTMLSelectElement>("Città di riconsegna").value;
  choose("Città di ritiro", "Nizza");
  choose("Città di riconsegna", "Monaco");
  choose("Città di ritiro", "Monaco");
  choose("Città di ritiro", "Cannes");
  expect(back()).toBe("Monaco");
});

// Rule: product.md#search-form
// Rule: product.md#search-form "Cities and times"
// Rule: product.md#search-form "The pickup cannot"
test("the calendar speaks Italian, starts on Monday and offers no day before today", async () => {
  renderForm();
  fireEvent.click(screen.getByRole("button", { name: /^Data di ritiro/ }));
  const dialog = screen.getByRole("dialog", { name: "Date del noleggio" });
  const yesterday = await within(dialog).findByRole<HTMLButtonElement>("button", { name: /20 novembre 2026/ });
  expect(yesterday.disabled).toBe(true);
  expect(within(dialog).getAllByRole("columnheader", { hidden: true })[0]?.textContent).toMatch(/^lu/);
});

// Rule: product.md#search-form "One calendar chooses"
test("one calendar chooses both days: the first click is the pickup, the second the return and closes it", async () => {
  renderForm({ city: "Nizza" });
  fireEvent.click(screen.getByRole("button", { name: /^Data di ritiro/ }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Date del noleggio" });
  const pickDay = async (day: RegExp) =>
    fireEvent.click(await within(dialog).findByLabelText(day, { selector: "button" }));
  await pickDay(/^martedì 24 novembre 2026/);
  expect(dialog.open).toBe(true);
  expect(within(dialog).getByText("Ora scegli il giorno della riconsegna.")).toBeDefined();
  await pickDay(/^sabato 28 novembre 2026/);
  expect(dialog.open).toBe(false);
  expect(screen.getByRole("button", { name: "Data di ritiro: martedì 24 novembre 2026" }).textContent).toBe(
    "24 novmar",
  );
  expect(status()).toBe("4 giorni, da martedì 24 novembre alle 10:00 a sabato 28 novembre alle 10:00.");
});

// Rule: product.md#search-form "One calendar chooses"
test("the days are counted as they are priced, by started periods of 24 hours", async () => {
  renderForm({ city: "Nizza" });
  await pick("Data di ritiro", /24 novembre 2026/);
  await pick("Data di riconsegna", /28 novembre 2026/);
  choose("Ora di riconsegna", "10:30");
  expect(status()).toMatch(/^5 giorni, /);
});

// Rule: product.md#rental-days
test("a return within the grace period counts no further day, and the form says so", async () => {
  renderForm({ city: "Nizza", graceMinutes: 60 });
  await pick("Data di ritiro", /24 novembre 2026/);
  await pick("Data di riconsegna", /28 novembre 2026/);
  expect(status()).toMatch(/^4 giorni, da [^.]+\.$/);
  choose("Ora di riconsegna", "11:00");
  expect(status()).toMatch(/^4 giorni, .*La riconsegna delle 11:00 è compresa: fino a un'ora/);
  fireEvent.click(screen.getByLabelText(/^Data di riconsegna/));
  expect(screen.getByText(/^4 giorni, contati.*La riconsegna delle 11:00 è compresa/)).toBeDefined();
  choose("Ora di riconsegna", "11:30");
  expect(status()).toMatch(/^5 giorni, da [^.]+\.$/);
});

// Rule: product.md#search-form
// Rule: product.md#search-form "The pickup cannot"
test("clicking a day before the pickup sets the pickup instead of the return", async () => {
  renderForm();
  await pick("Data di ritiro", /27 novembre 2026/);
  await pick("Data di riconsegna", /26 novembre 2026/);
  expect(screen.getByRole("button", { name: "Data di ritiro: giovedì 26 novembre 2026" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Data di riconsegna: non scelta" })).toBeDefined();
});

// Rule: product.md#time-slots
test("past slots of today are disabled, and 10:00 moves to the next slot", async () => {
  renderForm({ city: "Milano" });
  await pick("Data di ritiro", /21 novembre 2026/);
  const time = screen.getByLabelText<HTMLSelectElement>("Ora di ritiro");
  expect(time.value).toBe("12:30");
  expect([...time.options].filter(({ disabled }) => disabled).map(({ value }) => value)).toHaveLength(25);
  expect(time.options).toHaveLength(48);
});

// Rule: product.md#search-form "The pickup cannot"
test("a pickup time that has passed today shows an error and starts no search", async () => {
  renderForm({ city: "Milano" });
  await pick("Data di ritiro", /21 novembre 2026/);
  await pick("Data di riconsegna", /22 novembre 2026/);
  // The page stays open for an hour.
  vi.setSystemTime(new Date("2026-11-21T13:00:00Z"));
  fireEvent.click(search());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Il ritiro non può essere già passato."));
  expect(screen.getByLabelText("Ora di ritiro").getAttribute("aria-invalid")).toBe("true");
});

// Rule: product.md#search-form "One line under"
test("a disabled Cerca says what is missing", async () => {
  renderForm();
  expect(status()).toBe("Per cercare scegli la città e le date.");
  choose("Città di ritiro", "Milano");
  expect(status()).toBe("Per cercare scegli le date.");
  await pick("Data di ritiro", /24 novembre 2026/);
  expect(status()).toBe("Per cercare scegli la data di riconsegna.");
  expect(search().getAttribute("aria-describedby")).toBe(screen.getByText(status()).id);
});

// Rule: product.md#search-form "One line under"
test("Cerca is busy from the click until the results arrive, and no longer busy when the visitor returns", async () => {
  renderForm({ city: "Milano" });
  await pick("Data di ritiro", /24 novembre 2026/);
  await pick("Data di riconsegna", /27 novembre 2026/);
  const button = search();
  fireEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.textContent).toBe("Cerco…");
  await waitFor(() => expect(ledTo).toHaveLength(1));
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent(window, new Event("pageshow"));
  expect(button.getAttribute("aria-busy")).toBeNull();
});

// Rule: product.md#last-search
test("Back restores the last search without dates that have passed", async () => {
  const first = renderForm();
  choose("Città di ritiro", "Nizza");
  await pick("Data di ritiro", /24 novembre 2026/);
  await pick("Data di riconsegna", /28 novembre 2026/);
  choose("Ora di ritiro", "18:00");
  first.unmount();
  const secondForm = renderForm();
  expect(screen.getByLabelText<HTMLSelectElement>("Città di ritiro").value).toBe("Nizza");
  expect(screen.getByLabelText<HTMLSelectElement>("Ora di ritiro").value).toBe("18:00");
  expect(status()).toMatch(/^4 giorni, /);
  secondForm.unmount();
  vi.setSystemTime(new Date("2026-11-25T11:10:00Z"));
  renderForm({ city: "Roma" });
  expect(screen.getByLabelText<HTMLSelectElement>("Città di ritiro").value).toBe("Roma");
  expect(status()).toBe("Per cercare scegli le date.");
});

// Rule: product.md#search-cities
test("a phone shows the places in a sheet, to filter or to tap", async () => {
  isNarrow = true;
  renderForm();
  fireEvent.click(screen.getByRole("button", { name: "Città di ritiro: Scegli" }));
  const sheet = screen.getByRole("dialog", { name: "Città di ritiro" });
  const names = () =>
    within(sheet)
      .getAllByRole("listitem")
      .map((item) => item.querySelector("b")?.textContent);
  expect(names().slice(0, 28)).toEqual([...SEARCH_CITIES]);
  const line = within(sheet).getByRole("searchbox");
  fireEvent.change(line, { target: { value: "nice" } });
  expect(names()[0]).toBe("Nizza");
  expect(sheet.querySelector("img")?.getAttribute("src")).toContain("/pictures/cities/nice-");
  fireEvent.keyDown(line, { key: "Enter" });
  expect(screen.queryByRole("dialog", { name: "Città di ritiro" })).toBeNull();
  expect(screen.getByRole("button", { name: "Città di riconsegna: Nizza" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Città di riconsegna: Nizza" }));
  fireEvent.click(screen.getByRole("button", { name: /^Aeroporto di Nizza/ }));
  expect(document.querySelector<HTMLInputElement>('input[name="returnCity"]')?.value).toBe(
    "aeroporto-nizza-cote-d-azur",
  );
});

// Rule: product.md#search-form ""Cerca" (exact) stays"
test("without scripts it is a plain form: native dates, Cerca enabled, category submitted", () => {
  const html = renderHtmlOnSite(<RentalSearchForm places={PLACES} category="van" />);
  const page = new DOMParser().parseFromString(html, "text/html");
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/explore");
  expect(form?.getAttribute("method")).toBe("get");
  expect(page.querySelectorAll('input[type="date"][required]')).toHaveLength(2);
  // A required select begins with an empty option; the times always have a value.
  for (const list of page.querySelectorAll<HTMLSelectElement>("select[required]"))
    expect(list.options[0]?.value).toBe("");
  expect(page.querySelectorAll("select")).toHaveLength(4);
  expect(page.querySelector("button[type=submit]")?.hasAttribute("disabled")).toBe(false);
  expect(page.querySelector<HTMLInputElement>('input[name="category"]')?.value).toBe("van");
});

// Rule: product.md#search-form "Both times start"
test("a preselected city fills both selects", () => {
  renderForm({ city: "Monaco" });
  for (const label of ["Città di ritiro", "Città di riconsegna"]) {
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe("Monaco");
  }
});

// Rule: product.md#hours-of-a-city "In calendars and lists of times"
test("closes the days and slots on which the chosen city takes no pickups, and moves a closed time", async () => {
  const days = {
    days: Object.fromEntries(["monday", "tuesday", "saturday"].map((day) => [day, [{ from: "11:00", to: "19:00" }]])),
    closedDates: [],
  };
  const hours = { days, minNoticeHours: null, maxAdvanceDays: null };
  const milan = toSearchHours(ITALIAN_CITY_HOURS, { name: "Milano", timeZone: "Europe/Rome", hours });
  renderForm({ places: { ...PLACES, ...(milan && { hours: [milan] }) }, city: "Milano" });
  fireEvent.click(screen.getByLabelText(/^Data di ritiro/));
  const sunday = await screen.findByLabelText("domenica 22 novembre 2026, Chiuso la domenica");
  expect(sunday.hasAttribute("disabled")).toBe(true);
  expect(screen.getByText(/Il lunedì e il martedì, dalle 11 alle 19/)).toBeDefined();
  fireEvent.click(screen.getByLabelText(/^lunedì 23 novembre 2026/));
  const time = screen.getByLabelText<HTMLSelectElement>("Ora di ritiro");
  expect(time.value).toBe("11:00");
  expect(within(time).getByText<HTMLOptionElement>("10:30, chiuso").disabled).toBe(true);
});

// Rule: product.md#languages
test("in German the form has German labels and submits Italian names to the German results", () => {
  const places = listSearchPlaces(wordsOf("de"), TEST_CITIES, []);
  renderOnSite(<RentalSearchForm places={places} city="Milano" category={null} />, { language: "de" });
  const select = screen.getByLabelText("Abholort") as HTMLSelectElement;
  expect([select.value, select.selectedOptions[0]?.textContent]).toEqual(["Milano", "Mailand"]);
  expect(screen.getByRole("form").getAttribute("action")).toBe("/de/explore");
  expect(screen.getByRole("status").textContent).toBe("Für die Suche wählen Sie bitte den Zeitraum.");
  fireEvent.change(select, { target: { value: "Monaco di Baviera" } });
  expect(JSON.parse(localStorage.getItem("ultima-ricerca") ?? "{}")).toMatchObject({ pickupCity: "Monaco di Baviera" });
});
