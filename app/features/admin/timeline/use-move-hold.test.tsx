import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { groupHoldsByVehicle, toTimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { useMoveHold } from "#app/features/admin/timeline/use-move-hold.ts";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { controlFetch } from "#test/dom/controlled-fetch.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { timelineVehicle } from "#test/factories/timeline-vehicles.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

const car = timelineVehicle([1, 2].map((number) => ({ number, plate: null })));
const ROWS = [bookingHold(), bookingHold({ id: "hold-2", reference: "VL-2", renter: "Bo Prova" })];

/** Shows the units of two holds as the timeline does, with a button for each move. */
function TestTimeline() {
  const { pending, moveHold } = useMoveHold();
  const holds = groupHoldsByVehicle([car], ROWS.map(toTimelineHold), pending).flatMap(({ units }) =>
    units.flatMap((unit) => unit.holds),
  );
  return holds
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((hold) => (
      <p key={hold.id}>
        <output>{`${hold.id} ${hold.unit}`}</output>
        <button type="button" onClick={() => moveHold(hold, hold.unit === 1 ? 2 : 1, hold.period)}>
          {`Sposta ${hold.id}`}
        </button>
      </p>
    ));
}

const shownUnits = () =>
  screen.getAllByRole("status").flatMap(({ textContent }) => (/^hold-/.test(textContent) ? textContent : []));
const move = (hold: string) => fireEvent.click(screen.getByRole("button", { name: `Sposta ${hold}` }));
const movedHoldJson = (hold: string, unit: number, version: number) =>
  JSON.stringify(bookingHold({ id: hold, unit, version }));

// Rule: product.md#vehicle-page
test("shows a hold that is moved and moved back at its last place, before and after each answer", async () => {
  renderScreen(<TestTimeline />);
  const { asked: requests, answer } = controlFetch();
  for (const unit of [2, 1, 2]) {
    move("hold-1");
    expect(shownUnits()).toEqual([`hold-1 ${unit}`, "hold-2 1"]);
  }
  for (const [step, unit] of [2, 1, 2].entries()) {
    await answer("/api/unit_holds/hold-1", movedHoldJson("hold-1", unit, step + 2));
    expect(shownUnits()).toEqual(["hold-1 2", "hold-2 1"]);
  }
  await waitFor(() => expect(requests).toHaveLength(3));
});

test("keeps two moved holds at their new places until the rows are reloaded", async () => {
  renderScreen(<TestTimeline />);
  const { answer } = controlFetch();
  for (const hold of ["hold-1", "hold-2"]) move(hold);
  expect(shownUnits()).toEqual(["hold-1 2", "hold-2 2"]);
  await answer("/api/unit_holds/hold-1", movedHoldJson("hold-1", 2, 2));
  await answer("/api/unit_holds/hold-2", movedHoldJson("hold-2", 2, 2));
  await act(async () => {});
  expect(shownUnits()).toEqual(["hold-1 2", "hold-2 2"]);
});

test("still sends a step after a failed reload", async () => {
  const element = (
    <ToastProvider>
      <TestTimeline />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const revalidate = vi.spyOn(router, "revalidate").mockRejectedValueOnce(new Error("the router gave up"));
  renderOnSite(<RouterProvider router={router} />);
  const { asked: requests, answer } = controlFetch();
  move("hold-1");
  await answer("/api/unit_holds/hold-1", movedHoldJson("hold-1", 2, 2));
  await expectToast("Il calendario non si è aggiornato: ricarica la pagina");
  move("hold-1");
  await answer("/api/unit_holds/hold-1", movedHoldJson("hold-1", 1, 3));
  await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(2));
  expect(requests).toHaveLength(2);
});
