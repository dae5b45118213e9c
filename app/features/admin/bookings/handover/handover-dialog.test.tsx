import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiHandover } from "#domain/api/bookings/bookings.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { errorResponse, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { HandoverDialog } from "./handover-dialog.tsx";

const PICKUP: ApiHandover = {
  id: "h1",
  kind: "pickup",
  kilometres: 8230,
  fuel_percent: 80,
  damage_notes: null,
  pictures: [],
  picture_kinds: {},
  skipped_pictures: {},
  recorded_by: "clerk",
  created_at: "2026-12-10T09:00:00.000Z",
  updated_at: "2026-12-10T09:00:00.000Z",
  version: 1,
};

// Rule: product.md#handover "Kilometres beyond the"
test("shows on a return the pickup reading and the kilometre charge while it is typed", () => {
  const terms = { days: 2, included_kilometres: 300, extra_km: 5 };
  const booking = bookingDetail({ ...terms, status: "active", handovers: [PICKUP] });
  renderScreen(<HandoverDialog booking={booking} kind="return" onClose={() => undefined} />);
  const counter = withinDialog().getByLabelText<HTMLInputElement>(/Contachilometri/);
  const hint = () => counter.closest("[data-dialog-size]")?.textContent?.replaceAll("\u00a0", " ");
  expect(hint()).toContain("Alla consegna 8.230 km.");
  expect(hint()).not.toContain("addebitare");
  const read = (text: string) => fireEvent.change(counter, { target: { value: text } });
  read("9.000");
  expect(hint()).toContain("Alla consegna 8.230 km. 770 km, 300 km inclusi: da addebitare € 2.350.");
  read("8.500");
  expect(hint()).toContain("270 km, 300 km inclusi: nulla da addebitare.");
  read("8.000");
  expect(hint()).not.toContain("addebitare");
});

// Rule: product.md#handover "Days beyond the"
test.each([
  ["return", true],
  ["pickup", false],
] as const)("shows the days beyond the agreed ones with their price: on a %s %s", (kind, isShown) => {
  const booking = bookingDetail({ status: "active", late_return: { days: 2, charge: 2800 } });
  renderScreen(<HandoverDialog booking={booking} kind={kind} onClose={() => undefined} />);
  const sentence = /Rientro oltre la tolleranza: 2 giorni in più, da addebitare €\s2\.800\./;
  expect(withinDialog().queryByText(sentence) !== null).toBe(isShown);
});

// Rule: product.md#handover "Neither figure has"
test("asks for fuel and odometer without presets, with the unit's last reading beside the odometer", async () => {
  const booking = bookingDetail({ unit_kilometres: 8230 });
  const calls = renderScreen(<HandoverDialog booking={booking} kind="pickup" onClose={() => undefined} />);
  const field = (name: RegExp) => withinDialog().getByRole<HTMLInputElement>("textbox", { name });
  expect([field(/Contachilometri/).value, field(/Carburante o carica/).value]).toEqual(["", ""]);
  expect(field(/Contachilometri/).closest("[data-dialog-size]")?.textContent).toContain(
    "Ultima lettura dell'unità: 8.230\u00a0km.",
  );
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  expect(await withinDialog().findByText("Indica il livello da 0 a 100.")).toBeDefined();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

// Rule: product.md#panel-keyboard "After an action"
test("focuses the confirmation that the server's refusal opens", async () => {
  const confirmQuestion = "La scheda dell'unità segna 9.000 km: il contachilometri segna davvero meno?";
  const refused = errorResponse(422, confirmQuestion, [{ path: "counter_went_back", message: confirmQuestion }]);
  renderScreen(<HandoverDialog booking={bookingDetail()} kind="pickup" onClose={() => undefined} />, () => refused);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(withinDialog().getByRole("textbox", { name }), { target: { value } });
  type(/Contachilometri/, "8.000");
  type(/Carburante o carica/, "50");
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  const question = await withinDialog().findByRole("switch", { name: "Il contachilometri segna davvero meno" });
  await waitFor(() => expect(document.activeElement).toBe(question));
});

// Rule: product.md#handover "Neither figure has"
test("accepts fuel as one of nine buttons or as a percentage", () => {
  renderScreen(<HandoverDialog booking={bookingDetail()} kind="pickup" onClose={() => undefined} />);
  const typed = withinDialog().getByRole<HTMLInputElement>("textbox", { name: /Carburante o carica/ });
  const steps = withinDialog().getAllByRole("button", { name: /^Livello / });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "0",
    "1/8",
    "2/8",
    "3/8",
    "4/8",
    "5/8",
    "6/8",
    "7/8",
    "8/8",
  ]);
  const levels = steps.map((step) => {
    fireEvent.click(step);
    return `${typed.value} ${steps.findIndex((other) => other.getAttribute("aria-pressed") === "true")}`;
  });
  expect(levels).toEqual(["0 0", "13 1", "25 2", "38 3", "50 4", "63 5", "75 6", "88 7", "100 8"]);
  fireEvent.change(typed, { target: { value: "molto" } });
  expect(steps.some((step) => step.getAttribute("aria-pressed") === "true")).toBe(false);
  fireEvent.click(steps[4] as HTMLElement);
  expect(typed.value).toBe("50");
});
