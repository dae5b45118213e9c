import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { PeriodFilter } from "./period-filter.tsx";

function open(address: string) {
  const element = <PeriodFilter label="Periodo" />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  renderOnSite(<RouterProvider router={router} />);
  return () => router.state.location.search;
}
const select = () => screen.getByLabelText<HTMLSelectElement>("Periodo");
const choose = (value: string) => fireEvent.change(select(), { target: { value } });

test("stores the period in the URL, and a past month by its name", async () => {
  const search = open("/lista?q=ada&page=3");
  choose("last-month");
  await waitFor(() => expect(search()).toBe("?q=ada&period=last-month"));
  expect([...select().options].filter(({ value }) => /^\d{4}-\d{2}$/.test(value))).toHaveLength(12);
});

// Rule: product.md#panel-lists
test("a custom range starts from the chosen period, and a year that is still being typed loads nothing", async () => {
  const search = open("/lista?period=2025-10");
  expect(select().value).toBe("2025-10");
  choose("custom");
  await waitFor(() => expect(search()).toBe("?period=custom&from=2025-10-01&to=2025-10-31"));
  const from = screen.getByLabelText<HTMLInputElement>("Periodo, dal");
  fireEvent.change(from, { target: { value: "0002-01-01" } });
  expect([from.value, search()]).toEqual(["0002-01-01", "?period=custom&from=2025-10-01&to=2025-10-31"]);
  fireEvent.change(from, { target: { value: "2024-01-01" } });
  await waitFor(() => expect(search()).toBe("?period=custom&from=2024-01-01&to=2025-10-31"));
});
