import { fireEvent, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import type { RefusedQuoteAnswer } from "./answer-forms.tsx";
import { PrivateQuotePage } from "./quote-page.tsx";

const quote: CustomerQuote = {
  reference: "PV-7K3MQD",
  kind: "jet",
  status: "sent",
  name: "Ada Lovelace",
  title: "Il tuo volo Milano – Zurigo",
  lines: [{ text: "Volo in Light Jet", quantity: 1, amount: 380_000 }],
  total: 380_000,
  validUntil: "2026-11-30",
  terms: "Catering compreso.",
  rental: null,
  placeNames: {},
  vat: [],
  hire: null,
  closed: null,
  order: null,
  orderStatus: null,
  booking: null,
  bookingToken: null,
};

function renderQuote(changes: Partial<CustomerQuote> = {}, answer?: RefusedQuoteAnswer) {
  const element = <PrivateQuotePage quote={{ ...quote, ...changes }} answer={answer} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

// Rule: product.md#public-routes "/preventivo/{token}"
// Rule: product.md#quotes
test("an open quote shows contents, price and expiry, and is answered by plain forms", () => {
  renderQuote();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Il tuo volo Milano – Zurigo");
  expect(screen.getByText(/vale fino a lunedì 30 novembre 2026/)).toBeDefined();
  const accept = screen.getByRole("button", { name: /Accetta per €\s3\.800/ });
  expect([accept.getAttribute("name"), accept.getAttribute("value")]).toEqual(["intent", "accept"]);
  expect(accept.closest("form")?.method).toBe("post");
  // On a phone too, the terms come before the button.
  const terms = screen.getByText("Catering compreso.");
  expect(terms.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(screen.getByText("Non fa per te?"));
  expect(screen.getByRole("button", { name: "Non accetto il preventivo" }).closest("form")?.method).toBe("post");
  expect(screen.queryByLabelText(/Data di nascita/)).toBeNull();
});

test("a vehicle quote asks for the driver and keeps the submitted values when it is refused", () => {
  const rental = {
    vehicle: "ferrari-296-gtb",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
  };
  const message = "Per quest'auto servono 25 anni.";
  const problems = [{ path: "driverBirthDate", message }];
  renderQuote(
    { kind: "car", rental },
    { refusal: "Controlla i dati.", problems, typed: { driverBirthDate: "2010-01-01" } },
  );
  const field = screen.getByLabelText<HTMLInputElement>("Data di nascita");
  expect([field.defaultValue, field.getAttribute("aria-invalid")]).toEqual(["01/01/2010", "true"]);
  expect(screen.getAllByRole("alert")[0]?.textContent).toContain(message);
});

// Rule: product.md#quotes
test.each([
  ["expired", "Questo preventivo è scaduto."],
  ["withdrawn", "Abbiamo ritirato questo preventivo."],
] as const)("one that is %s says so, and cannot be answered", (status, closed) => {
  renderQuote({ status, closed });
  expect(screen.getByText(closed)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

// Rule: product.md#private-link
test.each([
  ["sent", null, true],
  ["accepted", "già accettato", true],
  ["declined", "Non hai accettato questo preventivo.", false],
  ["expired", "Questo preventivo è scaduto.", false],
] as const)("a vehicle quote that is %s lists the rental terms where they apply", (status, closed, listed) => {
  const terms = {
    deposit: 1_000_000,
    excess: 800_000,
    includedKilometresPerDay: 150,
    extraKilometre: 600,
    minimumAge: 25,
    minimumLicenceYears: 3,
  };
  renderQuote({
    kind: "car",
    hire: { terms, rental: { days: 3, includedKilometres: 450 }, supplements: [] },
    status,
    closed,
  });
  expect(screen.queryByText("Franchigia massima") !== null).toBe(listed);
});

test("an accepted vehicle quote links to its booking, a flight quote names its order", () => {
  renderQuote({ status: "accepted", closed: "già accettato", bookingToken: "k" });
  expect(screen.getByRole("link", { name: "Vedi la prenotazione" }).getAttribute("href")).toBe("/prenotazione/k");
  renderQuote({ status: "accepted", closed: "già accettato", order: "OR-7K3MQD", orderStatus: "open" });
  expect(screen.getByText(/È il tuo ordine OR-7K3MQD/)).toBeDefined();
});

// Rule: product.md#rental-ban "Quote for a car"
test("an accepted quote whose booking waits says what any waiting request says", () => {
  const booking = { status: "requested", createdAt: new Date("2026-11-21T09:00:00Z") } as const;
  renderQuote({ status: "accepted", closed: "già accettato", kind: "car", booking, bookingToken: "k" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("La tua auto è tenuta per te.");
  expect(screen.getByText(/Abbiamo ricevuto la richiesta e ti rispondiamo entro/)).toBeDefined();
  expect(screen.queryByText(/confermato/)).toBeNull();
  expect(screen.getByRole("link", { name: "Vedi la prenotazione" })).toBeDefined();
});

// Rule: product.md#orders
test.each([
  ["open", "Ordine in preparazione", "Grazie, è tutto confermato.", /Ti chiamiamo per i dettagli/],
  ["confirmed", "Ordine confermato", "È tutto organizzato.", /OR-7K3MQD è confermato in ogni dettaglio/],
  ["done", "Ordine concluso", "Grazie di aver viaggiato con noi.", /OR-7K3MQD è concluso/],
  ["cancelled", "Ordine annullato", "Il tuo ordine è annullato.", /OR-7K3MQD non è più in programma/],
] as const)("an order that is %s says so", (orderStatus, state, headline, lead) => {
  renderQuote({ status: "accepted", closed: "già accettato", order: "OR-7K3MQD", orderStatus });
  expect(screen.getByText(state)).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(headline);
  expect(screen.getByText(lead)).toBeDefined();
});
