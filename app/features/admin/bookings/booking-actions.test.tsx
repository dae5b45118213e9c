import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import { BookingEventList } from "#app/features/admin/bookings/booking-pane.tsx";
import type { ApiBookingEvent, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const pickupIn = (hours: number) =>
  bookingDetail({ pickup_at: new Date(Date.now() + hours * HOUR_MS).toISOString(), pickup_date: "2026-12-10" });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

// Rule: product.md#phone-bookings
test("a booking can be copied, even a concluded one", () => {
  renderScreen(
    <BookingActions
      booking={bookingDetail({ status: "completed", transitions: [], may_change: "none" })}
      canReopen={false}
    />,
  );
  const link = screen.getByRole("link", { name: "Copia con altre date" });
  expect(link.getAttribute("href")).toBe(`/admin/bookings/new?copy=${bookingDetail().reference}`);
});

describe("the handover of a car", () => {
  // Rule: product.md#handover-guard
  test("asks for confirmation days before the pickup and sends the answer", async () => {
    const calls = renderScreen(<BookingActions booking={pickupIn(96)} canReopen={false} />);
    press("Segna in corso");
    expect(withinDialog().getByText(/La consegna è prevista per .* alle 10:00\. Se l'auto esce ora/)).toBeTruthy();
    expect(calls).toEqual([]);
    fireEvent.click(withinDialog().getByRole("button", { name: "Segna in corso" }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ status: "active", at_another_time: true, version: 1 });
  });

  // Rule: product.md#handover-guard
  test("needs no confirmation on time", async () => {
    const calls = renderScreen(<BookingActions booking={pickupIn(1)} canReopen={false} />);
    press("Segna in corso");
    await expectToast("Prenotazione in corso");
    expect(calls[0]?.body).toEqual({ status: "active", version: 1 });
  });

  // Rule: product.md#handover-guard
  test("needs no second confirmation when the pickup record is already days early", async () => {
    const pickup: ApiHandover = {
      id: "h1",
      kind: "pickup",
      kilometres: 8230,
      fuel_percent: 80,
      damage_notes: null,
      pictures: [],
      picture_kinds: {},
      skipped_pictures: {},
      recorded_by: "clerk",
      created_at: minutesAgo(9),
      updated_at: minutesAgo(9),
      version: 1,
    };
    const calls = renderScreen(<BookingActions booking={{ ...pickupIn(96), handovers: [pickup] }} canReopen={false} />);
    press("Segna in corso");
    await expectToast("Prenotazione in corso");
    expect(calls[0]?.body).toEqual({ status: "active", version: 1 });
  });

  // Rule: product.md#handover-guard
  test("shows the server's message when it is refused", async () => {
    const detail = "L'unità 1 è ancora fuori con VL-222222: registra prima il suo rientro.";
    renderScreen(<BookingActions booking={pickupIn(1)} canReopen={false} />, () => errorResponse(409, detail));
    press("Segna in corso");
    await expectToast(detail);
  });

  // Rule: product.md#handover-guard
  test("explains an early handover record in its dialog and sends the answer", async () => {
    const calls = renderScreen(<BookingActions booking={pickupIn(96)} canReopen={false} />);
    press("Registra la consegna");
    expect(withinDialog().getByText(/Se l'auto esce ora, resta impegnata da adesso\./)).toBeTruthy();
    fireEvent.change(withinDialog().getByLabelText(/^Contachilometri/), { target: { value: "12000" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Livello 8/8, 100%" }));
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    await expectToast("Consegna registrata");
    expect(calls.at(-1)?.body).toEqual({ status: "active", at_another_time: true });
  });
});

describe("a renter without an e-mail address", () => {
  // Rule: product.md#phone-bookings
  test.each([
    ["Non accogliere", /Fino ad allora puoi annullare\. Il cliente non ha un'e-mail: avvisalo tu\.$/],
    [
      "Annulla la prenotazione",
      /poi può riaprirla solo un amministratore\. Il cliente non ha un'e-mail: avvisalo tu\.$/,
    ],
  ])("is promised no mail: %s", (verb, question) => {
    const booking = bookingDetail({ email: null, transitions: ["declined", "cancelled"] });
    renderScreen(<BookingActions booking={booking} canReopen={false} />);
    press(verb);
    expect(withinDialog().getByText(question)).toBeTruthy();
    expect(withinDialog().queryByText(/mail/)?.textContent ?? "").not.toMatch(/riceve|legge/);
  });

  // Rule: product.md#phone-bookings
  test("is promised no mail with a handover record", () => {
    renderScreen(<BookingActions booking={bookingDetail({ ...pickupIn(1), email: null })} canReopen={false} />);
    press("Registra la consegna");
    expect(withinDialog().getByText("Puoi annullare ancora per poco.")).toBeTruthy();
  });
});

// Rule: product.md#undo
test("offers to undo a transition with the seconds left, after a reload too", async () => {
  const undo = { replacement: false, to: "confirmed", until: "2026-11-21T09:01:00.000Z", ends_in_seconds: 42 } as const;
  const closed = bookingDetail({ status: "declined", transitions: [], may_change: "none", undo });
  const calls = renderScreen(<BookingActions booking={closed} canReopen={false} />, () => ({
    body: bookingDetail({ status: "confirmed" }),
  }));
  const takeBack = screen.getByRole("button", { name: "Torna a «Confermata»" });
  expect(takeBack.textContent).toBe("Torna a «Confermata» (42 s)");
  fireEvent.click(takeBack);
  await expectToast("Di nuovo «Confermata». La mail non è partita");
  expect(calls).toMatchObject([{ method: "POST", path: "/api/bookings/booking-1/undo?to=confirmed" }]);
});

// Rule: product.md#overdue "handover missing"
test.each([
  ["left without it", "active", { collected_at: minutesAgo(10) }, "Registra la consegna"],
  ["came back without it", "completed", { returned_at: minutesAgo(10) }, "Registra il rientro"],
] as const)("asks for the handover record of a car that just %s", (_how, status, moment, verb) => {
  renderScreen(<BookingActions booking={bookingDetail({ status, transitions: [], ...moment })} canReopen={false} />);
  expect(screen.getAllByRole("button", { name: /^Registra/ }).map(({ textContent }) => textContent)).toEqual([verb]);
});

// Rule: product.md#undo
test("keeps undone events in the history, struck through, with their time", () => {
  const event = {
    id: "e1",
    kind: "move",
    status: "confirmed",
    actor: "u1",
    actor_name: "Giulia",
    actor_email: null,
    note: null,
    undone_at: "2026-11-21T09:00:40.000Z",
    pictures: [],
    created_at: "2026-11-21T09:00:00.000Z",
  } satisfies ApiBookingEvent;
  const stands = { ...event, id: "e2", undone_at: null };
  renderScreen(<BookingEventList events={[event, stands]} loadedAt={Date.parse("2026-11-21T09:05:00Z")} />);
  const [undone, standing] = screen.getAllByRole("listitem");
  expect(undone?.querySelector("s")?.textContent).toBe("Confermata");
  expect(undone?.textContent).toContain("annullato oggi 10:00");
  expect(standing?.querySelector("s")).toBeNull();
});

test("tells the second of two staff members who acted first, and keeps the dialog open until it is dismissed", async () => {
  const stale = "Modificato da anna@velluto.example alle 10:20: ricarica i valori attuali o salva di nuovo.";
  const requestedBooking = bookingDetail({ status: "requested", transitions: ["confirmed", "declined"] });
  const calls = renderScreen(<BookingActions booking={requestedBooking} canReopen={false} />, () =>
    errorResponse(409, stale, [{ path: "version", message: "La versione attuale è la 2." }]),
  );
  press("Non accogliere");
  const question = await screen.findByRole("alertdialog", { name: "Non accogliere la richiesta?" });
  fireEvent.click(withinDialog().getByRole("button", { name: "Non accogliere" }));
  await waitFor(() => expect(question.textContent).toContain(stale));
  expect(calls.at(0)?.body).toEqual({ status: "declined", version: 1 });
  fireEvent.click(withinDialog().getByRole("button", { name: "Torna indietro" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

// Rule: product.md#panel-shell
test("labels the button that keeps a booking differently from the one that cancels it", async () => {
  renderScreen(
    <BookingActions booking={bookingDetail({ status: "confirmed", transitions: ["cancelled"] })} canReopen={false} />,
  );
  press("Annulla la prenotazione");
  const answers = withinDialog().getAllByRole("button");
  expect(answers.map(({ textContent }) => textContent)).toEqual(["Torna indietro", "Annulla la prenotazione"]);
});

describe("assigning another unit", () => {
  // Rule: product.md#fleet-timeline "A booking gets"
  test("assigns a unit that is free for the dates through the booking's hold", async () => {
    const booking = bookingDetail({ unit: 1, free_units: [1, 3] });
    const hold = bookingHold({ id: "h1", booking_id: booking.id, version: 4 });
    const calls = renderScreen(<BookingActions booking={booking} canReopen={false} />, ({ method }) =>
      method === "GET" ? { body: [hold] } : undefined,
    );
    press("Altra unità");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Dai l'unità 3" }));
    await expectToast("Prenotazione spostata sull'unità 3");
    expect(calls.at(1)).toMatchObject({ path: "/api/unit_holds/h1", body: { unit: 3, version: 4 } });
  });

  // Rule: product.md#fleet-timeline "A booking gets"
  test("says when no unit is free", async () => {
    renderScreen(<BookingActions booking={bookingDetail({ unit: 1, free_units: [1] })} canReopen={false} />);
    press("Altra unità");
    expect(await screen.findByText("Nessun'altra unità è libera per queste date.")).toBeDefined();
    expect(screen.queryByRole("menuitem")).toBeNull();
  });

  // Rule: product.md#fleet-timeline "A car that is"
  test("is not offered while the renter has the car", () => {
    renderScreen(
      <BookingActions booking={bookingDetail({ unit: 1, free_units: [], may_change: "return" })} canReopen={false} />,
    );
    expect(screen.queryByRole("button", { name: "Altra unità" })).toBeNull();
  });
});
