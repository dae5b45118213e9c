import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { ApiBookingMessage } from "#domain/api/messages/messages.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingMessage } from "#test/factories/booking-messages.ts";
import { errorResponse, expectToast, renderScreen, type SentCall } from "#test/panel-screen.tsx";
import { BookingConversation, UnreadNotice } from "./booking-conversation.tsx";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const fromRenter = (changes: Partial<ApiBookingMessage> = {}) =>
  bookingMessage({
    id: "m2",
    side: "customer",
    author: null,
    author_name: null,
    author_email: null,
    body: "Arrivo alle 11.",
    ...changes,
  });

interface ShownConversation {
  booking?: Partial<ApiBookingDetail>;
  messages?: ApiBookingMessage[];
}

function Conversation({ booking, messages = [] }: ShownConversation) {
  const conversation = { booking: bookingDetail(booking), messages, loadedAt: NOW };
  return (
    <>
      <UnreadNotice {...conversation} />
      <BookingConversation {...conversation} />
    </>
  );
}

const show = (shown: ShownConversation, answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<Conversation {...shown} />, answers);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Messaggio al cliente");
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const isSent = ({ method, path }: SentCall) => method === "POST" && path.endsWith("/messages");

// Rule: product.md#conversation "A request or booking"
test("announces an unread message at the top, and marks it as read", async () => {
  const calls = show({ booking: { unread: true }, messages: [bookingMessage(), fromRenter()] });
  expect(screen.getByText("Nuovo messaggio del cliente")).toBeDefined();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/bookings/booking-1/messages/read"));
  expect(calls[0]?.body).toEqual({ up_to: "m2" });
});

test("announces nothing that staff have read or answered", () => {
  const calls = show({ messages: [fromRenter()] });
  expect(screen.queryByText(/messaggi? del cliente/)).toBeNull();
  expect(calls).toEqual([]);
});

// Rule: product.md#conversation "Staff write to"
test("sends what is written, with the last message that the author has seen", async () => {
  const calls = show({ messages: [fromRenter()] });
  expect(screen.getByText("Va sulla pagina della prenotazione e per e-mail a ada@prova.example.")).toBeDefined();
  write("Va bene, alle 11.");
  fireEvent.click(screen.getByRole("button", { name: "Invia il messaggio" }));
  await expectToast("Messaggio inviato a ada@prova.example");
  expect(calls.filter(isSent).map(({ body }) => body)).toEqual([{ body: "Va bene, alle 11.", last_message: "m2" }]);
  expect(field().value).toBe("");
});

test("says that somebody wrote meanwhile, and keeps the text", async () => {
  const words = "Nel frattempo Ada Prova ha scritto ancora.";
  show({}, (call) =>
    isSent(call) ? errorResponse(409, words, [{ path: "last_message", message: words }]) : undefined,
  );
  write("Va bene.");
  fireEvent.click(screen.getByRole("button", { name: "Invia il messaggio" }));
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(field().value).toBe("Va bene.");
  expect(screen.getByRole("button", { name: "Invia comunque" })).toBeDefined();
});

test("has an error at the field for an empty message, and sends nothing", async () => {
  const calls = show({});
  fireEvent.click(screen.getByRole("button", { name: "Invia il messaggio" }));
  expect(await screen.findByText("Scrivi il messaggio.")).toBeDefined();
  expect(calls.filter(isSent)).toEqual([]);
});

// Rule: product.md#conversation "Staff write to"
// Rule: product.md#conversation "WhatsApp"
test("says that no mail goes to a renter without an e-mail, and offers WhatsApp where there is a number", () => {
  show({ booking: { email: null, phone: "+39 333 000 0000" } });
  expect(screen.getByText(/non ha un'e-mail: il messaggio resta sulla sua pagina/)).toBeDefined();
  write("Ti aspettiamo.");
  expect(screen.getByRole("link", { name: "Apri in WhatsApp" }).getAttribute("href")).toBe(
    "https://wa.me/393330000000?text=Ti%20aspettiamo.",
  );
});

test("offers no WhatsApp without a number, and no form once the private link has expired", () => {
  show({ booking: { phone: null, status: "completed", return_at: "2026-01-10T10:00:00.000Z" } });
  expect(screen.queryByRole("link", { name: "Apri in WhatsApp" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Invia il messaggio" })).toBeNull();
  expect(screen.getByText(/non si apre più/)).toBeDefined();
});

// Rule: product.md#answer-templates
test("fills a template with the data of the booking", async () => {
  const template = {
    id: "t1",
    title: "Consegna",
    body: "{nome}: {vettura}, {ritiro}. {firma}",
    language: "it",
    version: 1,
  };
  const stamps = { created_at: "2026-11-21T09:00:00.000Z", updated_at: "2026-11-21T09:00:00.000Z" };
  show({}, ({ path }) => {
    if (path.startsWith("/api/answer_templates")) return { body: [{ ...template, ...stamps }] };
    if (path.startsWith("/api/staff"))
      return { body: [{ id: "me", name: "Giulia", email: "g@velluto.example", me: true }] };
    return undefined;
  });
  fireEvent.click(screen.getByRole("button", { name: "Usa un modello" }));
  fireEvent.change(await screen.findByLabelText("Modello"), { target: { value: "t1" } });
  const { name, message_values } = bookingDetail();
  expect(field().value).toBe(
    `${name}: ${message_values.rental.vehicle}, giovedì 10 dicembre 2026, ore 10:00, Milano. Giulia`,
  );
});
