import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import { BookingEventList } from "#app/features/admin/bookings/booking-pane.tsx";
import type { ApiBookingDetail, ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { changeQuote } from "#test/factories/booking-offers.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const UNTIL = "2027-01-11T09:00:00.000Z";
const ended = (status: "completed" | "cancelled", needs_dates: boolean): ApiBookingDetail =>
  bookingDetail({
    status,
    transitions: [],
    may_change: "none",
    reopening: { to: status === "completed" ? "active" : "confirmed", until: UNTIL, needs_dates },
  });
const open = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Riapri…" }));
  await screen.findByRole("dialog", { name: "Riapri la prenotazione" });
};
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(withinDialog().getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(withinDialog().getByRole("button", { name: "Riapri" }));

// Rule: product.md#reopening "Who, and how long"
test("is offered only to those who may reopen a booking, while it can be reopened", () => {
  const { container } = { container: document.body };
  renderScreen(<BookingActions booking={ended("cancelled", false)} canReopen={false} />);
  expect(screen.queryByRole("button", { name: "Riapri…" })).toBeNull();
  expect(container.textContent).toContain("un amministratore può riaprirla entro 30 giorni dalla fine");
});

// Rule: product.md#reopening "The renter"
test("an undo of a reopening is offered only to those who may reopen", () => {
  const undo = { replacement: false, to: "cancelled", until: UNTIL, ends_in_seconds: 42 } as const;
  renderScreen(<BookingActions booking={bookingDetail({ undo })} canReopen={false} />);
  expect(screen.queryByRole("button", { name: /Torna a/ })).toBeNull();
});

// Rule: product.md#reopening "If the agreed return"
test("asks for the reason and the expected return of a concluded rental, and offers the undo", async () => {
  const undo = { replacement: false, to: "completed", until: UNTIL, ends_in_seconds: 60 } as const;
  const booking = { ...ended("completed", true), return_at: "2020-12-13T09:00:00.000Z" };
  const calls = renderScreen(<BookingActions booking={booking} canReopen />, ({ method }) =>
    method === "POST" ? { body: bookingDetail({ status: "active", undo }) } : undefined,
  );
  await open();
  submit();
  expect(await withinDialog().findByText("Scrivi perché la riapri.")).toBeTruthy();
  write(/^Motivo/, "Conclusa per errore");
  write(/^Rientro atteso il/, "2026-12-15");
  submit();
  await expectToast("Prenotazione riaperta, la mail parte fra poco");
  expect(calls).toMatchObject([
    {
      method: "POST",
      path: "/api/bookings/booking-1/reopening",
      body: { reason: "Conclusa per errore", returnDate: "2026-12-15", returnTime: "10:00", version: 1 },
    },
  ]);
});

// Rule: product.md#reopening "If the pickup"
// Rule: product.md#reopening "If the unit is not free"
test("shows the price of the new dates, and at the unit who has it", async () => {
  const refusal = "L'unità 1 è già occupata: VL-222222, Ada. È libera: unità 2.";
  const booking = { ...ended("cancelled", true), return_at: "2020-12-13T09:00:00.000Z" };
  const calls = renderScreen(<BookingActions booking={booking} canReopen />, ({ path }) => {
    if (path.endsWith("/quote")) return { body: changeQuote() };
    if (path.endsWith("/reopening")) return errorResponse(409, refusal, [{ path: "unit", message: refusal }]);
    if (path.includes("/free-units")) return { body: [2] };
    return path.includes("/expiring") ? { body: [] } : undefined;
  });
  await open();
  expect(calls.some(({ path }) => path.endsWith("/quote"))).toBe(false);
  write(/^Motivo/, "Annullata per errore");
  write(/^Ritiro il/, "2026-12-11");
  write(/^Riconsegna il/, "2026-12-15");
  expect(await withinDialog().findByText("Libera per queste date")).toBeTruthy();
  const quoted = calls.find(({ path }) => path.endsWith("/quote"));
  expect(quoted?.body).toMatchObject({ pickupDate: "2026-12-11", returnDate: "2026-12-15" });
  expect(quoted?.body).not.toHaveProperty("reason");
  submit();
  await waitFor(() => expect(withinDialog().getByLabelText("Unità").getAttribute("aria-invalid")).toBe("true"));
  expect(withinDialog().getAllByText(refusal).length).toBeGreaterThan(0);
  write("Unità", "2");
  submit();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith("/reopening")).at(-1)?.body).toMatchObject({ unit: 2 }),
  );
});

// Rule: product.md#reopening
test("is named in the history", () => {
  const event = (id: string, status: ApiBookingEvent["status"]): ApiBookingEvent => ({
    id,
    kind: "move",
    status,
    actor: "u1",
    actor_name: "Giulia",
    actor_email: null,
    note: null,
    undone_at: null,
    pictures: [],
    created_at: "2026-11-21T09:00:00.000Z",
  });
  const events = [event("e3", "active"), event("e2", "completed"), event("e1", "active")];
  renderScreen(<BookingEventList events={events} loadedAt={0} />);
  const titles = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
  expect(titles).toEqual(["Riaperta", "Conclusa", "Auto consegnata"]);
});
