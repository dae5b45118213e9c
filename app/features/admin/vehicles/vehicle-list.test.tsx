// Rule: product.md#messages
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { AdminVehicleList } from "#app/features/admin/vehicles/vehicle-list.tsx";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { vehicleRow } from "#test/factories/catalogue-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const CAR = vehicleRow({ version: 7, units_out: 1 });

const open = (rows: ApiVehicle[] = [CAR], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <AdminVehicleList
      rows={rows}
      total={rows.length}
      available={rows.length}
      offSite={{ brands: ["Bugatti"], cities: ["Milano"] }}
      brands={["Ferrari", "Maserati"]}
      cities={["Milano", "Roma"]}
    />,
    answers,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string | RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(withinDialog().getByRole("button", { name: "Salva veicolo" }));
const add = () => {
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
};

// Rule: product.md#fleet-form "Name, brand, type, category, location and price are required"
describe("the form's refusals, in a toast and at the field", () => {
  // Rule: product.md#fleet-form
  // Rule: product.md#fleet-screen
  // Rule: product.md#messages "Vehicle"
  test.each<[string, () => void]>([
    ["❌ Compila tutti i campi obbligatori", () => type(/^Nome/, " ")],
    ["❌ Compila tutti i campi obbligatori", () => type(/^Tariffa/, "")],
    ["📷 Aggiungi almeno un'immagine", () => type("Immagine 1", " ")],
    ["💰 Il prezzo deve essere maggiore di 0", () => type(/^Tariffa/, "0")],
    ["⚙️ Compila le specifiche base (Motore e Potenza)", () => type(/^Potenza/, "")],
  ])("show %s", async (message, spoil) => {
    const calls = open();
    add();
    spoil();
    save();
    await expectToast(message);
    // The form marks its field after it has shown the toast.
    expect(await withinDialog().findAllByText(message)).not.toEqual([]);
    expect(calls).toEqual([]);
  });
});

test("says why no page shows a car, and can filter by its brand", () => {
  open([CAR, vehicleRow({ id: "v2", brand: "Bugatti", name: "Tourbillon", off_site: "brand-inactive" })]);
  const row = screen.getByRole("row", { name: /Tourbillon/ });
  expect(within(row).getByText("Brand disattivato")).toBeDefined();
  expect(screen.getAllByText("Brand disattivato").length).toBe(within(row).getAllByText("Brand disattivato").length);
  const names = [...screen.getByLabelText<HTMLSelectElement>("Brand").options].map(({ text }) => text);
  expect(names).toEqual(["Tutti i brand", "Bugatti", "Ferrari", "Maserati"]);
});

// Rule: product.md#fleet-form
test("offers only active brands in the form of a new car", () => {
  open();
  press(/Aggiungi veicolo/);
  const brands = withinDialog().getByLabelText<HTMLSelectElement>(/^Brand/);
  expect([...brands.options].map(({ value }) => value).filter(Boolean)).toEqual(["Ferrari", "Maserati"]);
});

// Rule: product.md#new-installation
describe("the form that the first steps link to", () => {
  const openFirst = (brands: string[], cities: string[]) => {
    const offSite = { brands: [], cities: [] };
    const list = <AdminVehicleList rows={[]} total={0} available={0} {...{ offSite, brands, cities }} />;
    renderScreen(list, undefined, "/admin/fleet?new=");
  };

  // Rule: product.md#fleet-form
  test("starts with the only brand and the only city", () => {
    openFirst(["Maserati"], ["Roma"]);
    expect([field(/^Brand/).value, field(/^Città/).value]).toEqual(["Maserati", "Roma"]);
  });

  test("says what must be there first", () => {
    openFirst([], []);
    expect(withinDialog().getByText("Serve prima un brand attivo: si aggiunge in «Brand».")).toBeDefined();
    expect(withinDialog().getByText(/^Serve prima una città attiva con una pagina/)).toBeDefined();
  });
});

test("shows everything missing in an empty form, focuses the first field, and closes it without a confirmation", async () => {
  const calls = open();
  press(/Aggiungi veicolo/);
  save();
  await expectToast("❌ Compila tutti i campi obbligatori");
  for (const message of [
    "💰 Il prezzo deve essere maggiore di 0",
    "📷 Aggiungi almeno un'immagine",
    "⚙️ Compila le specifiche base (Motore e Potenza)",
  ])
    expect(await withinDialog().findAllByText(message)).not.toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Brand/)));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Hai modifiche non salvate")).toBeNull();
  expect(calls).toEqual([]);
});

describe("the messages about vehicles", () => {
  test('shows "✨ Veicolo aggiunto con successo"', async () => {
    const calls = open();
    add();
    save();
    await expectToast("✨ Veicolo aggiunto con successo");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/vehicles",
      body: {
        brand: "Maserati",
        name: "MC20 Cielo",
        price: 1200,
        images: ["https://cdn.example/cielo.jpg"],
        highlights: [],
        specs: { engine: "V6 biturbo 3.0", seats: 2, fuel: "Benzina" },
        deposit: 6000,
        meta_title: null,
      },
    });
  });

  test('shows "✅ Veicolo aggiornato" and sends the version that was loaded', async () => {
    const calls = open();
    press("Maserati MC20");
    type(/^Tariffa/, "1.300");
    save();
    await expectToast("✅ Veicolo aggiornato");
    expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/vehicles/v1", body: { price: 1300, version: 7 } });
  });

  test('shows "🗑️ Veicolo eliminato" after a confirmation', async () => {
    const calls = open([CAR], () => ({ status: 204 }));
    press("Azioni per Maserati MC20");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Elimina" }));
    await screen.findByText("Eliminare Maserati MC20?");
    expect(calls).toEqual([]);
    press("Elimina");
    await expectToast("🗑️ Veicolo eliminato");
    expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/vehicles/v1" });
  });

  test('shows "Errore: {message}" when the form is refused, at its field too', async () => {
    const message = "Scegli un brand attivo.";
    open([CAR], () => errorResponse(422, message, [{ path: "brand", message }]));
    press("Maserati MC20");
    save();
    await expectToast(`Errore: ${message}`);
    expect(withinDialog().getByText(message)).toBeDefined();
  });

  test('shows "Errore:" and what failed when the server gives no message', async () => {
    open([CAR], () => errorResponse(0));
    press("Maserati MC20");
    save();
    await expectToast("Errore: il salvataggio non è riuscito");
  });

  test('shows "Errore: {message}" when bookings are open, and the reason stays in the dialog', async () => {
    const message =
      "Il veicolo ha una prenotazione aperta: prima concludila o annullala, oppure rendilo non disponibile.";
    open([CAR], () => errorResponse(409, message));
    press("Azioni per Maserati MC20");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Elimina" }));
    fireEvent.click(await screen.findByRole("button", { name: "Elimina" }));
    await expectToast(`Errore: ${message}`);
    expect(withinDialog().getByText(`Errore: ${message}`)).toBeDefined();
  });

  test("warns the second of two editors, who loses nothing typed", async () => {
    const message = "Modificato da altri@velluto.example alle 10:05: ricarica i valori attuali o salva di nuovo.";
    open([CAR], () => errorResponse(409, message, [{ path: "version", message: "La versione attuale è la 8." }]));
    press("Maserati MC20");
    type(/^Tariffa/, "1.300");
    save();
    expect(await withinDialog().findByText(message)).toBeDefined();
    expect(field(/^Tariffa/).value).toBe("1.300");
  });
});

describe("the switch in the row", () => {
  const flip = () => fireEvent.click(screen.getByRole("switch", { name: "Maserati MC20 disponibile" }));

  test("sends only the availability", async () => {
    const calls = open();
    flip();
    await expectToast("✅ Veicolo aggiornato");
    expect(calls[0]).toMatchObject({ method: "PATCH", body: { available: false, version: 7 } });
  });

  test("stays as it was when the server refuses", async () => {
    open([CAR], () => errorResponse(403, "Non hai i permessi per questa operazione."));
    flip();
    await expectToast("Errore: Non hai i permessi per questa operazione.");
    await waitFor(() =>
      expect(screen.getByRole("switch", { name: "Maserati MC20 disponibile" }).getAttribute("aria-checked")).toBe(
        "true",
      ),
    );
  });
});

describe("a new car", () => {
  test("starts with the company's defaults", () => {
    open();
    press(/Aggiungi veicolo/);
    const values = [/^Tariffa/, /^Valutazione/, /^Unità in flotta/, /^Posti/, /^Carburante/, /^Unità di prezzo/];
    expect(values.map((name) => field(name).value)).toEqual(["0", "4,5", "1", "2", "Benzina", "giorno"]);
    expect(withinDialog().getAllByLabelText(/^Immagine \d/)).toHaveLength(3);
    expect(withinDialog().getAllByLabelText(/^Highlight \d/)).toHaveLength(3);
    expect(withinDialog().getByRole("switch", { name: "Disponibile" }).getAttribute("aria-checked")).toBe("true");
  });

  test("is priced in euro, with a fixed currency", () => {
    open();
    press(/Aggiungi veicolo/);
    expect([field("Valuta").value, field("Valuta").readOnly]).toEqual(["€", true]);
  });

  test("takes its terms from the category, except those that somebody has changed", async () => {
    open();
    press(/Aggiungi veicolo/);
    type(/^Franchigia/, "7.000");
    type(/^Categoria/, "sport");
    await waitFor(() => expect(field(/^Cauzione/).value).toBe("8.000"));
    type(/^Categoria/, "luxury-van");
    await waitFor(() => expect(field(/^Cauzione/).value).toBe("3.000"));
    expect([field(/^Età minima/).value, field(/^Franchigia/).value]).toEqual(["21", "7.000"]);
  });

  test("derives its slug from brand and name", () => {
    open();
    press(/Aggiungi veicolo/);
    type(/^Brand/, "Maserati");
    type(/^Nome/, "MC20 Cielo");
    expect(field("Slug").value).toBe("maserati-mc20-cielo");
  });

  test("keeps at least one row of pictures and one of highlights", () => {
    open();
    press("Maserati MC20");
    fireEvent.click(withinDialog().getByRole("button", { name: "Togli immagine 1" }));
    fireEvent.click(withinDialog().getByRole("button", { name: "Togli highlight 1" }));
    expect(
      withinDialog()
        .getAllByLabelText<HTMLInputElement>(/^Immagine \d/)
        .map(({ value }) => value),
    ).toEqual([""]);
    expect(
      withinDialog()
        .getAllByLabelText<HTMLInputElement>(/^Highlight \d/)
        .map(({ value }) => value),
    ).toEqual([""]);
  });
});

test("duplicates a car with the same fields and no reviews", async () => {
  const calls = open();
  press("Azioni per Maserati MC20");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Duplica" }));
  await waitFor(() => expect(withinDialog().getByText("copia di Maserati MC20")).toBeDefined());
  save();
  await expectToast("✨ Veicolo aggiunto con successo");
  expect(calls[0]).toMatchObject({ method: "POST", body: { name: "MC20", price: 1250.5, reviews: 0 } });
});

test.each([
  ["a table on a desktop", false],
  ["cards on a phone", true],
])("shows %s", (_what, phone) => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: phone && media === "(width < 48rem)",
    addEventListener() {},
    removeEventListener() {},
  }));
  open();
  expect(screen.queryAllByRole("table", { name: "Veicoli" })).toHaveLength(phone ? 0 : 1);
  expect(screen.queryAllByRole("list", { name: "Veicoli" })).toHaveLength(phone ? 1 : 0);
  vi.unstubAllGlobals();
});

test("marks a car that nobody can book", () => {
  open([{ ...CAR, available: false }]);
  expect(within(screen.getByRole("table")).getByText("Non disponibile")).toBeDefined();
});

test("says what to do when the list is empty", () => {
  open([]);
  expect(screen.getByText("I veicoli della flotta si vedono subito sul sito.")).toBeDefined();
});
