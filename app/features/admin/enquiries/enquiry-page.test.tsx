import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EnquiryDetailPage } from "#app/features/admin/enquiries/enquiry-page.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiEnquiryDetail, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { loadAnswerWords } from "#domain/words/mail-texts/answer-words.ts";
import { enquiryDetail, enquiryReplyRow } from "#test/factories/enquiry-rows.ts";
import { orderDetail } from "#test/factories/order-rows.ts";
import { quoteDetail } from "#test/factories/quote-rows.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const me: ApiStaffMember = { id: "me", name: "Giulia Ferraris", email: "giulia@velluto.example", me: true };
const anna: ApiStaffMember = { id: "anna", name: "Anna Verdi", email: "anna@velluto.example", me: false };

const enquiry = enquiryDetail();
const annasAnswer = enquiryReplyRow({ author: anna.id, author_email: anna.email });

const templates: ApiAnswerTemplate[] = [
  {
    id: "t1",
    title: "Consegna",
    language: "it",
    body: "Gentile {nome},\n\nper la richiesta {codice} consegniamo ovunque.\n\n{firma}",
    created_at: "2026-11-20T09:00:00.000Z",
    updated_at: "2026-11-20T09:00:00.000Z",
    version: 1,
  },
];

const answered = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

/** The sent calls, each with URL, idempotency key and body. */
const calls = () =>
  fetchMock.mock.calls
    .filter(([, { method }]) => method !== "GET")
    .map(([path, { body, headers }]) => ({
      path,
      key: new Headers(headers).get("idempotency-key"),
      body: JSON.parse(String(body)),
    }));

const quoteHistory = {
  quotes: [{ ...quoteDetail(), status: "accepted" as const }],
  orders: [orderDetail()],
};

const words = {
  it: await loadAnswerWords("it"),
  en: await loadAnswerWords("en"),
  fr: await loadAnswerWords("fr"),
  de: await loadAnswerWords("de"),
  es: await loadAnswerWords("es"),
};

let show: (next: ApiEnquiryDetail) => void;
function TestPage() {
  const [shown, setShown] = useState(enquiry);
  show = setShown;
  return (
    <EnquiryDetailPage
      enquiry={shown}
      words={words[shown.reply.language]}
      people={[anna, me]}
      templates={templates}
      quoteHistory={quoteHistory}
      loadedAt={Date.now()}
    />
  );
}

function open() {
  const Stub = createRoutesStub([{ path: "/", Component: TestPage }]);
  renderOnSite(
    <ToastProvider>
      <Stub />
    </ToastProvider>,
  );
  const text = screen.getByLabelText<HTMLTextAreaElement>(/Testo della risposta/);
  const type = (value: string) => fireEvent.change(text, { target: { value } });
  const send = (name = "Invia la risposta") => fireEvent.click(screen.getByRole("button", { name }));
  return { text, type, send };
}

// Rule: product.md#quotes
test("lists the quotes and orders of an enquiry with their status and a link to each", () => {
  open();
  expect(screen.getByRole("link", { name: "PV-7K3MQD" }).getAttribute("href")).toBe("/admin/quotes/q1");
  expect(screen.getByRole("table", { name: "Preventivi" }).textContent).toContain("Accettato");
  expect(screen.getByRole("link", { name: "OR-7K3MQD" }).getAttribute("href")).toBe("/admin/orders/OR-7K3MQD");
});

describe("the reply to an enquiry", () => {
  test("starts with the greeting of the enquiry's kind, and is not sent without further text", async () => {
    const { text, send } = open();
    expect(text.value).toBe(enquiry.reply.first_draft);
    send();
    expect(await screen.findByText("Scrivi la risposta nello spazio sotto il saluto.")).toBeDefined();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("is previewed as a signed e-mail", () => {
    const { type } = open();
    type("Gentile Ada,\n\nconsegniamo anche a Bellagio.");
    const email = screen.getByLabelText("Anteprima della lettera");
    expect(email.textContent).toContain("Risposta alla tua richiesta RQ-7K3MQD: il tuo messaggio");
    expect(email.textContent).toContain("consegniamo anche a Bellagio.");
    expect(email.textContent).toContain("Giulia Ferraris\nVelluto");
    expect(email.textContent).toContain("Consegna");
  });

  // Rule: product.md#languages "The letters"
  test("starts again in the enquiry's language when staff change it, unless something is typed", () => {
    const { text, type } = open();
    const inLanguage = (language: "de" | "fr", first_draft: string) =>
      enquiryDetail({ language, reply: { ...enquiry.reply, language, first_draft } });
    act(() => show(inLanguage("de", "Guten Tag Ada Lovelace,")));
    expect(text.value).toBe("Guten Tag Ada Lovelace,");
    expect(screen.getByLabelText("Anteprima della lettera").textContent).toContain(
      "Antwort auf Ihre Anfrage RQ-7K3MQD",
    );
    type("Guten Tag Ada, ja.");
    act(() => show(inLanguage("fr", "Bonjour Ada Lovelace,")));
    expect(text.value).toBe("Guten Tag Ada, ja.");
  });

  test("is sent once with the version that was loaded, and clears the form", async () => {
    fetchMock.mockResolvedValue(answered(annasAnswer, 201));
    const { text, type, send } = open();
    type("Certo.");
    send();
    expect((await screen.findAllByText("Risposta inviata a ada@example.com")).length).toBeGreaterThan(0);
    expect(calls()).toEqual([
      { path: "/api/enquiries/r1/answers", key: expect.any(String), body: { body: "Certo.", version: 3 } },
    ]);
    await waitFor(() => expect(text.value).toBe(enquiry.reply.next_draft));
  });

  test("keeps text typed while it was being sent", async () => {
    let answer = (_: Response) => {};
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { text, type, send } = open();
    type("Gentile Ada,\n\nsì.");
    send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    type("Gentile Ada,\n\nun'altra cosa.");
    await act(async () => answer(answered(enquiryDetail(), 201)));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Invia la risposta" })).toHaveProperty("disabled", false),
    );
    expect(text.value).toBe("Gentile Ada,\n\nun'altra cosa.");
  });

  test("is retried with the same key after a lost answer, and gets a new key for other text", async () => {
    fetchMock.mockRejectedValue(new TypeError("offline"));
    const { type, send } = open();
    for (const words of ["Certo.", "Certo.", "Certamente."]) {
      const before = fetchMock.mock.calls.length;
      type(words);
      send();
      await waitFor(() => expect(fetchMock.mock.calls.length).toBe(before + 1));
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Invia la risposta" })).toHaveProperty("disabled", false),
      );
    }
    const [first, again, other] = calls().map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test("warns before it is sent after a colleague's reply, and keeps the typed text", async () => {
    fetchMock.mockResolvedValueOnce(
      answered(
        {
          detail: "Modificato da anna@velluto.example alle 10:20: ricarica i valori attuali o salva di nuovo.",
          errors: [{ path: "version", message: "La versione attuale è la 4." }],
        },
        409,
      ),
    );
    fetchMock.mockResolvedValueOnce(answered({ ...enquiry, version: 4 }));
    const { text, type, send } = open();
    type("Sì, certo.");
    send();
    expect((await screen.findByRole("alert")).textContent).toContain("Modificato da anna@velluto.example alle 10:20");
    expect(text.value).toBe("Sì, certo.");
    // Revalidation may still return the state before the reply.
    fetchMock.mockResolvedValueOnce(answered(annasAnswer, 201));
    fireEvent.click(await screen.findByRole("button", { name: "Invia comunque" }));
    await waitFor(() => expect(calls().at(-1)?.body).toEqual({ body: "Sì, certo.", version: 4 }));
  });

  test("says when a colleague has replied meanwhile", async () => {
    const { text, type } = open();
    type("Sì, cer");
    act(() => show({ ...enquiry, status: "answered", version: 4, messages: [annasAnswer] }));
    expect((await screen.findByRole("alert")).textContent).toContain("Nel frattempo ha risposto Anna Verdi.");
    expect(text.value).toBe("Sì, cer");
  });

  test("shows the server's message about the text at its field", async () => {
    fetchMock.mockResolvedValueOnce(
      answered(
        { detail: "Controlla.", errors: [{ path: "body", message: "La risposta contiene caratteri non ammessi." }] },
        422,
      ),
    );
    const { type, send } = open();
    type("Certo.");
    send();
    expect(await screen.findByText("La risposta contiene caratteri non ammessi.")).toBeDefined();
  });
});

describe("an enquiry", () => {
  test("is assigned to the user with one press", async () => {
    fetchMock.mockResolvedValue(answered(enquiry));
    open();
    fireEvent.click(screen.getByRole("button", { name: "Prendi in carico" }));
    expect((await screen.findAllByText("Richiesta assegnata a Giulia Ferraris")).length).toBeGreaterThan(0);
    expect(calls()[0]?.body).toEqual({ assigned_to: "me", version: 3 });
  });

  test("offers only the transitions of its status, and no reply once closed", async () => {
    open();
    const transitions = () =>
      ["Segna come risposta", "Chiudi", "Riapri", "Rimetti in attesa"].filter((name) =>
        screen.queryByRole("button", { name }),
      );
    expect(transitions()).toEqual(["Segna come risposta"]);
    act(() => show({ ...enquiry, status: "answered" }));
    await waitFor(() => expect(transitions()).toEqual(["Chiudi", "Rimetti in attesa"]));
    act(() => show({ ...enquiry, status: "closed", messages: [annasAnswer] }));
    await waitFor(() => expect(transitions()).toEqual(["Riapri"]));
    expect(screen.queryByLabelText(/Testo della risposta/)).toBeNull();
  });

  test("shows a refusal in the server's words", async () => {
    fetchMock.mockResolvedValue(answered({ detail: "Questa richiesta non può passare.", errors: [] }, 409));
    open();
    fireEvent.click(screen.getByRole("button", { name: "Segna come risposta" }));
    expect((await screen.findAllByText("Questa richiesta non può passare.")).length).toBeGreaterThan(0);
  });
});

describe("the conversation of an enquiry", () => {
  const customers = enquiryReplyRow({
    id: "m2",
    side: "customer",
    author: null,
    author_name: null,
    author_email: null,
    body: "Alle dieci?",
  });

  // Rule: product.md#conversation "A request or booking"
  test("shows both sides and marks what was displayed as read", async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    open();
    act(() => show({ ...enquiry, unread: true, messages: [annasAnswer, customers] }));
    expect(screen.getAllByText(/Sì, anche in albergo|Alle dieci/)).toHaveLength(2);
    expect(screen.getByText(/Ada Lovelace \(cliente\)/)).toBeDefined();
    await waitFor(() =>
      expect(calls()).toEqual([{ path: "/api/enquiries/r1/read", key: null, body: { up_to: "m2" } }]),
    );
  });

  test("warns the author of a reply that the customer wrote meanwhile", () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    const { type, text } = open();
    type("Certo.");
    act(() => show({ ...enquiry, version: 4, messages: [customers] }));
    expect(screen.getByRole("alert").textContent).toContain("Nel frattempo Ada Lovelace ha scritto ancora.");
    expect(text.value).toBe("Certo.");
  });
});

describe("an answer template", () => {
  const choose = () => fireEvent.change(screen.getByLabelText("Modello"), { target: { value: "t1" } });
  const filled = "Gentile Ada Lovelace,\n\nper la richiesta RQ-7K3MQD consegniamo ovunque.\n\nGiulia Ferraris";

  // Rule: product.md#answer-templates
  test("replaces the greeting, filled with the enquiry's data, and can be edited", () => {
    const { text, type } = open();
    choose();
    expect(text.value).toBe(filled);
    type(`${filled}!`);
    expect(text.value).toBe(`${filled}!`);
  });

  // Rule: product.md#answer-templates
  test("never replaces text that somebody typed", () => {
    const { text, type } = open();
    type("Gentile Ada, a presto.");
    choose();
    expect(text.value).toBe(`Gentile Ada, a presto.\n\n${filled}`);
  });
});
