// Rule: product.md#quotes
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { carOffer } from "#test/factories/booking-offers.ts";
import { cityRow } from "#test/factories/catalogue-rows.ts";
import { quoteDetail, quoteProposal } from "#test/factories/quote-rows.ts";
import { errorResponse, expectToast, renderScreen } from "#test/panel-screen.tsx";
import { NewQuotePage } from "./new-quote-page.tsx";
import { QuoteList } from "./quote-list.tsx";
import { QuotePage } from "./quote-page.tsx";

const proposal = quoteProposal();
const quote = quoteDetail();

const CurrentPath = () => <output>{useLocation().pathname}</output>;

test("stores a quote from an enquiry as a draft, with the edited lines", async () => {
  const guarded = (
    <UnsavedGuard>
      <CurrentPath />
      <NewQuotePage proposal={proposal} />
    </UnsavedGuard>
  );
  const calls = renderScreen(guarded, () => ({ body: quote }));
  fireEvent.click(screen.getByRole("button", { name: "Aggiungi una riga" }));
  fireEvent.change(screen.getByLabelText(/Riga 2/), { target: { value: "Catering" } });
  const [, amount] = screen.getAllByLabelText(/Importo/);
  fireEvent.change(amount as HTMLElement, { target: { value: "250,50" } });
  expect(screen.getByText(/Totale €\s4\.050,50/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Salva la bozza" }));
  await expectToast("Preventivo PV-7K3MQD salvato");
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.path).toBe("/api/quotes");
  expect(sent?.body).toMatchObject({ kind: "jet", enquiry_id: proposal.enquiry_id, rental: null });
  expect(sent).toHaveProperty("body.lines.1", { text: "Catering", quantity: 1, amount: 250.5 });
  // Leaving a saved form needs no confirmation.
  expect(await screen.findByText("/admin/quotes/q1")).toBeTruthy();
  expect(screen.queryByText("Hai modifiche non salvate")).toBeNull();
});

const offer = carOffer({
  vehicle: "ferrari-roma",
  vehicle_name: "Ferrari Roma",
  daily_rate: 900,
  one_way: 123.45,
  lines: [
    {
      code: "days",
      name: null,
      label: "3 giorni × € 900",
      quote_text: "Ferrari Roma, al giorno",
      quantity: 3,
      unit_price: 900,
      amount: 2700,
    },
    {
      code: "one-way",
      name: null,
      label: "Riconsegna in altra città",
      quote_text: "Riconsegna in altra città",
      quantity: 1,
      unit_price: 123.45,
      amount: 123.45,
    },
    {
      code: "collection",
      name: null,
      label: "Riconsegna all'Aeroporto di Roma Fiumicino, 11 km oltre il raggio gratuito",
      quote_text: "Riconsegna all'Aeroporto di Roma Fiumicino, 11 km oltre il raggio gratuito",
      quantity: 1,
      unit_price: 22,
      amount: 22,
    },
  ],
  total: 2845.45,
});
const delivery = {
  base: "Zurigo",
  place: "Aeroporto di Milano Malpensa",
  kilometres: 271,
  minutes: 210,
  supplement: 22,
};

test("copies a car's list price as lines: the days in the first, the delivery in its own", async () => {
  const rental = {
    vehicle: "ferrari-roma",
    pickupCity: "Milano",
    returnCity: "Roma",
    returnPlace: "aeroporto-roma-fiumicino",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
  };
  const calls = renderScreen(<QuotePage quote={{ ...quote, kind: "car", rental }} />, ({ path }) =>
    path.startsWith("/api/bookings/offers") ? { body: [offer] } : undefined,
  );
  const takeOver = screen.getByRole<HTMLButtonElement>("button", { name: "Riporta il listino nelle righe" });
  await waitFor(() => expect(takeOver.disabled).toBe(false));
  fireEvent.click(takeOver);
  const values = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  expect(values(/^Riga/)).toEqual([
    "Ferrari Roma, al giorno",
    "Riconsegna in altra città",
    "Riconsegna all'Aeroporto di Roma Fiumicino, 11 km oltre il raggio gratuito",
  ]);
  expect(values(/^Quantità/)).toEqual(["3", "1", "1"]);
  expect(values(/^Importo/)).toEqual(["900", "123,45", "22"]);
  expect(screen.getByText(/Totale €\s2\.845,45/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText(/Ritiro il/), { target: { value: "2026-12-12" } });
  expect(takeOver.disabled).toBe(true);
  await waitFor(() => expect(takeOver.disabled).toBe(false));
  const offersPath = calls.filter(({ path }) => path.startsWith("/api/bookings/offers")).at(-1)?.path;
  expect(offersPath).toMatch(/returnCity=aeroporto-roma-fiumicino.*pickupDate=2026-12-12.*returnDate=2026-12-15/);
});

// Rule: product.md#quotes "Choices."
test("offers extras, protection and code for a car, and asks why the rental is below the minimum length", async () => {
  const rental = {
    vehicle: "ferrari-roma",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
    extras: [{ code: "child-seat", quantity: 1 }],
  };
  const calls = renderScreen(<QuotePage quote={{ ...quote, kind: "car", rental }} />, ({ path, method }) => {
    if (path.startsWith("/api/bookings/offers")) return { body: [{ ...offer, below_minimum: "Almeno 4 giorni." }] };
    if (path.startsWith("/api/bookings/choices"))
      return {
        body: {
          extras: [{ code: "child-seat", name: "Seggiolino", note: "", max_quantity: 2, late: null }],
          protections: [{ code: "plus", name: "Plus", note: "" }],
          young_driver: null,
        },
      };
    return method === "PATCH" ? { body: quote } : undefined;
  });
  const choose = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect((await screen.findByLabelText<HTMLSelectElement>("Seggiolino")).value).toBe("1");
  choose(/^Seggiolino/, "2");
  choose(/^Riduzione della franchigia/, "plus");
  choose(/^Codice promozionale/, "estate");
  expect(await screen.findByText("Almeno 4 giorni.")).toBeDefined();
  choose(/^Motivo per noleggiare sotto/, "Cliente fedele");
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.startsWith("/api/bookings/offers")).at(-1)?.path).toMatch(
      /options=child-seat\*2_protection\.plus&promotion_code=estate/,
    ),
  );
  fireEvent.click(screen.getByRole("button", { name: "Salva la bozza" }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === "PATCH")?.body).toMatchObject({
      rental: {
        extras: [{ code: "child-seat", quantity: 2 }],
        protection: "plus",
        promotion_code: "ESTATE",
        below_minimum: "Cliente fedele",
      },
    }),
  );
});

test("quotes a car for the places of a booking: found by name, returned at the pickup place, with an address only in a city", async () => {
  const known = { name: "Ada Lovelace", email: "ada@prova.example", title: "Ferrari Roma" };
  const calls = renderScreen(<NewQuotePage proposal={{ ...proposal, ...known, kind: "car" }} />, ({ path, method }) => {
    if (path.startsWith("/api/bookings/offers")) return { body: [{ ...offer, delivery }] };
    if (path.startsWith("/api/cities")) return { body: [cityRow({ name: "Milano" })] };
    return method === "POST" ? { body: quote } : undefined;
  });
  const write = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  write(/Indirizzo di ritiro/, "Via Manzoni 29");
  fireEvent.input(screen.getByLabelText(/Luogo di ritiro/), { target: { value: "malp" }, inputType: "insertText" });
  fireEvent.click(await screen.findByRole("option", { name: "Aeroporto di Milano Malpensa" }));
  expect(screen.getByLabelText<HTMLInputElement>(/Luogo di riconsegna/).value).toBe("Aeroporto di Milano Malpensa");
  expect(screen.queryByLabelText(/Indirizzo/)).toBeNull();
  write(/Volo o treno/, "AZ 1234");
  write(/Ritiro il/, "2026-12-10");
  const car = await screen.findByRole("option", {
    name: /Ferrari Roma, .*Da Zurigo, 271\skm, .*con un supplemento di/,
  });
  fireEvent.change(screen.getByLabelText(/^Auto/), { target: { value: (car as HTMLOptionElement).value } });
  fireEvent.click(screen.getByRole("button", { name: "Salva la bozza" }));
  await expectToast("Preventivo PV-7K3MQD salvato");
  const { rental } = calls.find(({ method }) => method === "POST")?.body ?? {};
  expect(rental).toEqual({
    extras: [],
    vehicle: "ferrari-roma",
    pickupCity: "aeroporto-milano-malpensa",
    returnCity: "aeroporto-milano-malpensa",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-11",
    returnTime: "10:00",
    flightOrTrain: "AZ 1234",
  });
});

test("refuses to send a quote without lines, and says so", async () => {
  const calls = renderScreen(<NewQuotePage proposal={{ ...proposal, lines: [] }} />);
  // The form starts with one empty line.
  fireEvent.click(screen.getByRole("button", { name: "Togli la riga 1" }));
  fireEvent.click(screen.getByRole("button", { name: "Salva la bozza" }));
  expect(await screen.findByText("Scrivi almeno una riga.")).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("sends a draft to its customer with the version that was shown", async () => {
  const calls = renderScreen(<QuotePage quote={quote} />, () => ({ body: quote }));
  fireEvent.click(screen.getByRole("button", { name: "Invia a ada@prova.example" }));
  await expectToast("Preventivo inviato al cliente");
  expect(calls[0]).toMatchObject({ method: "POST", path: "/api/quotes/q1/send", body: { version: 2 } });
});

// Rule: product.md#rental-ban
test.each([
  ["a new quote", <NewQuotePage key="new" proposal={{ ...proposal, customer_banned: true }} />],
  ["an existing quote", <QuotePage key="there" quote={{ ...quote, customer_banned: true }} />],
])("%s warns of a customer with a rental ban", (_which, page) => {
  renderScreen(page);
  expect(screen.getByText(/^Non noleggiare: per confermare/)).toBeTruthy();
});

test("blocks sending while there are unsaved changes", async () => {
  const calls = renderScreen(<QuotePage quote={quote} />);
  fireEvent.change(screen.getByLabelText(/Oggetto/), { target: { value: "Volo per Ginevra" } });
  expect(await screen.findByText("Salva la bozza prima di inviarla.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Invia a ada@prova.example" }));
  expect(calls).toEqual([]);
});

test("shows the outcome of a sent quote, and withdraws it or shows the refusal", async () => {
  const sent = { ...quote, status: "sent", private_url: "https://velluto.example/preventivo/k" } as const;
  renderScreen(<QuotePage quote={sent} />, () => errorResponse(409, "Un preventivo «Accettato» non si può ritirare."));
  expect(screen.getByRole("link", { name: "Apri il preventivo" }).getAttribute("href")).toBe(sent.private_url);
  fireEvent.click(screen.getByRole("button", { name: "Ritira il preventivo" }));
  await waitFor(() => expect(document.body.textContent).toContain("non si può ritirare"));
});

// Rule: product.md#languages "Staff see the language"
test("changes the language of a sent quote", async () => {
  const calls = renderScreen(<QuotePage quote={{ ...quote, status: "sent" }} />);
  fireEvent.change(screen.getByLabelText("Lingua"), { target: { value: "fr" } });
  await expectToast("Lingua del preventivo: Français");
  expect(calls).toMatchObject([
    { method: "PUT", path: "/api/quotes/q1/language", body: { language: "fr", version: 2 } },
  ]);
});

test("links the list to each quote", () => {
  renderScreen(<QuoteList rows={[quote]} total={1} loadedAt={Date.parse(quote.created_at)} />);
  const links = screen.getAllByRole("link", { name: "Ada Lovelace" });
  expect(links[0]?.getAttribute("href")).toBe("/admin/quotes/q1");
});
