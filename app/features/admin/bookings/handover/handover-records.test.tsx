import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useRecordHeading } from "#app/ui/panel/focus/record-heading.ts";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { HandoverRecords } from "./handover-records.tsx";

const PICKUP: ApiHandover = {
  id: "h1",
  kind: "pickup",
  kilometres: 8230,
  fuel_percent: 80,
  damage_notes: null,
  pictures: [],
  picture_kinds: {},
  skipped_pictures: {},
  recorded_by: "clerk",
  created_at: "2026-12-10T09:00:00.000Z",
  updated_at: "2026-12-10T09:00:00.000Z",
  version: 3,
};
const UNDO = { name: "Annulla la consegna" };

// Rule: product.md#handover
test("undoes a pickup that was recorded by mistake, with a reason, while the booking is confirmed", async () => {
  const booking = bookingDetail({ status: "confirmed", handovers: [PICKUP] });
  const calls = renderScreen(<HandoverRecords booking={booking} canCorrectEnded={false} />);
  fireEvent.click(screen.getByRole("button", UNDO));
  fireEvent.click(withinDialog().getByRole("button", UNDO));
  expect(await withinDialog().findByText("Scrivi il motivo.")).toBeDefined();
  fireEvent.change(withinDialog().getByRole("textbox", { name: /Motivo/ }), {
    target: { value: "Altra prenotazione" },
  });
  fireEvent.click(withinDialog().getByRole("button", UNDO));
  await expectToast("Consegna annullata");
  expect(calls[0]).toMatchObject({
    method: "POST",
    path: `/api/bookings/${booking.id}/handovers/pickup/undo`,
    body: { reason: "Altra prenotazione", version: 3 },
  });
});

interface PaneProps {
  booking: ApiBookingDetail;
  /** Receives a function that re-renders with the reloaded booking. */
  onReload: (show: (reloaded: ApiBookingDetail) => void) => void;
}

function Pane({ booking, onReload }: PaneProps) {
  const [shown, setShown] = useState(booking);
  onReload(setShown);
  return (
    <>
      <h2 {...useRecordHeading(shown.reference)}>{shown.reference}</h2>
      <HandoverRecords booking={shown} canCorrectEnded={false} />
    </>
  );
}

// Rule: product.md#panel-keyboard "After an action"
test("focuses the booking's heading once the pickup is undone and the records are gone", async () => {
  const booking = bookingDetail({ status: "confirmed", handovers: [PICKUP] });
  let refresh: (reloaded: ApiBookingDetail) => void = () => undefined;
  renderScreen(<Pane booking={booking} onReload={(set) => (refresh = set)} />, () => {
    // The screen reloads the booking before the dialog closes.
    queueMicrotask(() => act(() => refresh({ ...booking, handovers: [] })));
    return undefined;
  });
  const undo = screen.getByRole("button", UNDO);
  undo.focus();
  fireEvent.click(undo);
  fireEvent.change(withinDialog().getByRole("textbox", { name: /Motivo/ }), {
    target: { value: "Altra prenotazione" },
  });
  withinDialog().getByRole("button", UNDO).focus();
  fireEvent.click(withinDialog().getByRole("button", UNDO));
  await waitFor(() => expect(screen.queryByText("Consegna e rientro")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: booking.reference })));
});

test("offers no undo once the booking is active", () => {
  renderScreen(
    <HandoverRecords booking={bookingDetail({ status: "active", handovers: [PICKUP] })} canCorrectEnded={false} />,
  );
  expect(screen.queryByRole("button", UNDO)).toBeNull();
});

// Rule: product.md#handover "Days beyond the"
test("lists the days beyond the agreed ones with their price", () => {
  const late = { handovers: [PICKUP], daily_rate: 1400, late_return: { days: 1, charge: 1400 } };
  renderScreen(<HandoverRecords booking={bookingDetail({ status: "active", ...late })} canCorrectEnded={false} />);
  const value = screen.getByText("Giorni in più").nextElementSibling?.textContent;
  expect(value?.replaceAll("\u00a0", " ")).toBe("€ 1.400: 1 giorno × € 1.400");
  expect(screen.queryByText("Percorsi")).toBeNull();
});

// Rule: product.md#bookings-screen "After a replacement"
test("shows each unit of the rental with its period, records, kilometres and fuel, and the kilometres that they share", () => {
  const returned: ApiHandover = { ...PICKUP, id: "h2", kind: "return", kilometres: 8430, fuel_percent: 50 };
  const second: ApiHandover = { ...PICKUP, id: "h3", kilometres: 500 };
  const leg = {
    vehicle_id: "car-1",
    unit: 1,
    plate: null,
    started_at: "2026-12-10T09:00:00.000Z",
    ended_at: null,
    end_reason: null,
    end_note: null,
    end_city: null,
    end_place: null,
  };
  const units: ApiBookingDetail["units"] = [
    {
      ...leg,
      id: "a",
      position: 1,
      vehicle_name: "Ferrari 296 GTB",
      plate: "GA123BC",
      ended_at: "2026-12-11T10:00:00.000Z",
      end_reason: "breakdown",
      end_note: "Perde olio",
      end_city: "Milano",
      handovers: [PICKUP, returned],
    },
    {
      ...leg,
      id: "b",
      position: 2,
      vehicle_name: "Porsche 911 Carrera S",
      started_at: "2026-12-11T10:00:00.000Z",
      handovers: [second],
    },
  ];
  renderScreen(
    <HandoverRecords
      booking={bookingDetail({ status: "active", handovers: [second], units })}
      canCorrectEnded={false}
    />,
  );
  const text = screen.getByRole("region", { name: "Consegna e rientro" }).textContent?.replaceAll("\u00a0", " ");
  for (const part of [
    "Ferrari 296 GTB, unità 1 · GA123BCDal 10 dic alle 10:00 all'11 dic alle 11:00Sostituita: guasto, MilanoPerde olio",
    "Percorsi 200 km, livello da 80% a 50%",
    "Porsche 911 Carrera S, unità 1Dall'11 dic alle 11:00",
    "Inclusi450 km in tutto, fra le auto del noleggio",
  ])
    expect(text).toContain(part);
  expect(screen.getAllByRole("button", { name: /^Correggi/ })).toHaveLength(3);
});

// Rule: product.md#handover "Once the booking is concluded"
test("offers corrections of a concluded rental only to those who may make them", () => {
  const concluded = bookingDetail({ status: "completed", handovers: [PICKUP] });
  renderScreen(<HandoverRecords booking={concluded} canCorrectEnded={false} />);
  expect(screen.queryByRole("button", { name: "Correggi il verbale: consegna" })).toBeNull();
  expect(screen.getByText("La prenotazione è conclusa: i verbali li corregge un amministratore.")).toBeDefined();
});

// Rule: product.md#handover "A record can be corrected"
test("corrects the record of a unit that was replaced", async () => {
  const unit = {
    vehicle_id: "v1",
    plate: null,
    started_at: PICKUP.created_at,
    ended_at: null,
    end_reason: null,
    end_note: null,
    end_city: null,
    end_place: null,
  };
  const units = [
    { ...unit, id: "l1", position: 1, vehicle_name: "Ferrari 296 GTB", unit: 1, handovers: [PICKUP] },
    { ...unit, id: "l2", position: 2, vehicle_name: "Porsche 911", unit: 4, handovers: [{ ...PICKUP, id: "h2" }] },
  ];
  const booking = bookingDetail({ status: "completed", units, handovers: [{ ...PICKUP, id: "h2" }] });
  const calls = renderScreen(<HandoverRecords booking={booking} canCorrectEnded />);
  fireEvent.click(screen.getByRole("button", { name: "Correggi il verbale: consegna di Ferrari 296 GTB" }));
  expect(withinDialog().getByText(/Ferrari 296 GTB, unità 1$/i)).toBeDefined();
  fireEvent.change(withinDialog().getByLabelText(/^Contachilometri/), { target: { value: "8240" } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  await expectToast("Consegna registrata");
  expect(calls[0]).toMatchObject({ method: "PUT", body: { kilometres: 8240, leg: 1, version: 3 } });
});
