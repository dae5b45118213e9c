import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const COLUMNS: Record<string, number> = { whole: 12, half: 6, third: 4 };

test.each(Array.from({ length: 13 }, (_, index) => index + 1))("%i cars leave no row with a hole", (count) => {
  const vehicles = Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }));
  renderOnSite(<VehicleList vehicles={vehicles} />, { wrapper: MemoryRouter });
  const rest = screen.getAllByRole("listitem").reduce((taken, { dataset }) => {
    const wanted = COLUMNS[dataset.share ?? ""] ?? Number.NaN;
    // What no longer fits into a row that is begun would leave its end empty.
    expect(taken + wanted).toBeLessThanOrEqual(12);
    return (taken + wanted) % 12;
  }, 0);
  expect(rest).toBe(0);
});

test("the first of an odd number leads, never the last, and all say what the page asks for in place of the category", () => {
  const show = (count: number) =>
    renderOnSite(
      <VehicleList
        vehicles={Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }))}
        noteOf={({ location }) => `a ${location}`}
      />,
      { wrapper: MemoryRouter },
    );
  const { container, unmount } = show(5);
  expect([...container.querySelectorAll("li")].map((row) => row.dataset.leads)).toEqual([
    "true",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // As wide as the page on a phone, not as the window: a step of the picture's widths lies between.
  expect(container.querySelector("img")?.sizes).toMatch(/calc\(100vw - 40px\)$/);
  expect(screen.getAllByText(`a ${car.location}`)).toHaveLength(5);
  unmount();
  expect(show(4).container.querySelector("[data-leads]")).toBeNull();
});
