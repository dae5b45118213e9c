import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { JetRouteList } from "#app/features/admin/jet-routes/jet-route-list.tsx";
import { JetList } from "#app/features/admin/jets/jet-list.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { jetRow } from "#test/factories/catalogue-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const JET = jetRow({ version: 4 });
const ALL = { canManage: true, canWriteTexts: true };
const TEXTS = { canManage: false, canWriteTexts: true };
const NONE = { canManage: false, canWriteTexts: false };

const open = (abilities = ALL, rows: ApiJet[] = [JET], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<JetList rows={rows} total={rows.length} cities={["Milano", "Roma"]} abilities={abilities} />, answers);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string | RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = async (action: string) => {
  press("Azioni per Embraer Phenom 300E");
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
};

describe("a user who manages jets", () => {
  test("adds a jet with a slug from manufacturer and model and the ticked cities, without empty rows", async () => {
    const calls = open(ALL, []);
    fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi jet" })[0] as HTMLElement);
    type(/^Costruttore/, "Pilatus");
    type(/^Modello/, "PC-24");
    await waitFor(() => expect(field(/^Slug/).value).toBe("pilatus-pc-24"));
    type(/^Tipo/, "Light Jet");
    type(/^Tariffa/, "3.400");
    type(/^Posti/, "8");
    type(/^Autonomia/, "3.700");
    type(/^Velocità/, "815");
    type(/^Bagaglio/, "300");
    type(/^Altezza/, "1,55");
    type(/^Larghezza/, "1,69");
    fireEvent.click(field("Roma"));
    type("Immagine 1", "https://cdn.example/pc-24.jpg");
    type(/^Descrizione/, "Atterra anche sull'erba.");
    press("Salva jet");
    await expectToast("Jet aggiunto.");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/jets",
      body: { slug: "pilatus-pc-24", price: 3400, cities: ["Roma"], airport: null, amenities: [], active: true },
    });
  });

  // Rule: product.md#jet-form "One schema checks"
  test("sees at each field what is missing, and nothing is sent", async () => {
    const calls = open(ALL, []);
    fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi jet" })[0] as HTMLElement);
    press("Salva jet");
    for (const message of ["Indica il costruttore.", "Scegli almeno una città.", "Scrivi la descrizione."]) {
      expect(await withinDialog().findByText(message)).toBeDefined();
    }
    expect(calls).toEqual([]);
  });

  // Rule: product.md#jet-form "One schema checks"
  test("changes a jet with the version that was loaded", async () => {
    const calls = open();
    press("Embraer Phenom 300E");
    type(/^Tariffa/, "3.900");
    press("Salva jet");
    await expectToast("Jet aggiornato.");
    expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/jets/j1", body: { price: 3900, version: 4 } });
  });

  test("keeps the order of the cities, whose first has the canonical page, and appends a new one", async () => {
    const calls = open(ALL, [jetRow({ cities: ["Roma", "Barcellona"] })]);
    press("Embraer Phenom 300E");
    fireEvent.click(field("Milano"));
    press("Salva jet");
    await expectToast("Jet aggiornato.");
    expect(calls[0]?.body.cities).toEqual(["Roma", "Barcellona", "Milano"]);
  });

  test("deactivates a jet after a confirmation", async () => {
    const calls = open();
    await choose("Disattiva");
    press("Disattiva");
    await expectToast("Jet disattivato.");
    expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/jets/j1", body: { active: false, version: 4 } });
  });

  // Rule: product.md#jet-form "A jet or experience"
  test("sees why a jet with enquiries cannot be deleted", async () => {
    const reason = "Il jet ha una richiesta o un preventivo aperto: prima chiudilo, oppure disattivalo.";
    open(ALL, [JET], () => errorResponse(409, reason));
    await choose("Elimina");
    press("Elimina");
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  });
});

describe("a user who only writes texts", () => {
  // Rule: product.md#jet-form "Admins change everything"
  test("gets the text fields and sends nothing else", async () => {
    const calls = open(TEXTS);
    expect(screen.queryByRole("button", { name: "Aggiungi jet" })).toBeNull();
    press("Embraer Phenom 300E");
    expect(withinDialog().queryByLabelText(/^Tariffa/)).toBeNull();
    type(/^Descrizione/, "Parole nuove.");
    press("Salva");
    await expectToast("Jet aggiornato.");
    expect(calls[0]?.body).toEqual({
      description: "Parole nuove.",
      amenities: ["Wi-Fi"],
      highlights: [],
      version: 4,
    });
  });
});

// Rule: product.md#jet-form
test("gives a read-only user no form but a link to the page", async () => {
  open(NONE);
  expect(screen.queryByRole("button", { name: "Embraer Phenom 300E" })).toBeNull();
  press("Azioni per Embraer Phenom 300E");
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Vedi sul sito"]);
});

test("links a route to its estimate, and shows a refusal at its origin field", async () => {
  const calls = renderScreen(<JetRouteList rows={[]} total={0} cities={["Milano"]} abilities={ALL} />);
  fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi tratta" })[0] as HTMLElement);
  type(/^Da/, "Milano");
  type(/^A$/, "Linate");
  type(/^Durata/, "30");
  type(/^Prezzo/, "3.000");
  press("Salva");
  expect(await withinDialog().findByText(/destinazione/)).toBeDefined();
  expect(calls).toEqual([]);
});
