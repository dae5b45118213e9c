import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiHandover } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { inDialog, renderScreen } from "#test/panel-screen.tsx";
import { HandoverDialog } from "./handover-dialog.tsx";

const PICKUP: ApiHandover = {
  id: "h1",
  kind: "pickup",
  kilometres: 8230,
  fuel_percent: 80,
  damage_notes: null,
  pictures: [],
  recorded_by: "clerk",
  created_at: "2026-12-10T09:00:00.000Z",
  updated_at: "2026-12-10T09:00:00.000Z",
  version: 1,
};

test("a return says what the counter read at the pickup, and what the kilometres come to while they are written", () => {
  const terms = { days: 2, included_km_per_day: 150, extra_km: 5 };
  const booking = bookingDetail({ ...terms, status: "active", handovers: [PICKUP] });
  renderScreen(<HandoverDialog booking={booking} kind="return" onClose={() => undefined} />);
  const counter = inDialog().getByLabelText<HTMLInputElement>(/Contachilometri/);
  const hint = () => counter.closest("[data-dialog-size]")?.textContent?.replaceAll("\u00a0", " ");
  expect(hint()).toContain("Alla consegna 8.230 km.");
  expect(hint()).not.toContain("addebitare");
  const read = (text: string) => fireEvent.change(counter, { target: { value: text } });
  read("9.000");
  expect(hint()).toContain("Alla consegna 8.230 km. 770 km, 300 km inclusi: da addebitare € 2.350.");
  read("8.500");
  expect(hint()).toContain("270 km, 300 km inclusi: nulla da addebitare.");
  read("8.000");
  expect(hint()).not.toContain("addebitare");
});
