// Rule: product.md#booking-changes
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { PickupReturnRows } from "./pickup-return-rows.tsx";

const delivered = bookingDetail({
  delivery: {
    base: "Zurigo",
    pickup_place: { slug: "stazione-amburgo", name: "Stazione di Amburgo", address: null },
    return_place: { slug: null, name: "Amburgo", address: "Jungfernstieg 1" },
    transfer_out: { kilometres: 868, minutes: 660 },
    transfer_back: { kilometres: 868, minutes: 660 },
    meeting_point: "Binario 5",
    flight_or_train: "ICE 71",
    supplement: 22,
  },
});
const show = (booking: ApiBookingDetail) =>
  renderScreen(
    <DescriptionList>
      <PickupReturnRows booking={booking} />
    </DescriptionList>,
  );

test("shows for a delivered car places, both transfers, meeting point, train and cost", () => {
  show(delivered);
  for (const text of [
    "10 dic 2026, 10:00 · Stazione di Amburgo",
    "13 dic 2026, 10:00 · Jungfernstieg 1, Amburgo",
    "Da Zurigo, 868 km, 11 ore, andata",
    "Verso Zurigo, 868 km, 11 ore, ritorno",
    "Binario 5",
    "Volo o treno: ICE 71",
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByText("Supplemento").nextElementSibling?.textContent).toMatch(/22$/);
});

test("mentions no transfers at the base, and that the meeting point is still to be agreed", () => {
  show(bookingDetail({ may_change: "none" }));
  expect(screen.queryByText("Strada")).toBeNull();
  expect(screen.queryByText("Supplemento")).toBeNull();
  expect(screen.getByText("Da concordare")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("corrects the meeting point, and asks for no address at a listed place", async () => {
  const calls = show(delivered);
  fireEvent.click(screen.getByRole("button", { name: "Correggi dove ci si incontra" }));
  expect(withinDialog().queryByLabelText("Indirizzo di ritiro")).toBeNull();
  fireEvent.input(withinDialog().getByLabelText("Punto d'incontro"), { target: { value: "Binario 7" } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  await expectToast("Incontro aggiornato");
  expect(calls.find(({ method }) => method === "PATCH")).toEqual({
    method: "PATCH",
    path: "/api/bookings/booking-1",
    body: { returnAddress: "Jungfernstieg 1", meetingPoint: "Binario 7", flightOrTrain: "ICE 71", version: 1 },
  });
});
