import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DataTable, RowButton } from "./data-table.tsx";
import { Pagination } from "./pagination.tsx";
import { pageNumber } from "./query-state.ts";
import { FilterSelect, ListSearchField, Toolbar } from "./toolbar.tsx";

interface City {
  id: string;
  name: string;
  cars: number;
}
const CITIES: City[] = [
  { id: "1", name: "Milano", cars: 9 },
  { id: "2", name: "Roma", cars: 7 },
];

function open(element: React.ReactNode, address = "/lista") {
  const router = createMemoryRouter([{ path: "/lista", element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

function table(rows: City[] = CITIES, onOpen = vi.fn()) {
  return (
    <DataTable
      label="Città"
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p>Nessuna città</p>}
      columns={[
        {
          id: "name",
          header: "Nome",
          order: "name",
          cell: (city) => <RowButton onPress={() => onOpen(city)}>{city.name}</RowButton>,
        },
        { id: "cars", header: "Auto", align: "end", cell: ({ cars }) => cars },
      ]}
      card={({ name }) => <strong>{name}, una scheda</strong>}
    />
  );
}

/** Stubs `matchMedia` so that only one query matches. */
const windowOf = (fitting: string) => (media: string) => ({
  matches: media === fitting,
  addEventListener() {},
  removeEventListener() {},
});

afterEach(() => vi.unstubAllGlobals());

describe("a list", () => {
  // Rule: product.md#panel-shell "Lists are tables"
  test("becomes cards on a tablet that is too narrow for the table, and stays a table elsewhere", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    for (const [needed, room, shown] of [
      [900, 512, "Milano, una scheda"],
      [512, 512, "Milano"],
    ] as const) {
      vi.stubGlobal("matchMedia", windowOf("(48rem <= width <= 64rem)"));
      vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(needed);
      vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(room);
      open(table());
      expect(screen.getByText(shown)).toBeTruthy();
      cleanup();
      vi.restoreAllMocks();
    }
  });

  test("is a table whose rows open, and whose arrow keys move between rows", () => {
    const onOpen = vi.fn();
    open(table(CITIES, onOpen));
    const [milan, rome] = ["Milano", "Roma"].map((name) => screen.getByRole("button", { name }));
    milan?.focus();
    for (const [key, focused] of [
      ["ArrowDown", rome],
      ["ArrowDown", rome],
      ["ArrowUp", milan],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(focused);
    }
    fireEvent.click(milan ?? document.body);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(CITIES[0]);
  });
  test("sorts by a column ascending, descending and by default, in the URL", () => {
    const search = open(table(), "/lista?page=3");
    const press = () => fireEvent.click(screen.getByRole("button", { name: /Nome/ }));
    const sorted = () => screen.getByRole("columnheader", { name: /Nome/ }).getAttribute("aria-sort");
    press();
    expect([search(), sorted()]).toEqual(["?order=name", "ascending"]);
    press();
    expect([search(), sorted()]).toEqual(["?order=-name", "descending"]);
    press();
    expect([search(), sorted()]).toEqual(["", null]);
  });
  test("is cards on a phone", () => {
    vi.stubGlobal("matchMedia", windowOf("(width < 48rem)"));
    open(table());
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Milano, una scheda",
      "Roma, una scheda",
    ]);
  });
  test("says when it is empty", () => {
    open(table([]));
    expect(screen.getByText("Nessuna città")).toBeTruthy();
  });
});

describe("search and filters", () => {
  const toolbar = (
    <Toolbar>
      <ListSearchField label="Cerca" />
      <FilterSelect label="Stato" parameter="active" all="Tutti" options={[{ value: "true", label: "Attivi" }]} />
    </Toolbar>
  );
  // Rule: product.md#seo-manager
  test("are stored in the URL and return to the first page", async () => {
    const search = open(toolbar, "/lista?page=2&order=name");
    fireEvent.change(screen.getByRole("combobox", { name: "Stato" }), { target: { value: "true" } });
    expect(search()).toBe("?order=name&active=true");
    fireEvent.change(screen.getByRole("searchbox", { name: "Cerca" }), { target: { value: " mila " } });
    await waitFor(() => expect(search()).toBe("?order=name&active=true&q=mila"));
    // The URL changes before React renders.
    await act(async () => {});
    fireEvent.change(screen.getByRole("combobox", { name: "Stato" }), { target: { value: "" } });
    expect(search()).toBe("?order=name&q=mila");
  });
  test("are read from the URL, and Enter searches immediately", () => {
    const search = open(toolbar, "/lista?q=roma&active=true");
    const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Cerca" });
    expect(field.value).toBe("roma");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Stato" }).value).toBe("true");
    fireEvent.change(field, { target: { value: "como" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(search()).toBe("?q=como&active=true");
  });
});

describe("pages", () => {
  test("name the rows, lead forward and back, and keep the filters", () => {
    const search = open(<Pagination total={120} size={50} label="città" />, "/lista?q=a&page=2");
    expect(screen.getByText("51–100 di 120")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Pagina successiva" }));
    expect(search()).toBe("?q=a&page=3");
    expect(screen.queryByRole("link", { name: "Pagina successiva" })).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "Pagina precedente" }));
    fireEvent.click(screen.getByRole("link", { name: "Pagina precedente" }));
    expect(search()).toBe("?q=a");
  });
  test("format counts with thousands separators", () => {
    open(<Pagination total={1200} size={50} label="città" />, "/lista?page=21");
    expect(screen.getByText("1.001–1.050 di 1.200")).toBeTruthy();
  });
  test("are not offered when everything fits on one", () => {
    open(<Pagination total={50} size={50} label="città" />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
  test.each([
    ["", 1],
    ["3", 3],
    ["-1", 1],
    ["0", 1],
    ["1e9", 1],
    ["abc", 1],
  ])("?page=%s is page %i", (page, number) => {
    expect(pageNumber(new URLSearchParams({ page }))).toBe(number);
  });
});
