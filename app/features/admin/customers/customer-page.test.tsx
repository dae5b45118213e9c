import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { CustomerPage } from "#app/features/admin/customers/customer-page.tsx";
import { erasureSentences } from "#app/features/admin/customers/customer-words.ts";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { saveDraft } from "#app/ui/panel/drafts/draft-store.ts";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { customerDetail } from "#test/factories/customer-rows.ts";
import { orderDetail } from "#test/factories/order-rows.ts";
import { quoteDetail } from "#test/factories/quote-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const quoteHistory = { quotes: [quoteDetail()], orders: [orderDetail()] };
const open = (
  customer: ApiCustomerDetail,
  role: "admin" | "customer_service",
  answers?: Parameters<typeof renderScreen>[1],
) => renderScreen(<CustomerPage customer={customer} quoteHistory={quoteHistory} roles={[role]} />, answers);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const BAN = {
  reason: "Danni non pagati",
  author: "u1",
  author_name: "Anna Verdi",
  since: "2026-11-21T09:00:00.000Z",
  until: "2027-01-31",
};

// Rule: product.md#customers-screen
// Rule: product.md#phone-bookings
test("shows contacts, documents, invoice data, history, value, notes, consents and possible duplicates", () => {
  const MADE = "2026-11-21T09:00:00.000Z";
  const proof = { text_version: "2026-11", reference: null, recorded_by: "u1", given_at: MADE };
  const customer = customerDetail({
    licence_number: "U1234567X",
    company_name: "Prova srl",
    vat_number: "IT01234567890",
    enquiries: 1,
    enquiry_rows: [{ id: "e1", reference: "RQ-7K3MQD", kind: "jet", status: "new", message: null, created_at: MADE }],
    notes: [{ id: "n1", author: "u1", author_name: "Anna Verdi", body: "Paga con bonifico", created_at: MADE }],
    consents: [{ id: "c1", purpose: "marketing", granted: true, source: "phone", ...proof }],
    twins: [{ id: "customer-2", name: "Ada Prova-Bianchi", email: null, phone: null, reasons: ["name"] }],
  });
  open(customer, "admin");
  const parts = screen.getAllByRole("heading", { level: 2 }).map((heading) => {
    const part = heading.closest("section") ?? heading.parentElement;
    return part?.textContent ?? "";
  });
  for (const [title, ...words] of [
    ["Recapiti", "+39 333 000 0000", "ada@prova.example"],
    ["Patente e documento", "U1234567X"],
    ["Fatturazione", "Prova srl", "IT01234567890"],
    ["Prenotazioni", "Nuova prenotazione", "VL-7K3MQD", "Ferrari 296 GTB"],
    ["Richieste", "RQ-7K3MQD"],
    ["Preventivi", "Scrivi un preventivo", "PV-7K3MQD", "3.800"],
    ["Ordini", "OR-7K3MQD"],
    ["Note", "Paga con bonifico", "Anna Verdi"],
    ["Consensi", "Novità e offerte: consenso dato", "telefono"],
    ["Forse è la stessa persona", "Ada Prova-Bianchi", "nome simile"],
    ["I suoi dati", "Esporta da leggere", "Cancella la persona…"],
  ] as const) {
    const part = parts.find((text) => text.startsWith(title));
    for (const word of words) expect(part, title).toContain(word);
  }
  const booking = screen.getByRole("link", { name: "Nuova prenotazione" });
  expect(booking.getAttribute("href")).toBe(`/admin/bookings/new?customer=${customer.id}`);
  expect(screen.getByText("1 prenotazione, 1 richiesta").previousElementSibling?.textContent).toMatch(/4\.200/);
});

describe("«Non noleggiare»", () => {
  // Rule: product.md#rental-ban
  test("warns everybody who books; only admins read the reason and lift the ban", () => {
    open(customerDetail({ banned: true }), "customer_service");
    expect(screen.getByRole("note").textContent).toContain("Non noleggiare");
    expect(screen.queryByRole("button", { name: /Togli|Non noleggiare|Cambia motivo/ })).toBeNull();
  });

  test("lets an admin see reason, author and last day, and set a ban by the form's rules", async () => {
    const calls = open(customerDetail({ banned: true, ban: BAN }), "admin");
    expect(screen.getByText("Danni non pagati")).toBeDefined();
    expect(screen.getByText(/Anna Verdi.*Fino al 31\/01\/2027 compreso\./)).toBeDefined();
    press("Cambia motivo o scadenza");
    fireEvent.change(withinDialog().getByLabelText(/Motivo/), { target: { value: "" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    expect(await withinDialog().findByText("Indica il motivo.")).toBeDefined();
    expect(calls).toEqual([]);
    fireEvent.change(withinDialog().getByLabelText(/Motivo/), { target: { value: "Due multe" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    await expectToast("Segnato «Non noleggiare»");
    expect(calls.at(0)).toEqual({
      method: "PUT",
      path: "/api/customers/customer-1/ban",
      body: { reason: "Due multe", until: "2027-01-31", version: 1 },
    });
  });
});

test("restores a note draft after a reload, and a record's draft without document numbers", async () => {
  const changes = { name: "Ada Bianchi", licence_number: "U1234567X", document_number: "CA00000AA" };
  saveDraft(
    { owner: "u1", form: "customer-note", subject: "customer-1" },
    { version: null, changes: { body: "Paga" } },
  );
  saveDraft({ owner: "u1", form: "customer", subject: "customer-1" }, { version: 1, changes });
  expect(JSON.stringify(localStorage)).not.toMatch(/U1234567X|CA00000AA/);
  renderScreen(
    <DraftOwnerContext value="u1">
      <CustomerPage customer={customerDetail()} quoteHistory={quoteHistory} roles={["customer_service"]} />
    </DraftOwnerContext>,
  );
  press("Aggiungi una nota");
  expect(withinDialog().getByText("Bozza ripresa")).toBeDefined();
  expect(withinDialog().getByLabelText<HTMLTextAreaElement>(/^Nota/).value).toBe("Paga");
  fireEvent.click(withinDialog().getByRole("button", { name: "Scarta" }));
  fireEvent.click(withinDialog().getByRole("button", { name: "Annulla" }));
  press("Modifica");
  expect(withinDialog().getByText("Bozza ripresa")).toBeDefined();
  expect(withinDialog().getByLabelText<HTMLInputElement>(/^Nome e cognome/).value).toBe("Ada Bianchi");
  expect(withinDialog().getByLabelText<HTMLInputElement>(/^Numero della patente/).value).toBe(
    customerDetail().licence_number ?? "",
  );
});

test("counts a wrong document number in its part of the form", async () => {
  const calls = open(customerDetail(), "customer_service");
  press("Modifica");
  const number = withinDialog().getByLabelText(/^Numero del documento/);
  fireEvent.change(number, { target: { value: "X".repeat(500) } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
  const parts = withinDialog().getByRole("navigation");
  expect(within(parts).getByRole("button", { name: /^Patente e documento/ }).textContent).toContain("1");
  expect(calls).toEqual([]);
});

// Rule: product.md#merging-customers
test("merges a possible duplicate only after a confirmation", async () => {
  const twins: ApiCustomerDetail["twins"] = [
    { id: "c2", name: "A. Prova", email: null, phone: "+39 333 000 0000", reasons: ["phone", "name"] },
  ];
  const calls = open(customerDetail({ twins }), "customer_service");
  expect(screen.getByText("stesso telefono, nome simile")).toBeDefined();
  press("Unisci la scheda di A. Prova a questa");
  expect(calls).toEqual([]);
  fireEvent.click(withinDialog().getByRole("button", { name: "Unisci" }));
  await expectToast("Schede unite");
  expect(calls.at(0)).toMatchObject({
    path: "/api/customers/customer-1/merge",
    body: { other: "c2", version: 1 },
  });
});

describe("erasing a person", () => {
  const erasure = {
    kept: [
      { reference: "VL-OPEN01", why: "open" as const, kept_until: null },
      { reference: "VL-DONE01", why: "rental" as const, kept_until: "2036-12-13" },
    ],
    forgotten: { bookings: 1, enquiries: 0, quotes: 0, notes: 2, consents: 0 },
  };

  // Rule: product.md#erasing-a-customer
  test("says in sentences what is deleted, and what the law requires to keep until when", () => {
    const { goes, stays } = erasureSentences(erasure);
    expect(goes).toBe(
      "Si cancellano per sempre: la scheda con documenti e recapiti, 1 prenotazione che non fu noleggio, 2 note.",
    );
    expect(stays).toEqual([
      "VL-OPEN01 è aperta: resta fino alla fine, poi si cancella o si conserva come noleggio.",
      "Nome, dati del conducente, periodo e importi del noleggio concluso restano per 10 anni, come la legge chiede per le scritture contabili (art. 2220 del codice civile): VL-DONE01 fino al 13/12/2036.",
    ]);
  });

  // Rule: product.md#erasing-a-customer
  test("also names current orders and those that stay without a name", () => {
    const kept = [
      { reference: "OR-OPEN01", why: "order_under_way" as const, kept_until: null },
      { reference: "OR-DONE01", why: "order" as const, kept_until: "2036-12-13" },
      { reference: "OR-DONE02", why: "order" as const, kept_until: "2036-12-14" },
    ];
    const { goes, stays } = erasureSentences({
      kept,
      forgotten: { ...erasure.forgotten, bookings: 0, notes: 0, quotes: 2 },
    });
    expect(goes).toBe("Si cancellano per sempre: la scheda con documenti e recapiti, 2 preventivi non accettati.");
    expect(stays).toEqual([
      "L'ordine OR-OPEN01 è in corso: nome e recapiti restano finché non è concluso o annullato, poi si cancellano.",
      "Oggetto e importi di 2 ordini restano per 10 anni, senza nome né recapiti, come la legge chiede per le scritture contabili (art. 2220 del codice civile): OR-DONE01 fino al 13/12/2036, OR-DONE02 fino al 14/12/2036.",
    ]);
  });

  // Rule: product.md#erasing-a-customer
  test("requires the name, however it is typed, and shows the server's refusal at that field", async () => {
    const WRONG = "Per cancellare scrivi il nome come sulla scheda: Ada Müller.";
    const calls = open(customerDetail({ name: "Ada Müller" }), "admin", ({ method }) =>
      method === "GET" ? { body: erasure } : errorResponse(422, WRONG, [{ path: "name", message: WRONG }]),
    );
    press(/Cancella la persona/);
    expect(await withinDialog().findByText(/VL-DONE01/)).toBeDefined();
    const type = (value: string) => {
      fireEvent.change(withinDialog().getByLabelText(/Per confermare scrivi «Ada Müller»/), { target: { value } });
      fireEvent.click(withinDialog().getByRole("button", { name: "Cancella per sempre" }));
    };
    type("Ada");
    expect(await withinDialog().findByText(WRONG)).toBeDefined();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    type("ada mueller");
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ path: "/api/customers/customer-1/erase", body: { name: "ada mueller" } }),
    );
    expect(await withinDialog().findByText(WRONG)).toBeDefined();
  });

  // Rule: product.md#panel-keyboard
  test("leads to the list and focuses its heading", async () => {
    const customer = customerDetail({ name: "Ada Prova" });
    renderScreen(
      <Routes>
        <Route path="/admin/customers" element={<PageHeader title="Clienti" />} />
        <Route path="*" element={<CustomerPage customer={customer} quoteHistory={quoteHistory} roles={["admin"]} />} />
      </Routes>,
      () => ({ body: erasure }),
      `/admin/customers/${customer.id}`,
    );
    press(/Cancella la persona/);
    fireEvent.change(withinDialog().getByLabelText(/Per confermare scrivi/), { target: { value: "Ada Prova" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Cancella per sempre" }));
    const heading = await screen.findByRole("heading", { name: "Clienti" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  // Rule: product.md#erasing-a-customer
  test("is offered only to admins", () => {
    open(customerDetail(), "customer_service");
    expect(screen.queryByRole("button", { name: /Cancella la persona/ })).toBeNull();
  });
});

// Rule: product.md#customers-screen
test("saves all data about a person as one file", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
  open(customerDetail(), "customer_service", () => ({
    body: { file_name: "cliente-customer-1.html", data: {}, html: "<!doctype html>" },
  }));
  press("Esporta da leggere");
  await waitFor(() => expect(saved).toEqual(["cliente-customer-1.html"]));
});

// Rule: product.md#customers
test("does not save a record without any contact", async () => {
  const calls = open(customerDetail(), "customer_service");
  press("Modifica");
  for (const label of [/E-mail/, /Telefono/]) {
    const [field] = withinDialog().getAllByLabelText(label);
    if (field) fireEvent.change(field, { target: { value: "" } });
  }
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  expect(await withinDialog().findByText("Indica almeno un recapito: e-mail o telefono.")).toBeDefined();
  expect(calls).toEqual([]);
});
