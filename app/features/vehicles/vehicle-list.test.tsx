import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const COLUMNS: Record<string, number> = { whole: 12, lead: 12, half: 6, third: 4 };

test.each(Array.from({ length: 13 }, (_, index) => index + 1))("a list of %i vehicles has only full rows", (count) => {
  const vehicles = Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }));
  renderOnSite(<VehicleList vehicles={vehicles} />, { wrapper: MemoryRouter });
  const openColumns = screen.getAllByRole("listitem").reduce((taken, { dataset }) => {
    const columns = COLUMNS[dataset.span ?? ""] ?? Number.NaN;
    // A card that no longer fits would leave the end of the row empty.
    expect(taken + columns).toBeLessThanOrEqual(12);
    return (taken + columns) % 12;
  }, 0);
  expect(openColumns).toBe(0);
});

test("the first of an odd number leads, never the last, and all show the page's note in place of the category", () => {
  const renderList = (count: number) =>
    renderOnSite(
      <VehicleList
        vehicles={Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }))}
        noteOf={({ location }) => `a ${location}`}
      />,
      { wrapper: MemoryRouter },
    );
  const { container, unmount } = renderList(5);
  expect([...container.querySelectorAll("li")].map((row) => row.dataset.fullRow)).toEqual([
    "true",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // On a phone as wide as the page, not the window: a step of the picture's widths is between the two.
  expect(container.querySelector("img")?.sizes).toMatch(/calc\(100vw - 40px\)$/);
  expect(screen.getAllByText(`a ${car.location}`)).toHaveLength(5);
  unmount();
  expect(renderList(4).container.querySelector("[data-full-row]")).toBeNull();
});

test.each([6, 8, 10, 12])("%i vehicles have only full rows also where two fit, and two of them lead", (count) => {
  renderOnSite(
    <VehicleList vehicles={Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }))} />,
    { wrapper: MemoryRouter },
  );
  const fullRowIndexes = screen
    .getAllByRole("listitem")
    .flatMap(({ dataset }, index) => (dataset.fullRow ? [index] : []));
  expect(fullRowIndexes).toHaveLength(2);
  expect(fullRowIndexes[0]).toBe(0);
  // Between them and after the second are pairs.
  expect((fullRowIndexes[1] ?? 0) % 2).toBe(1);
});

test("six, nine and so on begin with a leading vehicle and a pair, three are one row", () => {
  const sharesOf = (count: number) => {
    const { container, unmount } = renderOnSite(
      <VehicleList vehicles={Array.from({ length: count }, (_, index) => ({ ...car, id: `${car.id}-${index}` }))} />,
      { wrapper: MemoryRouter },
    );
    const shares = [...container.querySelectorAll("li")].map(({ dataset }) => dataset.span);
    unmount();
    return shares;
  };
  expect(sharesOf(3)).toEqual(["third", "third", "third"]);
  expect(sharesOf(6)).toEqual(["lead", "half", "half", "third", "third", "third"]);
  expect(sharesOf(9).slice(0, 4)).toEqual(["lead", "half", "half", "third"]);
  expect(sharesOf(8).slice(0, 3)).toEqual(["half", "half", "third"]);
});

test("the leading vehicle is shown from its other end too, a photographed one with its second photograph", () => {
  const renderList = (first: Partial<typeof car>, shownAbove?: string) =>
    renderOnSite(
      <VehicleList
        vehicles={Array.from({ length: 6 }, (_, index) => ({ ...car, id: `${index}`, ...(index === 0 && first) }))}
        heroVehicleId={shownAbove}
      />,
      { wrapper: MemoryRouter },
    );
  const picturesOf = ({ container, unmount }: ReturnType<typeof renderList>) => {
    const pictures = [...(container.querySelector("li")?.querySelectorAll("img") ?? [])].map((image) => image.src);
    unmount();
    return pictures;
  };
  const illustrated = { images: ["/pictures/cars/audi-r8-v10-performance/studio-1200.webp"] };
  expect(picturesOf(renderList(illustrated))).toEqual([
    expect.stringContaining("/cutout-"),
    expect.stringContaining("/front-cutout-"),
  ]);
  expect(picturesOf(renderList(illustrated, "0"))).toEqual([
    expect.stringContaining("/front-cutout-"),
    expect.stringContaining("/rear-cutout-"),
  ]);
  // The front view of a van or an SUV is not shown on its own.
  expect(picturesOf(renderList({ ...illustrated, category: "van" }, "0"))).toEqual([
    expect.stringContaining("/cutout-"),
    expect.stringContaining("/front-cutout-"),
  ]);
  expect(picturesOf(renderList({ images: ["/uploads/a.webp", "/uploads/b.webp"] }))).toEqual([
    expect.stringContaining("/uploads/a"),
    expect.stringContaining("/uploads/b"),
  ]);
  expect(picturesOf(renderList({ images: ["/uploads/a.webp"] }))).toHaveLength(1);
});

test("the frames are low where every vehicle is", () => {
  const renderList = (last: typeof car.category) => {
    const { container, unmount } = renderOnSite(
      <VehicleList
        vehicles={[
          { ...car, category: "cabrio" },
          { ...car, id: "last", category: last },
        ]}
      />,
      { wrapper: MemoryRouter },
    );
    const low = container.querySelector("ul")?.dataset.lowFigures;
    unmount();
    return low;
  };
  expect(renderList("sportive")).toBe("true");
  expect(renderList("suv")).toBeUndefined();
});
