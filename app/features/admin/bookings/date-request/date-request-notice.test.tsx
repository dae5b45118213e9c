// Rule: product.md#date-request
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingLock, LockableActions } from "#app/features/admin/bookings/closed-month/booking-lock.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { changeQuote } from "#test/factories/booking-offers.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { DateRequestNotice } from "./date-request-notice.tsx";

const change = { returnDate: "2026-12-15", returnTime: "10:00" };
const date_request = { id: "r1", text: "Riconsegna martedì.", change, created_at: "2026-11-21T09:00:00.000Z" };
const QUOTE = changeQuote({ free: true, total: 7000, difference: 2800, other_colour: null });
const ANSWER = "/api/bookings/booking-1/date-requests/r1/answer";

type Answers = Parameters<typeof renderScreen>[1];
function open(answers: Answers = () => undefined, changes: Partial<ApiBookingDetail> = {}) {
  return renderScreen(
    <DateRequestNotice booking={bookingDetail({ date_request, ...changes })} loadedAt={Date.now()} />,
    (call) => answers?.(call) ?? (call.path.endsWith("/quote") ? { body: QUOTE } : undefined),
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const bodiesOf = (calls: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === ANSWER).map(({ body }) => body);

test("shows the price of what the renter asks, and accepts it with one press, at that price", async () => {
  const calls = open();
  expect(button("Accetta").disabled).toBe(true);
  expect(await screen.findByText("Libera per queste date")).toBeDefined();
  expect(calls[0]).toMatchObject({ path: "/api/bookings/booking-1/quote", body: change });
  fireEvent.click(button("Accetta"));
  await expectToast("Altre date accettate, mail inviata al cliente");
  expect(bodiesOf(calls)).toEqual([{ state: "accepted", total: 7000, version: 1 }]);
});

// Rule: product.md#closed-months
test("asks for no price while the booking is locked, whose notice says why", async () => {
  const calls = renderScreen(
    <BookingLock booking={{ closed_until: "2026-12" }} canOverride={false}>
      <LockableActions>
        <DateRequestNotice booking={bookingDetail({ date_request })} loadedAt={Date.now()} />
      </LockableActions>
    </BookingLock>,
  );
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(calls).toEqual([]);
  expect(screen.queryByRole("button", { name: "Cerca un'alternativa" })).toBeNull();
  expect(button("Accetta").matches(":disabled")).toBe(true);
});

test("says who accepted it first", async () => {
  const already = { actor: "u2", actor_name: "Giulia", at: null, own: false };
  open(({ path }) => (path === ANSWER ? { body: { ...bookingDetail(), already } } : undefined));
  await screen.findByText("Libera per queste date");
  fireEvent.click(button("Accetta"));
  await expectToast("L'ha già accettata Giulia.");
});

test.each(["below_minimum", "outside_hours"])(
  "opens the change of the booking if the request needs a reason: %s",
  async (field) => {
    open(({ path }) =>
      path.endsWith("/quote") ? { body: changeQuote({ free: true, [field]: "Non basta." }) } : undefined,
    );
    expect(await screen.findByText("Non basta.")).toBeDefined();
    expect(button("Accetta").disabled).toBe(true);
    expect(button("Cerca un'alternativa").disabled).toBe(false);
  },
);

test("asks before the renter gets another colour", async () => {
  const calls = open(({ path, body }) =>
    path === ANSWER && !body.other_colour
      ? errorResponse(409, "L'unità libera è verde.", [{ path: "other_colour", message: "Verde" }])
      : undefined,
  );
  await screen.findByText("Libera per queste date");
  fireEvent.click(button("Accetta"));
  await screen.findByText("L'unità libera è verde.");
  fireEvent.click(withinDialog().getByRole("button", { name: "Cambia colore" }));
  await expectToast("Altre date accettate, mail inviata al cliente");
  expect(bodiesOf(calls).at(-1)).toMatchObject({ state: "accepted", other_colour: true });
});

test.each([
  ["no unit is free", { body: changeQuote({ free: false }) }, "Non più disponibile per queste date"],
  [
    "the change is not possible",
    errorResponse(409, "Si può cambiare solo la riconsegna."),
    "Si può cambiare solo la riconsegna.",
  ],
])("says beforehand that %s, and offers another change with the requested dates", async (_name, answer, reason) => {
  open(({ path }) => (path.endsWith("/quote") ? answer : undefined));
  expect(await screen.findByText(reason)).toBeDefined();
  expect(button("Accetta").disabled).toBe(true);
  fireEvent.click(button("Cerca un'alternativa"));
  expect(withinDialog().getByLabelText<HTMLInputElement>(/^Riconsegna il/).value).toBe("2026-12-15");
});

test("refuses with a sentence for the renter, after a confirmation", async () => {
  const calls = open();
  fireEvent.click(button("Rifiuta"));
  fireEvent.input(withinDialog().getByLabelText("Una frase per il cliente (facoltativa)"), {
    target: { value: "Riparte mercoledì." },
  });
  fireEvent.click(withinDialog().getByRole("button", { name: "Rifiuta" }));
  await expectToast("Altre date rifiutate, mail inviata al cliente");
  expect(bodiesOf(calls)).toEqual([{ state: "refused", answer: "Riparte mercoledì.", version: 1 }]);
});

test("says why nothing happened if the price has changed, and loads it again", async () => {
  const detail = "Nel frattempo il prezzo è cambiato.";
  const calls = open(({ path }) =>
    path === ANSWER ? errorResponse(409, detail, [{ path: "total", message: detail }]) : undefined,
  );
  await screen.findByText("Libera per queste date");
  fireEvent.click(button("Accetta"));
  await expectToast(detail);
  await waitFor(() => expect(button("Accetta").disabled).toBe(false));
  expect(calls.length).toBeGreaterThan(1);
});
