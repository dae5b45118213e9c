// Rule: product.md#closed-months
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingPane } from "#app/features/admin/bookings/booking-pane.tsx";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { renderScreen } from "#test/panel-screen.tsx";

const open = (canOverrideClosedMonth: boolean, closed_until: string | null = "2026-12") =>
  renderScreen(
    <BookingPane
      booking={bookingDetail({ closed_until })}
      events={[]}
      messages={[]}
      loadedAt={Date.now()}
      listReferences={[]}
      roles={[canOverrideClosedMonth ? "admin" : "customer_service"]}
    />,
  );
const isDisabled = (name: string) => screen.getByRole("button", { name }).matches(":disabled");

test("disables what changes the booking, with the reason; notes and the private link stay", () => {
  open(false);
  expect(screen.getByText(/I mesi fino a dicembre 2026 sono chiusi/)).toBeDefined();
  for (const name of [
    "Segna in corso",
    "Cambia date o auto",
    "Correggi i dati del cliente",
    "Correggi dove ci si incontra",
  ])
    expect([name, isDisabled(name)]).toEqual([name, true]);
  for (const name of ["Aggiungi la nota", "Copia il collegamento personale"])
    expect([name, isDisabled(name)]).toEqual([name, false]);
});

test("says so to an admin, who may change it, and nothing in an open month", () => {
  open(true);
  expect(screen.getByText(/perché sei amministratore/)).toBeDefined();
  expect(isDisabled("Cambia date o auto")).toBe(false);
});

test("says nothing in an open month", () => {
  open(false, null);
  expect(screen.queryByText("Mese chiuso")).toBeNull();
  expect(isDisabled("Cambia date o auto")).toBe(false);
});
