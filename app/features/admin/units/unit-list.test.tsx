import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { UNIT_LIST, UnitList } from "#app/features/admin/units/unit-list.tsx";
import type { ApiUnit } from "#domain/api/units/units.ts";
import { unitRow } from "#test/factories/unit-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const VEHICLE = { id: "00000000-0000-4000-8000-0000000000c1", name: "Ferrari 296 GTB" };
const open = (rows: ApiUnit[], answers?: Parameters<typeof renderScreen>[1], mayOverride = false) =>
  renderScreen(
    <UnitList rows={rows} total={rows.length} toComplete={1} vehicle={VEHICLE} canOverride={mayOverride} />,
    answers,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (name: string, value: string) => {
  const field = withinDialog().getByRole<HTMLInputElement>("textbox", { name });
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
};

describe("a unit in the list", () => {
  // Rule: product.md#unit-records
  test("shows plate, colour names, kilometres, base and the renter who has it", () => {
    open([
      unitRow({
        kilometres: 4200,
        stands_at: "Carrozzeria Rossi",
        state: { kind: "out", booking_id: "b1", reference: "VL-7K3M", until: null, note: null },
      }),
    ]);
    expect(screen.getByText("GA123BC")).toBeDefined();
    expect(screen.getByText("Rosso vivo")).toBeDefined();
    expect(screen.getByText("4.200 km")).toBeDefined();
    expect(screen.getByText("Carrozzeria Rossi")).toBeDefined();
    expect(screen.getByRole("link", { name: "Fuori con VL-7K3M" }).getAttribute("href")).toBe("/admin/bookings/b1");
  });

  test("says when it has no plate, and links to the units to complete", () => {
    open([unitRow({ plate: null })]);
    expect(screen.getByText("senza targa")).toBeDefined();
    expect(screen.getByRole("link", { name: /Da completare/ }).getAttribute("href")).toContain("to_complete=true");
  });
});

describe("the form of a unit", () => {
  test("sends the version that was loaded and a normalised plate", async () => {
    const calls = open([unitRow({ version: 3 })]);
    press("Ferrari 296 GTB, unità 2");
    type("Targa", "gb 777 xx");
    press("Salva");
    await expectToast("Unità salvata.");
    expect(calls[0]).toMatchObject({
      method: "PATCH",
      path: "/api/units/u2",
      body: { plate: "GB777XX", version: 3, paint: { name: "Rosso vivo" }, stitching: null },
    });
  });

  test("shows a duplicate plate at its field and keeps everything typed", async () => {
    const message = "La targa GA123BC è già di Ferrari 296 GTB, unità 2.";
    open([unitRow()], () => errorResponse(422, message, [{ path: "plate", message }]));
    press("Ferrari 296 GTB, unità 2");
    press("Salva");
    await expectToast(message);
    expect(withinDialog().getByText(message)).toBeDefined();
  });

  test("adds a new unit to the vehicle whose units are listed", async () => {
    const calls = open([]);
    press("Aggiungi unità");
    type("Targa", "GC 001 AA");
    press("Salva");
    await expectToast("Unità aggiunta.");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/units",
      body: { vehicle_id: VEHICLE.id, plate: "GC001AA" },
    });
  });
});

describe("leaving the fleet", () => {
  // Rule: product.md#unit-records
  test("asks for a confirmation, which keeps showing the reason for a refusal", async () => {
    const message =
      "L'unità 2 · GA123BC è impegnata (VL-7K3M, Ada Prova): spostalo su un'altra unità, poi toglila dalla flotta.";
    const calls = open([unitRow()], () => errorResponse(409, message));
    press("Azioni per Ferrari 296 GTB, unità 2");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Togli dalla flotta" }));
    await screen.findByText("Togliere dalla flotta Ferrari 296 GTB, unità 2?");
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Togli dalla flotta" }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  test("is undone immediately for a unit that has left", async () => {
    const state = { kind: "left" as const, booking_id: null, reference: null, until: null, note: null };
    const calls = open([unitRow({ in_fleet_to: "2026-11-01", state })]);
    press("Azioni per Ferrari 296 GTB, unità 2");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Riporta in flotta" }));
    await expectToast("Unità di nuovo in flotta.");
    expect(calls[0]).toMatchObject({ method: "POST", path: "/api/units/u2/return" });
  });
});

describe("expiries of a unit", () => {
  const EXPIRY = {
    ...{ id: "e1", kind: "inspection" as const, due_on: "2026-11-20", due_kilometres: null, note: null },
    ...{ override_until: null, override_reason: null, version: 2 },
  };
  const blocked = { since: "2026-11-20T23:00:00.000Z", reason: "revisione, scadenza 20 nov" };
  const openExpiries = async () => {
    press("Azioni per Ferrari 296 GTB, unità 2");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Scadenze" }));
    await screen.findByText("Che cosa scade");
  };

  // Rule: product.md#unit-expiries
  test("show what blocks the unit in the list, and are closed by a renewal", async () => {
    const calls = open([unitRow({ blocked, expiries: [EXPIRY] })]);
    expect(screen.getByText("Bloccata: revisione, scadenza 20 nov")).toBeDefined();
    await openExpiries();
    expect(withinDialog().queryByRole("button", { name: /^Sblocca/ })).toBeNull();
    fireEvent.click(withinDialog().getByRole("button", { name: /^Rinnovata: Revisione/ }));
    await expectToast("Scadenza rinnovata.");
    expect(calls[0]).toMatchObject({
      method: "PATCH",
      path: "/api/unit_expiries/e1",
      body: { done: true, version: 2 },
    });
  });

  test("require a day or kilometres", async () => {
    const calls = open([unitRow()]);
    await openExpiries();
    fireEvent.click(withinDialog().getByRole("button", { name: "Aggiungi" }));
    await screen.findByText("Indica il giorno o i chilometri della scadenza.");
    expect(calls).toEqual([]);
  });

  // Rule: product.md#unit-expiries
  test("can be overridden by an admin", async () => {
    const calls = open([unitRow({ blocked, expiries: [EXPIRY] })], undefined, true);
    await openExpiries();
    fireEvent.click(withinDialog().getByRole("button", { name: /^Sblocca/ }));
    expect(await screen.findByText("Sblocca la scadenza")).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Fino al giorno/), { target: { value: "2026-12-01" } });
    fireEvent.change(screen.getByLabelText(/Motivo/), { target: { value: "Revisione prenotata." } });
    const buttons = screen.getAllByRole("button", { name: "Sblocca" });
    fireEvent.click(buttons.at(-1) as HTMLElement);
    await expectToast("Scadenza sbloccata.");
    // The form behind it is not submitted too.
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: "PUT",
      path: "/api/unit_expiries/e1/override",
      body: { until: "2026-12-01", reason: "Revisione prenotata.", version: 2 },
    });
  });
});

// Rule: product.md#unit-records "Units are listed"
test("orders units by their cars' names, those of one car together, until another order is selected", () => {
  const orderOf = (address: string) => UNIT_LIST.query(new URLSearchParams(address), new Date(), "Europe/Rome").order;
  expect(orderOf("")).toBe("brand,vehicle_name,vehicle_id,number");
  expect(orderOf("order=plate")).toBe("plate");
});
