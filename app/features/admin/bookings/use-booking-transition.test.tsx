import { fireEvent, screen } from "@testing-library/react";
import { test } from "vitest";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { renderScreen, toastSays } from "#test/panel-screen.tsx";

function Confirm() {
  const { move } = useBookingTransition({ id: "b1", version: 1 });
  return (
    <button type="button" onClick={() => move("confirmed")}>
      Conferma
    </button>
  );
}

const press = (already: object | null) => {
  renderScreen(<Confirm />, () => ({ body: { already } }));
  fireEvent.click(screen.getByRole("button"));
};

test("confirming what a colleague has confirmed says who and when", async () => {
  press({ actor: "u2", actor_name: "Giulia", at: "2025-03-10T09:42:00.000Z", own: false });
  await toastSays("L'ha già confermata Giulia il 10 mar 2025 alle 10:42.");
});

test("confirming first says that it is done", async () => {
  press(null);
  await toastSays("Prenotazione confermata, mail inviata al cliente");
});
