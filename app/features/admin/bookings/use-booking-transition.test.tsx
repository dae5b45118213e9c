// Rule: product.md#undo
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import type { ApiBookingUpdate } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";

function Confirm() {
  const { change } = useBookingTransition({ id: "b1", version: 1 });
  return (
    <button type="button" onClick={() => change("confirmed")}>
      Conferma
    </button>
  );
}

const press = (already: ApiBookingUpdate["already"]) => {
  renderScreen(<Confirm />, () => ({ body: { ...bookingDetail(), already } }));
  fireEvent.click(screen.getByRole("button"));
};

// Rule: product.md#booking-states
test("says who confirmed a booking first, and when", async () => {
  press({ actor: "u2", actor_name: "Giulia", at: "2025-03-10T09:42:00.000Z", own: false });
  await expectToast("L'ha già confermata Giulia il 10 mar 2025 alle 10:42.");
});

test("says that the booking is confirmed when nobody was first", async () => {
  press(null);
  await expectToast("Prenotazione confermata, la mail parte fra poco");
});

test("offers the undo while its seconds run and the mail is not sent yet", async () => {
  const undo = { replacement: false, to: "requested", until: "2026-11-21T09:01:00.000Z", ends_in_seconds: 60 } as const;
  const calls = renderScreen(<Confirm />, ({ path }) => ({
    body: path.includes("/undo")
      ? bookingDetail({ id: "b1", status: "requested" })
      : { ...bookingDetail({ id: "b1", undo }), already: null },
  }));
  fireEvent.click(screen.getByRole("button"));
  await expectToast("Prenotazione confermata, la mail parte fra poco");
  const takeBack = screen.getByRole("button", { name: "Annulla" });
  expect(takeBack.textContent).toBe("Annulla (60 s)");
  fireEvent.click(takeBack);
  await expectToast("Di nuovo «Richiesta». La mail non è partita");
  expect(calls.at(-1)).toMatchObject({ method: "POST", path: "/api/bookings/b1/undo?to=requested" });
});

test("removes the undo when its time is over, also while somebody hovers over it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  try {
    const undo = {
      replacement: false,
      to: "requested",
      until: "2026-11-21T09:00:02.000Z",
      ends_in_seconds: 2,
    } as const;
    renderScreen(<Confirm />, () => ({ body: { ...bookingDetail({ id: "b1", undo }), already: null } }));
    fireEvent.click(screen.getByRole("button"));
    const toast = await expectToast("Prenotazione confermata, la mail parte fra poco");
    expect(toast.textContent).toContain("Annulla (2 s)");
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(toast.textContent).toContain("Annulla (1 s)"));
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Annulla" })).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});
