import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DaySheetScreen } from "#app/features/admin/day-sheet/day-sheet-screen.tsx";
import type { ApiDaySheet, ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const ADA = { id: "u1", name: "Ada", email: "ada@velluto.example", me: true };
const BRUNO = { id: "u2", name: "", email: "bruno@velluto.example", me: false };
const task = (changes: Partial<ApiDayTask> = {}): ApiDayTask => ({
  booking_id: "b1",
  kind: "handover",
  leg: 1,
  reference: "VL-7K3MQD",
  status: "confirmed",
  vehicle_name: "Ferrari 296 GTB",
  unit: 1,
  plate: "VL296AA",
  date: "2026-11-21",
  time: "10:00",
  at: "2026-11-21T09:00:00.000Z",
  due_date: "2026-11-21",
  due_time: "10:00",
  city: "Milano",
  place: null,
  address: null,
  meeting_point: null,
  flight_or_train: null,
  drive: null,
  name: "Livia Orsini",
  phone: "+39 333 000 0000",
  renter_note: null,
  late: false,
  done: null,
  done_at: null,
  done_by_name: null,
  assigned_to: null,
  assigned_to_name: null,
  note: null,
  offers: "active",
  next: null,
  version: 0,
  ...changes,
});
const LATE = task({
  booking_id: "b0",
  kind: "return",
  reference: "VL-LATE22",
  date: "2026-11-20",
  time: "18:00",
  late: true,
  city: "Roma",
});
const WASH = task({
  booking_id: "b2",
  kind: "wash",
  reference: "VL-WASH22",
  time: "14:00",
  due_time: "20:00",
  assigned_to: "u1",
  assigned_to_name: "Ada",
  next: { reference: "VL-NEXT22", pickup_at: "2026-11-22T09:00:00.000Z" },
});
const DONE = { done: "said", done_at: "2026-11-21T09:12:00.000Z", done_by_name: "Ada" } as const;

const open = (
  tasks: ApiDayTask[],
  answers: Parameters<typeof renderScreen>[1] = () => ({ body: task() }),
  changes: Partial<ApiDaySheet> = {},
  address = "/",
) =>
  renderScreen(
    <DaySheetScreen
      sheet={{
        day: "2026-11-21",
        today: "2026-11-21",
        cities: [...new Set(tasks.map(({ city }) => city))],
        cut: false,
        next_day: null,
        people: [ADA, BRUNO],
        tasks,
        ...changes,
      }}
    />,
    answers,
    address,
  );
const cards = () => screen.getAllByRole("listitem").map((card) => card.getAttribute("aria-label"));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const writes = (calls: ReturnType<typeof open>) => calls.filter(({ method }) => method === "PATCH");

describe("the tasks of the sheet", () => {
  // Rule: product.md#day-sheet
  test("come overdue first, then city by city", () => {
    open([LATE, task(), WASH]);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["In ritardo", "Milano"]);
    expect(cards()).toEqual([
      "Rientro Ferrari 296 GTB, VL-LATE22",
      "Consegna Ferrari 296 GTB, VL-7K3MQD",
      "Lavaggio Ferrari 296 GTB, VL-WASH22",
    ]);
    expect(screen.getByText("sabato 21 novembre 2026: 3 compiti, 1 in ritardo")).toBeDefined();
  });

  // Rule: product.md#day-sheet "Each task has the"
  test("show car and plate, with links to the place, the telephone and the directions", () => {
    open([task({ renter_note: "Citofono Orsini" })]);
    const card = within(screen.getByRole("listitem"));
    expect(card.getByText("unità 1 · VL296AA · VL-7K3MQD")).toBeDefined();
    expect(card.getByText("«Citofono Orsini»")).toBeDefined();
    expect(card.getByRole("link", { name: "Ferrari 296 GTB" }).getAttribute("href")).toBe("/admin/bookings/VL-7K3MQD");
    expect(card.getByRole("link", { name: /Chiama/ }).getAttribute("href")).toBe("tel:+393330000000");
    expect(card.getByRole("link", { name: "Indicazioni per Milano" }).getAttribute("href")).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=Milano",
    );
  });

  // Rule: product.md#day-sheet "Each task has the"
  test("show the address instead of the city where there is one", () => {
    open([task({ address: "Via Monte Napoleone 1" })]);
    expect(screen.getByRole("link", { name: /Indicazioni/ }).getAttribute("href")).toContain(
      "destination=Via%20Monte%20Napoleone%201%2C%20Milano",
    );
  });

  // Rule: product.md#day-sheet
  test("show for a delivered car when to leave, the listed place's coordinates, meeting point and flight", () => {
    const drive = { base: "Zurigo", date: "2026-11-20", time: "23:00", kilometres: 868, minutes: 660 };
    open([
      task({
        city: "Amburgo",
        place: "stazione-amburgo",
        meeting_point: "Binario 5",
        flight_or_train: "ICE 71",
        drive,
      }),
    ]);
    const card = within(screen.getByRole("listitem"));
    expect(card.getByText("Partenza da Zurigo: 20 nov, 23:00, 868 km, 11 ore")).toBeDefined();
    expect(card.getByText(/Stazione di Amburgo$/)).toBeDefined();
    expect(card.getByText("Punto d'incontro: Binario 5")).toBeDefined();
    expect(card.getByText("Volo o treno: ICE 71")).toBeDefined();
    expect(card.getByRole("link", { name: "Indicazioni per Stazione di Amburgo" }).getAttribute("href")).toContain(
      "destination=53.553%2C10.007",
    );
  });

  test("show for a wash its deadline and the next rental, without a telephone link", () => {
    open([WASH]);
    const card = screen.getByRole("listitem");
    expect(card.textContent).toContain("entro le 20:00");
    expect(card.textContent).toContain("Prossimo noleggio: VL-NEXT22");
    expect(within(card).queryByRole("link", { name: /Chiama/ })).toBeNull();
  });

  // Rule: product.md#day-sheet "A task can be"
  test("can be filtered to the user's own on the same day", () => {
    open([task(), WASH], undefined, {}, "/?day=2026-11-21");
    const link = screen.getByRole("link", { name: "I miei" });
    expect(link.getAttribute("href")).toBe("/?day=2026-11-21&whose=mine");
    fireEvent.click(link);
    expect(screen.getByRole("link", { name: "I miei" }).getAttribute("aria-current")).toBe("true");
  });

  test("are replaced by a text when there are none", () => {
    open([]);
    expect(screen.getByText("Oggi non c'è nulla da fare.")).toBeDefined();
  });
});

describe("changes to a task", () => {
  // Rule: product.md#day-sheet
  test("mark it as done with one press, and reopen it from the toast", async () => {
    const calls = open([task()]);
    press("Fatto: Consegna Ferrari 296 GTB, VL-7K3MQD");
    const toast = await expectToast("Consegna segnata come fatta");
    fireEvent.click(within(toast).getByRole("button", { name: "Annulla" }));
    await expectToast("Compito riaperto");
    expect(writes(calls)).toEqual(
      [true, false].map((done) => ({ method: "PATCH", path: "/api/day_tasks/b1/handover", body: { done, leg: 1 } })),
    );
  });

  // Rule: product.md#day-sheet
  test("show when and by whom it was done, link to the booking's next step, and allow reopening", () => {
    open([task(DONE)]);
    const card = within(screen.getByRole("listitem"));
    expect(card.getByText(/, Ada$/)).toBeDefined();
    expect(card.getByRole("link", { name: "Segna la prenotazione in corso" }).getAttribute("href")).toBe(
      "/admin/bookings/VL-7K3MQD",
    );
    expect(card.getByRole("button", { name: /Riapri/ })).toBeDefined();
  });

  test("exclude ticking a task that follows from the booking", () => {
    open([task({ done: "booking", status: "active", offers: null })]);
    expect(screen.getByText("Registrato")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^(Fatto|Riapri)/ })).toBeNull();
  });

  // Rule: product.md#day-sheet "A task can be"
  test("assign it to somebody, and to nobody", async () => {
    const calls = open([task()]);
    const choice = screen.getByLabelText("Chi se ne occupa: Consegna Ferrari 296 GTB, VL-7K3MQD");
    fireEvent.change(choice, { target: { value: "u2" } });
    await expectToast("Compito assegnato a bruno@velluto.example");
    expect(writes(calls)[0]?.body).toEqual({ assigned_to: "u2", leg: 1 });
  });

  // Rule: product.md#day-sheet "A task can be"
  test("send a note with the version on which it was started", async () => {
    const calls = open([task({ note: "Prima", version: 4 })]);
    press(/^Nota/);
    fireEvent.input(withinDialog().getByLabelText("Nota"), { target: { value: "Lasciare le chiavi in portineria" } });
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    await expectToast("Nota salvata");
    expect(writes(calls)[0]?.body).toEqual({ leg: 1, note: "Lasciare le chiavi in portineria", version: 4 });
  });

  test("show the reason when they are refused", async () => {
    open([task()], () => errorResponse(500));
    press(/^Fatto/);
    await expectToast("Errore nell'aggiornamento del compito");
  });
});

// Rule: product.md#day-sheet "On paper the"
test("prints the same tasks in one table, each with a box to tick", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  open([LATE, task(DONE), WASH]);
  press("Stampa");
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(["☐", "☑", "☐"]);
  expect(rows[0]?.textContent).toContain("18:00 20 nov");
  vi.unstubAllGlobals();
});

// Rule: product.md#day-sheet "A day without"
test("links a day without tasks to the next one with some, with the same filters", () => {
  open([], undefined, { day: "2026-11-22", next_day: "2026-12-05" });
  const link = screen.getByRole("link", { name: "Il prossimo giorno con compiti: sabato 5 dicembre 2026" });
  expect(link.getAttribute("href")).toBe("/?day=2026-12-05");
});

// Rule: product.md#day-sheet "A day without"
test.each([
  ["whose=mine", "Nessun compito è tuo."],
  ["city=Roma", "A Roma non c'è nulla da fare."],
])(
  "links a sheet that the filter %s leaves empty onward with that filter, and keeps its city deselectable",
  (filter, words) => {
    open([], undefined, { cities: ["Milano"], next_day: "2026-12-05" }, `/?day=2026-11-21&${filter}`);
    expect(screen.getByText(words)).toBeDefined();
    const link = screen.getByRole("link", { name: "Il prossimo giorno con compiti: sabato 5 dicembre 2026" });
    expect(link.getAttribute("href")).toBe(`/?day=2026-12-05&${filter}`);
    const city = screen.queryByRole<HTMLSelectElement>("combobox", { name: "Città" });
    expect(city?.value ?? null).toBe(filter === "city=Roma" ? "Roma" : null);
  },
);
