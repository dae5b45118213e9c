import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { type Column, DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import type { ApiSavedView } from "#domain/api/saved-views/saved-views.ts";
import { errorResponse, expectToast, renderScreen, type SentCall, withinDialog } from "#test/panel-screen.tsx";

interface Car {
  name: string;
  city: string;
  slug: string;
}
const CAR: Car = { name: "Roma", city: "Milano", slug: "ferrari-roma" };
const COLUMNS: Column<Car>[] = [
  { id: "name", header: "Auto", isFixed: true, cell: ({ name }) => name },
  { id: "city", header: "Città", cell: ({ city }) => city },
  { id: "slug", header: "Slug", isHidden: true, cell: ({ slug }) => slug },
];

function List() {
  const columns = useListColumns("fleet", COLUMNS);
  return (
    <>
      <ListTools list="fleet" columns={columns} read={async () => ({ rows: [CAR], total: 1 })} total={1} />
      <DataTable label="Auto" rows={[CAR]} rowKey={({ slug }) => slug} columns={columns.shown} empty={null} />
    </>
  );
}
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the columns of a list", () => {
  // Rule: product.md#panel-lists "Columns are chosen"
  test("can be selected, are remembered, and can be reset", async () => {
    renderScreen(<List />);
    expect(heads()).toEqual(["Auto", "Città"]);
    press("Scegli le colonne");
    fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Slug" }));
    fireEvent.click(screen.getByRole("menuitemcheckbox", { name: "Città" }));
    expect(heads()).toEqual(["Auto", "Slug"]);
    expect(localStorage.getItem("panel_columns:fleet")).toBe('["slug"]');
    fireEvent.click(screen.getByRole("menuitem", { name: "Rimetti le colonne di partenza" }));
    expect(heads()).toEqual(["Auto", "Città"]);
    expect(localStorage.getItem("panel_columns:fleet")).toBeNull();
  });

  // Rule: product.md#panel-lists "Columns are chosen"
  test("fall back to the defaults when the stored value is invalid", () => {
    localStorage.setItem("panel_columns:fleet", "{nonsense");
    renderScreen(<List />);
    expect(heads()).toEqual(["Auto", "Città"]);
  });
});

describe("the saved views of a list", () => {
  const view: ApiSavedView = {
    id: "v1",
    list: "fleet",
    name: "Milano",
    query: "location=Milano",
    columns: ["slug"],
    created_at: "2026-11-20T09:00:00.000Z",
    updated_at: "2026-11-20T09:00:00.000Z",
  };
  const open = (answers?: (call: SentCall) => { status?: number; body?: unknown } | undefined) => {
    const calls = renderScreen(<List />, (call) => answers?.(call) ?? { body: call.method === "GET" ? [view] : view });
    press("Viste");
    return calls;
  };

  // Rule: product.md#panel-lists
  test("restore filters and columns", async () => {
    open();
    fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Milano" }));
    await waitFor(() => expect(heads()).toEqual(["Auto", "Slug"]));
    expect((await screen.findByRole("menuitemcheckbox", { name: "Milano" })).getAttribute("aria-checked")).toBe("true");
  });

  // Rule: product.md#panel-lists
  test("are saved under a name, with the displayed filters and columns", async () => {
    localStorage.setItem("panel_columns:fleet", '["city","slug"]');
    const calls = open();
    fireEvent.click(await screen.findByRole("menuitem", { name: "Salva l'elenco come vista…" }));
    await waitFor(() => withinDialog());
    fireEvent.change(withinDialog().getByLabelText(/^Nome/), { target: { value: "Tutte con slug" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    await expectToast("Vista «Tutte con slug» salvata");
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "Tutte con slug",
      list: "fleet",
      query: "",
      columns: ["city", "slug"],
    });
  });

  test("say when they cannot be loaded, and can still be saved", async () => {
    open(() => errorResponse(500));
    expect(await screen.findByText("Le viste non si leggono: riprova tra poco.")).toBeTruthy();
    expect(screen.getByRole("menuitem", { name: "Salva l'elenco come vista…" })).toBeTruthy();
  });
});
