import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { bulkRequestActions, chosenRequests } from "#app/features/admin/requests/bulk-requests.ts";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import type { ApiEnquiry } from "#domain/api/enquiries.ts";
import { enquiryDetail } from "#test/factories/enquiry-rows.ts";
import { inDialog, refusal, renderScreen, toastSays } from "#test/panel-screen.tsx";

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
      <BulkActions selection={selection} actions={bulkRequestActions([ME])} said={chosenRequests} />
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

test("the question names how many, rows that it does not concern are left out, and each is a write of its own", async () => {
  const calls = renderScreen(<Requests />);
  choose("Scegli tutte le righe della pagina");
  expect(screen.getByRole("status").textContent).toBe("3 richieste scelte");
  press("Chiudi (2)");
  await waitFor(() => inDialog().getByText("Chiudere 2 richieste?"));
  expect(calls).toEqual([]);
});

test("done: said once, and nothing stays chosen", async () => {
  const calls = renderScreen(<Requests />);
  choose("Scegli Ada");
  choose("Scegli Bruno");
  press("Prendi in carico (2)");
  await waitFor(() => inDialog());
  fireEvent.click(inDialog().getByRole("button", { name: "Prendi in carico" }));
  await toastSays("2 richieste in carico a te");
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PATCH", "/api/enquiries/r1", { assigned_to: "me", version: 3 }],
    ["PATCH", "/api/enquiries/r2", { assigned_to: "me", version: 9 }],
  ]);
  await waitFor(() => expect(screen.queryByText("2 richieste scelte")).toBeNull());
});

test("what was refused is named with its reason, and stays chosen", async () => {
  renderScreen(<Requests />, ({ path }) =>
    path.endsWith("r1") ? refusal(409, "Modificato da anna@velluto.example alle 10:42.") : undefined,
  );
  choose("Scegli Ada");
  choose("Scegli Bruno");
  press("Prendi in carico (2)");
  await waitFor(() => inDialog());
  fireEvent.click(inDialog().getByRole("button", { name: "Prendi in carico" }));
  await waitFor(() => inDialog().getByText("Fatto per 1 su 2. Le altre restano scelte:"));
  expect(inDialog().getByRole("alert").textContent).toContain("Ada Modificato da anna@velluto.example alle 10:42.");
  fireEvent.click(inDialog().getByRole("button", { name: "Ho letto" }));
  expect(screen.getByText("2 richieste scelte")).toBeTruthy();
});
