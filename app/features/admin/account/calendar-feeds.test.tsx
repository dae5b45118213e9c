import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CalendarFeeds } from "#app/features/admin/account/calendar-feeds.tsx";
import type { ApiCalendarFeed } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import { MAX_CALENDAR_FEEDS } from "#domain/calendar-feeds/calendar-feed.ts";
import { calendarFeedRow } from "#test/factories/panel-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const FEED = calendarFeedRow();
const UNITS = [{ id: "00000000-0000-4000-8000-000000000001", name: "Ferrari 296 GTB, unità 1 · VL296AA" }];
const URL_MADE = "https://velluto.example/calendario/segreto.ics";

const open = (feeds: ApiCalendarFeed[] = [FEED], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<CalendarFeeds calendars={{ feeds, units: UNITS }} />, answers);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

// Rule: product.md#calendar-feeds "Users create feeds"
test("lists each feed with its creation and last read", () => {
  open([FEED, { ...FEED, id: "f2", kind: "unit", unit_name: UNITS[0]?.name ?? null, last_read_at: null }]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Il mio foglio del giornocreato il 20/11/2026 · letto l'ultima volta 21/11/2026, 10:05Revoca",
    "Ferrari 296 GTB, unità 1 · VL296AAcreato il 20/11/2026 · mai lettoRevoca",
  ]);
});

// Rule: product.md#calendar-feeds "Users create feeds"
test("shows the address of a new feed once, with a copy button", async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const calls = open([], ({ method }) => (method === "POST" ? { body: { ...FEED, url: URL_MADE } } : undefined));
  press("Nuovo calendario");
  fireEvent.change(withinDialog().getByLabelText(/Che cosa contiene/), { target: { value: "person" } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Crea" }));
  const address = await screen.findByLabelText<HTMLInputElement>("Indirizzo del calendario", { selector: "input" });
  expect(address.value).toBe(URL_MADE);
  expect(calls[0]).toMatchObject({ method: "POST", path: "/api/calendar_feeds", body: { kind: "person" } });
  press("Copia");
  await expectToast("Indirizzo copiato");
  expect(writeText).toHaveBeenCalledWith(URL_MADE);
  press("L'ho copiato");
  await waitFor(() => expect(screen.queryByDisplayValue(URL_MADE)).toBeNull());
});

test("requires a unit for a unit feed", async () => {
  const calls = open([]);
  press("Nuovo calendario");
  fireEvent.change(withinDialog().getByLabelText(/Che cosa contiene/), { target: { value: "unit" } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Crea" }));
  await waitFor(() => expect(withinDialog().getByText("Scegli l'unità.")).toBeDefined());
  expect(calls).toEqual([]);
});

// Rule: product.md#calendar-feeds "Users create feeds"
test("revokes a feed after a confirmation and shows the reason when that fails", async () => {
  const calls = open([FEED], ({ method }) => (method === "DELETE" ? { status: 204 } : undefined));
  press("Revoca il calendario Il mio foglio del giorno");
  fireEvent.click(withinDialog().getByRole("button", { name: "Revoca" }));
  await expectToast("Calendario revocato");
  expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/calendar_feeds/f1" });
});

test("shows in the confirmation why a feed was not revoked", async () => {
  open([FEED], () => errorResponse(500));
  press("Revoca il calendario Il mio foglio del giorno");
  fireEvent.click(withinDialog().getByRole("button", { name: "Revoca" }));
  await waitFor(() => expect(withinDialog().getByText("Errore nella revoca del calendario")).toBeDefined());
});

// Rule: product.md#calendar-feeds "Users create feeds"
test("offers no new feed when the limit is reached", () => {
  open(Array.from({ length: MAX_CALENDAR_FEEDS }, (_, at) => ({ ...FEED, id: `f${at}` })));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nuovo calendario" }).disabled).toBe(true);
});
