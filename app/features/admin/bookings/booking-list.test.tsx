import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { BookingList, type BookingListProps } from "#app/features/admin/bookings/booking-list.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { bookingRow } from "#test/factories/booking-rows.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const ROWS = [bookingRow(), bookingRow({ id: "booking-2", reference: "VL-222222", name: "Bruno Prova" })];

function openList(address: string, changes: Partial<BookingListProps> = {}) {
  const list = (
    <BookingList
      {...{
        rows: ROWS,
        total: 2,
        counts: [],
        overdue: 0,
        unread: 0,
        cities: [],
        loadedAt: 0,
        openBooking: undefined,
        pane: null,
        ...changes,
      }}
    />
  );
  const element = <ToastProvider>{list}</ToastProvider>;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  renderOnSite(<RouterProvider router={router} />);
}

describe("a search without results in its tab", () => {
  const nothing = { rows: [], total: 0 };

  // Rule: product.md#panel-lists "A tab counts"
  test("links to the other tabs with results and keeps the search", () => {
    openList("/admin/bookings?q=ada", {
      ...nothing,
      counts: [
        { status: "completed", count: 2 },
        { status: "cancelled", count: 1 },
      ],
    });
    expect(screen.getByText("Nessuna prenotazione trovata in questa scheda")).toBeTruthy();
    const concluded = screen.getByRole("link", { name: "2 in Concluse" });
    expect(concluded.getAttribute("href")).toBe("/admin/bookings?q=ada&status=completed");
    expect(screen.getByRole("link", { name: "1 in Annullate" })).toBeTruthy();
  });

  test("does not claim results in other tabs when there are none", () => {
    openList("/admin/bookings?q=ada", nothing);
    expect(screen.getByText("Nessuna prenotazione trovata")).toBeTruthy();
    expect(screen.queryByText("La ricerca trova altrove:")).toBeNull();
  });
});

// Rule: product.md#look
test("distinguishes the status marks by their fill and uses the colour of the text", () => {
  const rows = (["requested", "confirmed", "active", "declined", "expired"] as const).map((status) =>
    bookingRow({ id: status, reference: `VL-${status}`, status }),
  );
  openList("/admin/bookings", { rows, total: rows.length });
  const marks = rows.map(({ reference }) => {
    const row = screen.getByRole("row", { name: new RegExp(reference) });
    return row.querySelector("svg[viewBox='0 0 12 12']")?.innerHTML;
  });
  expect(marks).not.toContain(undefined);
  expect(new Set(marks).size).toBe(rows.length);
  const colours = [...marks.join().matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(["none", "currentColor"]));
});

test("says in the overdue tab that nothing is overdue instead of promising new requests", () => {
  openList("/admin/bookings?status=overdue", { rows: [], total: 0 });
  expect(screen.getByText("Niente in ritardo")).toBeTruthy();
  expect(screen.queryByText(/nuove richieste/)).toBeNull();
});

// Rule: product.md#panel-lists "The row whose"
test.each(["VL-222222", "vl-222222", "booking-2"])("marks the row of the open booking, opened as %s", (open) => {
  openList("/admin/bookings", { openBooking: open, pane: <p>Dettagli</p> });
  const marked = within(screen.getByRole("table")).getByRole("link", { current: true });
  expect(marked.textContent).toBe("VL-222222");
  expect(marked.closest("tr")?.hasAttribute("data-selected")).toBe(true);
});

describe("an overdue or endangered booking", () => {
  // Rule: product.md#overdue
  test("has a sign and a word in its row, and names the late booking that endangers it", () => {
    const [first = bookingRow()] = ROWS;
    openList("/admin/bookings", {
      rows: [
        { ...first, status: "active", overdue: { kind: "return", since: "2026-11-20T18:00:00Z" } },
        {
          ...bookingRow({ id: "booking-2", reference: "VL-222222" }),
          endangered_by: { booking_id: "booking-1", reference: "VL-7K3MQD", ready_at: "2026-11-21T15:00:00Z" },
        },
      ],
    });
    const [, late, endangered] = screen.getAllByRole("row");
    expect(within(late as HTMLElement).getByText("In ritardo", { exact: false }).textContent).toBe(
      "In ritardo: rientro non registrato",
    );
    expect(within(endangered as HTMLElement).getByText("In pericolo", { exact: false }).textContent).toBe(
      "In pericolo: VL-7K3MQD non è rientrata",
    );
    expect(late?.querySelectorAll("svg").length).toBeGreaterThan(1);
  });

  // Rule: product.md#overdue
  test("is counted in a tab of its own", () => {
    openList("/admin/bookings?status=overdue&q=ada", { overdue: 3 });
    const tab = screen.getByRole("link", { name: /^In ritardo/ });
    expect(tab.textContent).toContain("3");
    expect(tab.getAttribute("href")).toBe("/admin/bookings?q=ada&status=overdue");
  });
});
