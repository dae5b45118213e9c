import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { TimelineAgenda } from "#app/features/admin/timeline/timeline-agenda.tsx";
import { groupHoldsByVehicle, toTimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingHold, maintenanceHold } from "#test/factories/booking-rows.ts";
import { timelineVehicle } from "#test/factories/timeline-vehicles.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const booking = bookingHold();
const car = timelineVehicle([
  { number: 1, plate: null },
  { number: 4, plate: "GA123BC" },
]);

function open(holds: Parameters<typeof toTimelineHold>[0][], answers?: Parameters<typeof renderScreen>[1]) {
  const onMove = vi.fn();
  const onOpenBlock = vi.fn();
  const groups = groupHoldsByVehicle([car], holds.map(toTimelineHold), []);
  const window = { from: "2026-12-07", weeks: 2 };
  const today = "2026-12-07";
  const calls = renderScreen(<TimelineAgenda {...{ groups, window, today, onMove, onOpenBlock }} />, answers);
  return { calls, onMove, onOpenBlock };
}
async function choose(action: string) {
  const [menu] = screen.getAllByRole("button", { name: /^Azioni per / });
  if (menu) fireEvent.click(menu);
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
}

describe("an entry of the agenda", () => {
  // Rule: product.md#fleet-timeline "A booking gets"
  test("assigns another unit to its booking, named by number and plate", async () => {
    const { onMove } = open([booking]);
    await choose("Sposta sull'unità 4 · GA123BC");
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: booking.id }), 4);
  });

  const items = async () => {
    fireEvent.click(screen.getAllByRole("button", { name: /^Azioni per / })[0] as HTMLElement);
    const all = await screen.findAllByRole("menuitem");
    return all.map((item) => `${item.textContent}${item.hasAttribute("data-disabled") ? " (disabled)" : ""}`);
  };

  // Rule: product.md#fleet-timeline "A booking gets"
  test("says when no other unit is free", async () => {
    open([booking, maintenanceHold({ id: "hold-2", vehicle_id: car.id, unit: 4 })]);
    expect(await items()).toContain("Nessun'altra unità è libera per queste date (disabled)");
  });

  // Rule: product.md#fleet-timeline "A car that is"
  test("says that a handed-over car stays on its unit", async () => {
    open([{ ...booking, status: "active", handed_over: true }]);
    expect(await items()).toEqual([
      "Apri la prenotazione",
      "L'auto è già stata consegnata: resta sulla sua unità (disabled)",
      "Cambia la riconsegna…",
    ]);
  });

  // Rule: product.md#fleet-timeline "A booking gets"
  test("changes its booking in the change dialog", async () => {
    const { calls } = open([booking], ({ path }) =>
      path === `/api/bookings/${booking.booking_id}` ? { body: bookingDetail() } : undefined,
    );
    await choose("Cambia date o auto…");
    await waitFor(() => expect(withinDialog().getByRole("heading", { name: "Cambia date o auto" })).toBeDefined());
    expect(calls[0]?.path).toBe(`/api/bookings/${booking.booking_id}`);
  });

  test("says when its booking can no longer change", async () => {
    open([booking], () => ({ body: bookingDetail({ may_change: "none" }) }));
    await choose("Cambia date o auto…");
    await expectToast("Questa prenotazione non si cambia più");
  });

  test("opens its block", async () => {
    const { onOpenBlock } = open([maintenanceHold({ vehicle_id: car.id })]);
    await choose("Apri o sposta il blocco");
    expect(onOpenBlock).toHaveBeenCalled();
  });

  test("can only be opened when its rental has ended", async () => {
    open([{ ...booking, status: "completed" }]);
    fireEvent.click(screen.getAllByRole("button", { name: /^Azioni per / })[0] as HTMLElement);
    await screen.findByRole("menuitem", { name: "Apri la prenotazione" });
    expect(screen.getAllByRole("menuitem")).toHaveLength(1);
  });
});
