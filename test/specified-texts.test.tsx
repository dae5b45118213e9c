import { readFileSync } from "node:fs";
import { fireEvent, getNodeText, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { submitWithoutNavigation } from "#app/browser/submit-without-navigation.ts";
import { BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import { SeoList } from "#app/features/admin/seo-overrides/seo-list.tsx";
import { PanelShell } from "#app/features/admin/shell/panel-shell.tsx";
import { AdminVehicleList } from "#app/features/admin/vehicles/vehicle-list.tsx";
import { LoginPage } from "#app/features/auth/login-page.tsx";
import { SignupPage } from "#app/features/auth/signup-page.tsx";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import { BrandGrid } from "#app/features/home/brand-grid.tsx";
import type { Role } from "#domain/access/roles.ts";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import { brandRow, cityRow, vehicleRow } from "#test/factories/catalogue-rows.ts";
import { TEST_PLACES } from "#test/factories/cities.ts";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { isAmong, renderedText, SPECIFIED_TEXTS, type SpecifiedText } from "#test/specified-texts.ts";

type Answers = Parameters<typeof renderScreen>[1];
type Screen = (typeof SPECIFIED_TEXTS)["screens"][number]["on"];

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pressOnceThere = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const chooseFromMenu = async (name: string) => fireEvent.click(await screen.findByRole("menuitem", { name }));
const add = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
function type(label: string | RegExp, value: string) {
  const field = withinDialog().getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
}
const fail = () => errorResponse(500);
const refuse = () => errorResponse(422, "Scegli un brand attivo.");
const deleted = () => ({ status: 204 });

beforeAll(async () => {
  submitWithoutNavigation();
  // Lazily imported by the product; loaded here in advance.
  await import("#app/ui/fields/calendar.tsx");
});

afterEach(() => {
  vi.useRealTimers();
});

function openSearch() {
  vi.useFakeTimers({ now: new Date("2026-11-21T11:10:00Z"), toFake: ["Date"] });
  // jsdom supports no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  renderScreen(<RentalSearchForm places={TEST_PLACES} category={null} />);
}
async function chooseDay() {
  press(/^Data di ritiro/);
  fireEvent.click(await screen.findByLabelText("sabato 5 dicembre 2026"));
}

const SIGN_IN = <LoginPage notice={null} wanted={null} />;
function sendForm(button: string) {
  fireEvent.input(screen.getByLabelText("Email"), { target: { value: "ada@prova.example" } });
  fireEvent.input(screen.getByLabelText("Password"), { target: { value: "una-parola" } });
  press(button);
}
const onItsWay = () => vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
const unanswered = () => vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));

function openPanel(role: string) {
  const preferences = { sidebar: "open", theme: "system" } as const;
  const person = { userId: "ada", email: "ada@velluto.example", roles: [role as Role] };
  renderScreen(<PanelShell shell={{ ...person, preferences, notice: null, waitingWork: null }}>{null}</PanelShell>);
}

const BRAND = brandRow();
const CITY = cityRow();
const openBrands = (answers?: Answers) => renderScreen(<BrandList rows={[BRAND]} total={1} />, answers);
const openCities = (answers?: Answers) => renderScreen(<CityList rows={[CITY]} total={1} />, answers);
function addBrand() {
  add("Aggiungi brand");
  type("Nome", "Alpine");
  press("Salva");
}
function addCity() {
  add("Aggiungi città");
  type("Nome", "Bari");
  type("Paese", "Italia");
  press("Salva");
}
function change({ name }: { name: string }) {
  press(name);
  type("Nome", `${name} nuovo`);
  press("Salva");
}
async function deactivate({ name }: { name: string }) {
  press(`Azioni per ${name}`);
  await chooseFromMenu("Disattiva");
  await pressOnceThere("Disattiva");
}

const CAR = vehicleRow();
const openFleet = (answers?: Answers) =>
  renderScreen(
    <AdminVehicleList
      rows={[CAR]}
      total={1}
      available={1}
      offSite={{ brands: [], cities: [] }}
      brands={["Maserati"]}
      cities={["Roma"]}
    />,
    answers,
  );
function addVehicle() {
  press(/Aggiungi veicolo/);
  type(/^Brand/, "Maserati");
  type(/^Nome/, "MC20 Cielo");
  type(/^Tipo/, "Cabrio");
  type(/^Categoria/, "cabriolet");
  type(/^Città/, "Roma");
  type(/^Tariffa/, "1.200");
  type("Immagine 1", "https://cdn.example/cielo.jpg");
  type(/^Motore/, "V6 biturbo 3.0");
  type(/^Potenza/, "630 CV");
  press("Salva veicolo");
}
function changeVehicle(field: string | RegExp, value: string) {
  press("Maserati MC20");
  type(field, value);
  press("Salva veicolo");
}
async function deleteVehicle() {
  press("Azioni per Maserati MC20");
  await chooseFromMenu("Elimina");
  await pressOnceThere("Elimina");
}

const ENTRY = seoOverrideRow({ page_type: "category_city", slug: "milan/suv" });
const NAMES = { cities: [{ slug: "milan", name: "Milano" }], brands: [] };
const TEXTS = {
  meta_title: "Titolo",
  meta_description: "Descrizione",
  h1: "SUV",
  seo_text: "<p>Testo</p>",
  keywords: "",
};
const generate = () => ({ body: { ...TEXTS, writtenBy: "model" } });
const pressGenerate = () => press("Genera contenuti");
const openSeo = (rows: ApiSeoOverride[] = [ENTRY], answers?: Answers, failed = false) =>
  renderScreen(<SeoList rows={rows} names={NAMES} failed={failed} />, answers);
function addSeoEntry(pageType: string) {
  add("Aggiungi voce");
  type("Tipo di pagina", pageType);
}
function saveWithSlug(slug: string) {
  type("Slug", slug);
  press("Salva");
}
const openSeoEntry = () => press("milan/suv");
async function deleteSeoEntry() {
  press("Elimina milan/suv");
  await pressOnceThere("Elimina");
}
const THREE_TEXTS = { custom_title: "SUV a Milano", custom_description: "Descrizione", custom_h1: "SUV" };
const FIVE_TEXTS = { ...THREE_TEXTS, custom_content: "<p>Testo</p>", custom_keywords: "uno, due" };

/** Opens the screen that shows a text, and performs the steps that make it appear. */
const SCREENS: Record<Screen, [open: () => unknown, ...acts: (() => unknown)[]]> = {
  "a day is chosen in the search form": [openSearch, chooseDay],
  "the brand grid waits for its brands": [() => renderScreen(<BrandGrid brands={new Promise(() => {})} />)],
  "the sign-in is on its way": [() => renderScreen(SIGN_IN), onItsWay, () => sendForm("Accedi")],
  "the sign-up is on its way": [() => renderScreen(<SignupPage />), onItsWay, () => sendForm("Registrati")],
  "the sign-in gets no answer": [() => renderScreen(SIGN_IN), unanswered, () => sendForm("Accedi")],
  "the sign-up gets no answer": [() => renderScreen(<SignupPage />), unanswered, () => sendForm("Registrati")],
  "the sign-out gets no answer": [() => openPanel("admin"), unanswered, () => press("Esci")],
  "a role opens no screen": [() => openPanel("courier")],

  "a city is added": [() => openCities(), addCity],
  "a city is changed": [() => openCities(), () => change(CITY)],
  "a city is deactivated": [() => openCities(), () => deactivate(CITY)],
  "adding a city fails": [() => openCities(fail), addCity],
  "changing a city fails": [() => openCities(fail), () => change(CITY)],
  "deactivating a city fails": [() => openCities(fail), () => deactivate(CITY)],

  "a brand is added": [() => openBrands(), addBrand],
  "a brand is changed": [() => openBrands(), () => change(BRAND)],
  "a brand is deactivated": [() => openBrands(), () => deactivate(BRAND)],
  "adding a brand fails": [() => openBrands(fail), addBrand],
  "changing a brand fails": [() => openBrands(fail), () => change(BRAND)],
  "deactivating a brand fails": [() => openBrands(fail), () => deactivate(BRAND)],

  "a vehicle is added": [() => openFleet(), addVehicle],
  "a vehicle is changed": [() => openFleet(), () => changeVehicle(/^Tariffa/, "1.300")],
  "a vehicle is deleted": [() => openFleet(deleted), deleteVehicle],
  "the server refuses a vehicle": [() => openFleet(refuse), () => changeVehicle(/^Tariffa/, "1.300")],
  "a vehicle lacks its name": [() => openFleet(), () => changeVehicle(/^Nome/, " ")],
  "a vehicle lacks its image": [() => openFleet(), () => changeVehicle("Immagine 1", " ")],
  "a vehicle costs nothing": [() => openFleet(), () => changeVehicle(/^Tariffa/, "0")],
  "a vehicle lacks its power": [() => openFleet(), () => changeVehicle(/^Potenza/, "")],

  "there is no SEO entry": [() => openSeo([])],
  "the SEO entries cannot be read": [() => openSeo([], undefined, true)],
  "a SEO entry has five texts": [() => openSeo([{ ...ENTRY, ...FIVE_TEXTS }])],
  "a SEO entry has three texts": [() => openSeo([{ ...ENTRY, ...THREE_TEXTS }])],
  "a SEO entry has no text": [() => openSeo([ENTRY])],
  "a SEO entry is for the jet hub": [() => openSeo([]), () => addSeoEntry("jet_hub")],
  "a SEO entry is added": [() => openSeo([]), () => addSeoEntry("category_city"), () => saveWithSlug("milan/suv")],
  "a SEO entry is changed": [() => openSeo(), openSeoEntry, () => saveWithSlug("milan/van")],
  "saving a SEO entry fails": [() => openSeo([ENTRY], fail), openSeoEntry, () => press("Salva")],
  "a SEO entry lacks its slug": [() => openSeo(), openSeoEntry, () => saveWithSlug("")],
  "the slug of a SEO entry is of another page type": [() => openSeo(), openSeoEntry, () => saveWithSlug("milan")],
  "a SEO entry is about to be deleted": [() => openSeo(), () => press("Elimina milan/suv")],
  "a SEO entry is deleted": [() => openSeo([ENTRY], deleted), deleteSeoEntry],
  "deleting a SEO entry fails": [() => openSeo([ENTRY], fail), deleteSeoEntry],
  "the texts of a SEO entry are generated": [() => openSeo([ENTRY], generate), openSeoEntry, pressGenerate],
  "generating the texts of a SEO entry fails": [() => openSeo([ENTRY], fail), openSeoEntry, pressGenerate],
};

/** Returns the visible text of the elements, with and without nested elements. */
function readTexts(selector: string): string[] {
  const visible = [...document.querySelectorAll(selector)].filter((element) => !element.closest("[hidden]"));
  return visible.flatMap((element) => [element.textContent ?? "", getNodeText(element as HTMLElement)]);
}

const SCREEN_TEXTS: readonly SpecifiedText<Screen>[] = SPECIFIED_TEXTS.screens;
// Rule: product.md#visible-texts
test.each(SCREEN_TEXTS)("when $on it shows “$text”", async (specified) => {
  const { on, at = "body *", toast } = specified;
  for (const act of SCREENS[on]) await act();
  if (toast) await expectToast(renderedText(specified));
  else await waitFor(() => expect(isAmong(readTexts(at), specified), renderedText(specified)).toBe(true));
});

// Rule: product.md#visible-texts
test("every specified text is listed once, with a value for its variable, and checked by one test file", () => {
  const all: readonly SpecifiedText[] = Object.values(SPECIFIED_TEXTS).flat();
  const texts = all.map(({ text }) => text);
  expect(texts).toHaveLength(new Set(texts).size);

  const variable = /\{[^}]+\}|\.\.\.$|\bdd\b|\bMMM\b/;
  const holds = ({ text, shown = text }: SpecifiedText) => text.split(variable).every((part) => shown.includes(part));
  expect(all.filter((specified) => !holds(specified))).toEqual([]);
  const withoutValue = all.filter((specified) => /\{(?!n\})/.test(renderedText(specified)));
  expect(withoutValue).toEqual([]);

  const files = ["e2e/specified-texts.spec.ts", "test/specified-texts.test.tsx"];
  const lookedFor = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/ = SPECIFIED_TEXTS\.(\w+);/g)].map(([, kind]) => kind),
  );
  expect(lookedFor.sort()).toEqual(Object.keys(SPECIFIED_TEXTS).sort());
});
