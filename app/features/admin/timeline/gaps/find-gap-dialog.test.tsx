import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FindGapDialog } from "#app/features/admin/timeline/gaps/find-gap-dialog.tsx";
import { controlFetch } from "#test/dom/controlled-fetch.ts";
import { bookingHold } from "#test/factories/booking-rows.ts";
import { timelineVehicle } from "#test/factories/timeline-vehicles.ts";
import { renderScreen } from "#test/panel-screen.tsx";

const hold = bookingHold();
const car = timelineVehicle([{ number: 1, plate: "GA123BC" }]);
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Rule: product.md#fleet-timeline
test("loads the holds including turnarounds, and links to the timeline and to a new booking", async () => {
  const calls = renderScreen(<FindGapDialog vehicles={[car]} today="2030-12-10" onClose={() => {}} />, () => ({
    body: [{ ...hold, starts_at: "2030-12-09T00:00:00Z", ends_at: "2030-12-13T15:00:00Z", back_at: null }],
  }));
  fill("Giorni di seguito", "4");
  fireEvent.click(screen.getByRole("button", { name: "Cerca" }));
  await screen.findByText("dal 13 dic alle 16:00 al 17 dic alle 16:00", { exact: false });
  expect(calls[0]?.path).toBe("/api/unit_holds?from=2030-12-10&to=2030-12-27");
  expect(screen.getByRole("link", { name: "Prenota" }).getAttribute("href")).toContain(
    "vehicle=ferrari-296-gtb&pickupCity=Milano&pickupDate=2030-12-13&pickupTime=16%3A00&returnDate=2030-12-17",
  );
  const [, shown] = screen.getByRole("link", { name: "Mostra" }).getAttribute("href")?.split("?") ?? [];
  // On a phone the default view lists events by day, and a gap has none; so the link asks for the view by car.
  expect(Object.fromEntries(new URLSearchParams(shown))).toMatchObject({ from: "2030-12-09", gaps: "1", view: "cars" });
});

test("shows why an invalid search is not sent", () => {
  const calls = renderScreen(<FindGapDialog vehicles={[car]} today="2030-12-10" onClose={() => {}} />);
  fill("e il giorno", "2030-12-01");
  fireEvent.click(screen.getByRole("button", { name: "Cerca" }));
  expect(screen.getByText("Indica due giorni, il primo non dopo l'ultimo.")).toBeDefined();
  expect(calls).toEqual([]);
});

test("discards the answer of a search when its question changes meanwhile", async () => {
  renderScreen(<FindGapDialog vehicles={[car]} today="2030-12-10" onClose={() => {}} />);
  const { answer } = controlFetch();
  fireEvent.click(screen.getByRole("button", { name: "Cerca" }));
  fill("Giorni di seguito", "9");
  await answer("/api/unit_holds?from=2030-12-10&to=2030-12-27", "[]");
  expect(screen.queryByRole("link", { name: "Prenota" })).toBeNull();
  expect(screen.getByRole("button", { name: "Cerca" }).getAttribute("aria-busy")).not.toBe("true");
});
