import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toHold } from "#app/features/admin/timeline/timeline-data.ts";
import { usePlacing } from "#app/features/admin/timeline/use-placing.ts";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { maintenanceHold } from "#test/factories/booking-rows.ts";
import { toastSays } from "#test/panel-screen.tsx";

const revalidate = vi.hoisted(() => vi.fn());
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useRevalidator: () => ({ revalidate, state: "idle" }),
}));

const hold = toHold(maintenanceHold({ id: "h1" }));

function Placing() {
  const { place, pending } = usePlacing();
  return (
    <>
      <button type="button" onClick={() => place(hold, 2, hold.period)}>
        Sposta
      </button>
      <output>{pending ? "waits" : "stands"}</output>
    </>
  );
}

test("what is put elsewhere after the rows could not be read again is still sent", async () => {
  const units: number[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
    units.push(JSON.parse(String(init?.body)).unit);
    return Response.json(maintenanceHold({ id: "h1", unit: 2, version: 1 + units.length }));
  });
  revalidate.mockRejectedValueOnce(new Error("the router gave up")).mockResolvedValue(undefined);
  render(
    <ToastProvider>
      <Placing />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sposta" }));
  await toastSays("Il calendario non si è aggiornato: ricarica la pagina");
  fireEvent.click(screen.getByRole("button", { name: "Sposta" }));
  await waitFor(() => expect(units).toEqual([2, 2]));
  await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(2));
});
