// Rule: product.md#overdue
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { EndangeredNotice } from "#app/features/admin/bookings/alerts/endangered-notice.tsx";
import { OverdueNotice } from "#app/features/admin/bookings/alerts/overdue-notice.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe("the notice of an overdue booking", () => {
  const late = (kind: "return" | "pickup" | "handover", changes: Partial<ApiBookingDetail> = {}) =>
    bookingDetail({ overdue: { kind, since: hoursAgo(2) }, ...changes });

  test("offers for an overdue return to record it, to set the expected return, or to call", async () => {
    const endangers = {
      booking_id: "b2",
      reference: "VL-222222",
      pickup_at: "2025-03-10T09:42:00Z",
      ready_at: "2025-03-10T15:00:00Z",
    };
    const calls = renderScreen(<OverdueNotice booking={late("return", { status: "active", endangers })} />);
    expect(screen.getByText(/^Rientro non registrato da 2 h/)).toBeTruthy();
    expect(buttons()).toEqual(["Registra il rientro", "Rientro atteso"]);
    expect(screen.getByRole("link", { name: /^Chiama Ada Prova/ }).getAttribute("href")).toBe("tel:+393330000000");
    const next = screen.getByRole("link", { name: /^Mette in pericolo VL-222222, con ritiro il 10 mar 2025/ });
    expect(next.getAttribute("href")).toBe("/admin/bookings/b2");
    press("Rientro atteso");
    fireEvent.change(withinDialog().getByLabelText(/^Giorno, a Milano/), { target: { value: "2026-11-22" } });
    fireEvent.change(withinDialog().getByLabelText(/^Ora/), { target: { value: "18:00" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Segna il rientro atteso" }));
    await expectToast("Rientro atteso segnato");
    expect(calls).toContainEqual({
      method: "POST",
      path: "/api/bookings/booking-1/expected-return",
      body: { date: "2026-11-22", time: "18:00" },
    });
  });

  test("offers for an overdue pickup to mark a no-show, after a confirmation", async () => {
    const calls = renderScreen(
      <OverdueNotice booking={late("pickup", { transitions: ["active", "cancelled", "no_show"] })} />,
    );
    expect(buttons()).toEqual(["Non presentato"]);
    press("Non presentato");
    fireEvent.click(withinDialog().getByRole("button", { name: "Non presentato" }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ method: "PATCH", body: { status: "no_show", version: 1 } });
  });

  test.each([
    ["active", "Registra la consegna"],
    ["completed", "Registra il rientro"],
  ] as const)("offers the missing handover record of an %s booking: %s", (status, verb) => {
    renderScreen(<OverdueNotice booking={late("handover", { status, transitions: [] })} />);
    expect(buttons()).toEqual([verb]);
  });

  test("is not rendered when nothing is overdue", () => {
    renderScreen(<OverdueNotice booking={bookingDetail()} />);
    expect(screen.queryByText(/da /)).toBeNull();
  });
});

describe("the notice of an endangered booking", () => {
  const endangered_by = { booking_id: "b0", reference: "VL-222222", ready_at: "2025-03-10T09:42:00Z" };

  // Rule: product.md#late-returns "Another booking or"
  test("names the late car and when it can be ready, and assigns another unit by the hold", async () => {
    const booking = bookingDetail({ endangered_by, free_units: [1, 3] });
    const calls = renderScreen(<EndangeredNotice booking={booking} />, ({ method }) =>
      method === "GET"
        ? { body: [bookingHold({ booking_id: "other" }), bookingHold({ id: "hold-9", version: 4 })] }
        : undefined,
    );
    expect(screen.getByText("In pericolo: VL-222222 non è rientrata")).toBeTruthy();
    const late = screen.getByRole("link", { name: /pronta al più presto il 10 mar 2025 alle 10:42\.$/ });
    expect(late.getAttribute("href")).toBe("/admin/bookings/b0");
    expect(buttons()).toEqual(["Dai l'unità 3", "Dai un'altra auto"]);
    press("Dai l'unità 3");
    await expectToast("Prenotazione spostata sull'unità 3");
    expect(calls.at(-1)).toEqual({
      method: "PATCH",
      path: "/api/unit_holds/hold-9",
      body: { unit: 3, version: 4 },
    });
  });

  // Rule: product.md#late-returns "Another booking or"
  test("says when no other unit is free", () => {
    renderScreen(<EndangeredNotice booking={bookingDetail({ endangered_by, free_units: [1] })} />);
    expect(screen.getByText(/Nessun'altra unità è libera per queste date\./)).toBeTruthy();
    expect(buttons()).toEqual(["Dai un'altra auto"]);
  });
});
