import { fireEvent, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { DayList } from "#app/features/admin/dashboard/day-list.tsx";
import { EmptySearches } from "#app/features/admin/dashboard/empty-searches.tsx";
import { OverdueList } from "#app/features/admin/dashboard/overdue-list.tsx";
import { WaitingList } from "#app/features/admin/dashboard/waiting-list.tsx";
import type { ApiDayEvent, ApiOverdueLine, ApiWaitingLine } from "#domain/api/dashboard/dashboard.ts";
import { dashboardResponse } from "#test/factories/panel-rows.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { FigureCards } from "./dashboard-screen.tsx";
import { loadRareParts } from "./rare-parts.ts";

const NOW = new Date("2026-11-21T09:40:00Z");
const figures = dashboardResponse({ now: NOW.toISOString() });

// Rule: product.md#dashboard
test("shows the figure cards with what each consists of", () => {
  renderOnSite(<FigureCards data={figures} />);
  const cards = screen
    .getAllByRole("definition")
    .map((figure) => [figure.previousSibling?.textContent, figure.textContent]);
  expect(cards).toEqual([
    ["Prenotazioni attive", "1217 confermate, da ritirare"],
    ["Fatturato di novembre", "€\u00a0200.32053 noleggi nel mese"],
    ["Veicoli disponibili", "31su 32 modelli, 40 unità"],
    ["Brand attivi", "12nella collezione"],
    ["Città attive", "26in 6 Paesi"],
    ["Pagine SEO", "31212 brand × 26 città"],
  ]);
});

// Rule: product.md#dashboard
test("loads the parts that have content", async () => {
  const parts = await loadRareParts({ SetupChecklist: false, BanRequests: true });
  expect(parts).toEqual({ SetupChecklist: null, BanRequests: expect.any(Function) });
});

describe("who waits for an answer", () => {
  const line = (changes: Partial<ApiWaitingLine>): ApiWaitingLine => ({
    kind: "booking",
    id: "b1",
    reference: "VL-7K3MQD",
    name: "Ada Prova",
    subject: "Ferrari 296 GTB, Milano",
    detail: "27 nov – 30 nov · 3 giorni · € 4.350",
    created_at: "2026-11-21T09:00:00Z",
    due_at: "2026-11-21T11:00:00Z",
    ...changes,
  });
  const show = (lines: ApiWaitingLine[]) =>
    renderOnSite(<WaitingList waiting={{ lines, total: lines.length }} now={NOW} />, { wrapper: MemoryRouter });

  // Rule: product.md#dashboard
  test("counts down to the reply deadline and links to the answer", () => {
    show([
      line({ id: "b1", due_at: "2026-11-21T09:34:00Z" }),
      line({ id: "e1", kind: "enquiry", name: "Livia Orsini", due_at: "2026-11-21T11:14:00Z" }),
    ]);
    const [late, calm] = screen.getAllByRole("listitem");
    expect(late?.textContent).toContain("Scaduta da 6 min");
    expect(late?.dataset.clock).toBe("late");
    expect(calm?.textContent).toContain("1:34 rimasti");
    expect(
      within(calm ?? document.body)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/admin/requests/e1");
    expect(screen.getByRole("link", { name: "Rispondi a Ada Prova" }).getAttribute("href")).toBe("/admin/bookings/b1");
  });
  test("shows six at first and the others on request", () => {
    show(Array.from({ length: 8 }, (_, at) => line({ id: `b${at}` })));
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    fireEvent.click(screen.getByRole("button", { name: "Altre 2" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });
  test("says when nobody waits", () => {
    show([]);
    expect(screen.getByText("Nessuno attende una risposta.")).toBeTruthy();
  });
});

describe("overdue bookings", () => {
  const line = (changes: Partial<ApiOverdueLine>): ApiOverdueLine => ({
    booking_id: "b1",
    reference: "VL-7K3MQD",
    vehicle: "Ferrari 296 GTB",
    name: "Ada Prova",
    phone: "+39 333 000 0000",
    kind: "return",
    since: "2026-11-21T07:30:00Z",
    endangers: null,
    ...changes,
  });
  const show = (lines: ApiOverdueLine[], total = lines.length) =>
    renderOnSite(<OverdueList overdue={{ lines, total }} now={NOW} />, { wrapper: MemoryRouter });

  // Rule: product.md#overdue
  test("show since when, a call link, and the booking that waits for the car", () => {
    const next = { booking_id: "b2", reference: "VL-222222", pickup_at: "2026-11-21T14:00:00Z" };
    show([line({ endangers: next }), line({ booking_id: "b3", kind: "pickup", phone: null })], 14);
    const [late, absent] = screen.getAllByRole("listitem");
    expect(late?.textContent).toContain("Rientro non registrato da 2 h 10 min");
    expect(late?.textContent).toContain("Mette in pericolo VL-222222, con ritiro alle 15:00.");
    expect(screen.getByRole("link", { name: "Chiama Ada Prova, +39 333 000 0000" }).getAttribute("href")).toBe(
      "tel:+393330000000",
    );
    expect(screen.getAllByRole("link", { name: "Apri VL-7K3MQD" })[0]?.getAttribute("href")).toBe("/admin/bookings/b1");
    expect(absent?.textContent).toContain("Ritiro non avvenuto");
    expect(screen.getByRole("link", { name: "Tutte e 14" }).getAttribute("href")).toBe(
      "/admin/bookings?status=overdue",
    );
  });

  // Rule: product.md#overdue
  test("are not rendered when there are none", () => {
    show([]);
    expect(screen.queryByText("In ritardo")).toBeNull();
  });
});

test("orders pickups and returns around the current time, then tomorrow's, and marks overdue ones", () => {
  const event = (changes: Partial<ApiDayEvent>): ApiDayEvent => ({
    kind: "pickup",
    time: "09:00",
    city: "Milano",
    booking_id: changes.time ?? "1",
    reference: "VL-7K3MQD",
    vehicle: "Ferrari 296 GTB",
    name: "Ada Prova",
    done: false,
    ...changes,
  });
  const events = [
    event({ time: "08:00", done: true }),
    event({ time: "10:00", kind: "return" }),
    event({ time: "18:00" }),
  ];
  renderOnSite(<DayList days={{ today: events, tomorrow: [event({ time: "07:00" })] }} now={NOW} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText("2 consegne, 1 rientro")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "08:00ConsegnaFerrari 296 GTB · Ada ProvaFatto",
    "10:00RientroFerrari 296 GTB · Ada ProvaDa registrare",
    "Adesso sono le 10:40",
    "18:00ConsegnaFerrari 296 GTB · Ada ProvaMilano",
    "07:00ConsegnaFerrari 296 GTB · Ada ProvaMilano",
  ]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Oggi", "Domani"]);
});

test("links searches without result to the search page", () => {
  const searches = [
    { query: "pickupCity=Monaco&category=van", city: "Monaco", wanted: ["Van"], times: 14, last_on: "2026-11-21" },
    { query: "pickupCity=Como", city: "Como", wanted: [], times: 2, last_on: "2026-11-19" },
  ];
  renderOnSite(<EmptySearches searches={searches} today="2026-11-21" />);
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "RicercaCittàVolteUltima",
    "VanMonaco14oggi",
    "Qualsiasi autoComo219 nov",
  ]);
  expect(screen.getByRole("link", { name: "Van" }).getAttribute("href")).toBe(
    "/explore?pickupCity=Monaco&category=van",
  );
});
