import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ArticleList } from "#app/features/admin/articles/article-list.tsx";
import { bulkEnquiryActions, selectedEnquiriesLabel } from "#app/features/admin/enquiries/enquiry-list.tsx";
import { JetList } from "#app/features/admin/jets/jet-list.tsx";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import type { ApiEnquiry } from "#domain/api/enquiries/enquiries.ts";
import { jetRow } from "#test/factories/catalogue-rows.ts";
import { articleRow } from "#test/factories/content-rows.ts";
import { enquiryDetail } from "#test/factories/enquiry-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const ME = { id: "me", name: "Giulia", email: "giulia@velluto.example", me: true };
const ROWS: ApiEnquiry[] = [
  enquiryDetail({ id: "r1", name: "Ada", status: "answered" }),
  enquiryDetail({ id: "r2", name: "Bruno", status: "answered", version: 9 }),
  enquiryDetail({ id: "r3", name: "Carla", status: "new", assigned_to: "me" }),
];

function Requests() {
  const selection = { ...useRowSelection(ROWS, ({ id }) => id), name: ({ name }: ApiEnquiry) => name };
  return (
    <>
      <BulkActions selection={selection} actions={bulkEnquiryActions([ME])} selectionLabel={selectedEnquiriesLabel} />
      <DataTable
        label="Richieste"
        rows={ROWS}
        rowKey={({ id }) => id}
        selection={selection}
        columns={[{ id: "name", header: "Chi", cell: ({ name }) => name }]}
        empty={null}
      />
    </>
  );
}
const choose = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

// Rule: product.md#panel-lists "Rows of a page"
test("confirms with the number of rows, skips rows that the action does not apply to, and writes each separately", async () => {
  const calls = renderScreen(<Requests />);
  choose("Scegli tutte le righe della pagina");
  expect(screen.getByRole("status").textContent).toBe("3 richieste scelte");
  press("Chiudi (2)");
  await waitFor(() => withinDialog().getByText("Chiudere 2 richieste?"));
  expect(calls).toEqual([]);
});

test("shows one toast when done, and clears the selection", async () => {
  const calls = renderScreen(<Requests />);
  choose("Scegli Ada");
  choose("Scegli Bruno");
  press("Prendi in carico (2)");
  await waitFor(() => withinDialog());
  fireEvent.click(withinDialog().getByRole("button", { name: "Prendi in carico" }));
  await expectToast("2 richieste in carico a te");
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PATCH", "/api/enquiries/r1", { assigned_to: "me", version: 3 }],
    ["PATCH", "/api/enquiries/r2", { assigned_to: "me", version: 9 }],
  ]);
  await waitFor(() => expect(screen.queryByText("2 richieste scelte")).toBeNull());
});

// Rule: product.md#panel-lists "Rows of a page"
test("names each refused row with its reason, and keeps it selected", async () => {
  renderScreen(<Requests />, ({ path }) =>
    path.endsWith("r1") ? errorResponse(409, "Modificato da anna@velluto.example alle 10:42.") : undefined,
  );
  choose("Scegli Ada");
  choose("Scegli Bruno");
  press("Prendi in carico (2)");
  await waitFor(() => withinDialog());
  fireEvent.click(withinDialog().getByRole("button", { name: "Prendi in carico" }));
  await waitFor(() => withinDialog().getByText("Fatto per 1 su 2. Le altre restano scelte:"));
  expect(withinDialog().getByRole("alert").textContent).toContain("Ada Modificato da anna@velluto.example alle 10:42.");
  fireEvent.click(withinDialog().getByRole("button", { name: "Ho letto" }));
  expect(screen.getByText("2 richieste scelte")).toBeTruthy();
});

// Rule: product.md#panel-lists "Rows of a page"
test("lets users who manage jets deactivate several together, and reactivate them", async () => {
  const rows = [jetRow({ id: "j1", version: 4 }), jetRow({ id: "j2", active: false })];
  const calls = renderScreen(
    <JetList rows={rows} total={2} cities={[]} abilities={{ canManage: true, canWriteTexts: true }} />,
  );
  choose("Scegli tutte le righe della pagina");
  press("Disattiva (1)");
  await waitFor(() => withinDialog().getByText("Disattivare 1 jet?"));
  fireEvent.click(withinDialog().getByRole("button", { name: "Disattiva" }));
  await expectToast("1 jet: disattivato");
  expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/jets/j1", body: { active: false, version: 4 } });
});

// Rule: product.md#panel-lists "Rows of a page"
test("offers no selection to users who only write texts", () => {
  renderScreen(
    <JetList rows={[jetRow()]} total={1} cities={[]} abilities={{ canManage: false, canWriteTexts: true }} />,
  );
  expect(screen.queryByRole("checkbox")).toBeNull();
});

// Rule: product.md#panel-lists "Rows of a page"
test("publishes several drafts together", async () => {
  const calls = renderScreen(<ArticleList rows={[articleRow({ status: "draft" })]} total={1} today="2026-11-21" />);
  choose("Scegli Un lago");
  press("Pubblica (1)");
  await waitFor(() => withinDialog().getByText("Pubblicare 1 articolo?"));
  fireEvent.click(withinDialog().getByRole("button", { name: "Pubblica" }));
  await expectToast("1 articolo: pubblicato");
  expect(calls[0]).toMatchObject({ path: "/api/articles/a1", body: { status: "published", version: 2 } });
});
