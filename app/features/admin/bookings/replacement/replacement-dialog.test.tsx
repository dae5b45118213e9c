import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import type { ApiHandover } from "#domain/api/bookings/bookings.ts";
import type { ApiReplacement } from "#domain/api/bookings/replacements.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { errorResponse, expectToast, renderScreen, type SentCall, withinDialog } from "#test/panel-screen.tsx";

// Rule: product.md#bookings-screen "Staff replace the"

const CREATED = { created_at: "2026-12-10T09:00:00.000Z", updated_at: "2026-12-10T09:00:00.000Z", version: 1 };
const PICKUP: ApiHandover = {
  id: "h1",
  kind: "pickup",
  kilometres: 12_000,
  fuel_percent: 100,
  damage_notes: null,
  pictures: [],
  picture_kinds: {},
  skipped_pictures: {},
  recorded_by: "clerk",
  ...CREATED,
};
const UNIT = {
  id: "leg-1",
  position: 1,
  vehicle_id: "car-1",
  vehicle_name: "Ferrari 296 GTB",
  unit: 1,
  plate: "GA123BC",
  started_at: CREATED.created_at,
  ended_at: null,
  end_reason: null,
  end_note: null,
  end_city: null,
  end_place: null,
  handovers: [PICKUP],
};
const RENTAL = bookingDetail({ status: "active", transitions: ["completed"], handovers: [PICKUP], units: [UNIT] });
const TERMS = {
  deposit: 10_000,
  excess: 8000,
  included_km_per_day: 150,
  extra_km: 5,
  minimum_age: 25,
  minimum_licence_years: 3,
};
const SAME_CAR: ApiReplacement = {
  vehicle: "ferrari-296-gtb",
  vehicle_id: "car-1",
  vehicle_name: "Ferrari 296 GTB",
  vehicle_image: null,
  booked: true,
  base: "Milano",
  drive: { kilometres: 0, minutes: 0 },
  units: [
    { unit: 2, plate: "GA222BB", kilometres: 3000, stands_at: null, colours: null, other_colour: true },
    { unit: 3, plate: null, kilometres: null, stands_at: "Officina Rossi", colours: null, other_colour: false },
  ],
  daily_rate: 1400,
  ...TERMS,
  differing_terms: [],
  problems: [],
};
const OTHER_CAR: ApiReplacement = {
  ...SAME_CAR,
  vehicle: "lamborghini-huracan",
  vehicle_name: "Lamborghini Huracán",
  booked: false,
  base: "Zurigo",
  drive: { kilometres: 280, minutes: 240 },
  units: [{ unit: 1, plate: null, kilometres: 500, stands_at: null, colours: null, other_colour: false }],
  daily_rate: 1800,
  deposit: 15_000,
  differing_terms: ["deposit"],
};
const BARRED_CAR: ApiReplacement = {
  ...OTHER_CAR,
  vehicle: "mclaren-artura",
  vehicle_name: "McLaren Artura",
  problems: [{ name: "Ada Prova", message: "Per questa auto occorrono 30 anni compiuti il giorno del ritiro." }],
};
const isList = ({ path }: SentCall) => path.includes("/replacements");
const isReplacement = ({ method, path }: SentCall) => method === "POST" && path.endsWith("/replacement");

async function openDialog(answer: Parameters<typeof renderScreen>[1] = () => undefined) {
  const calls = renderScreen(<BookingActions booking={RENTAL} canReopen={false} />, (call) =>
    isList(call) ? (answer(call) ?? { body: [SAME_CAR, OTHER_CAR, BARRED_CAR] }) : answer(call),
  );
  fireEvent.click(screen.getByRole("button", { name: "Sostituisci l'auto" }));
  await waitFor(() => expect(withinDialog().getAllByRole("radio", { name: /Ferrari 296 GTB/ })).toHaveLength(2));
  return calls;
}

const part = (name: string) => within(withinDialog().getByRole("group", { name }));
function fillIn({ unit }: { unit: RegExp }) {
  fireEvent.click(withinDialog().getByRole("radio", { name: "Guasto" }));
  const returned = part("L'auto che rientra");
  fireEvent.change(returned.getByRole("textbox", { name: /Contachilometri/ }), { target: { value: "12.200" } });
  fireEvent.click(returned.getByRole("button", { name: "Livello 4/8, 50%" }));
  fireEvent.click(withinDialog().getByRole("radio", { name: unit }));
  const leaving = part("La consegna");
  fireEvent.change(leaving.getByRole("textbox", { name: /Contachilometri/ }), { target: { value: "3.000" } });
  fireEvent.click(leaving.getByRole("button", { name: "Livello 8/8, 100%" }));
}
const submit = () => fireEvent.click(withinDialog().getByRole("button", { name: "Sostituisci" }));

test("lists free units with place, colours and terms, bars those that a driver may not drive, and filters while typing", async () => {
  await openDialog();
  const rows = () =>
    part("L'auto che parte")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(rows()).toEqual([
    "Ferrari 296 GTB, unità 2 · GA222BBL'auto prenotata · A Milano · € 1.400 al giornoaltro colore · 3.000 km",
    "Ferrari 296 GTB, unità 3L'auto prenotata · Si trova qui: Officina Rossi · € 1.400 al giorno",
    "Lamborghini Huracán, unità 1Da Zurigo, 280 km, 4 ore, andata · € 1.800 al giorno500 kmCondizioni diverse: deposito € 15.000",
    "McLaren Artura, unità 1Da Zurigo, 280 km, 4 ore, andata · € 1.800 al giorno500 kmCondizioni diverse: deposito € 15.000Ada Prova non può guidarla. Per questa auto occorrono 30 anni compiuti il giorno del ritiro.",
  ]);
  expect(withinDialog().getByRole<HTMLInputElement>("radio", { name: /McLaren/ }).disabled).toBe(true);
  fireEvent.change(withinDialog().getByRole("searchbox"), { target: { value: "lambo zurigo" } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(withinDialog().getByRole("searchbox"), { target: { value: "" } });
  expect(withinDialog().queryByRole("combobox", { name: "Condizioni" })).toBeNull();
  fireEvent.click(withinDialog().getByRole("radio", { name: /Lamborghini/ }));
  expect(withinDialog().getByRole("combobox", { name: "Condizioni" }).textContent?.replaceAll("\u00a0", " ")).toBe(
    "Restano quelle della prenotazionePassano a quelle della nuova auto",
  );
  expect(part("Prezzo e condizioni").getByText(/^Le sue: deposito €.15\.000\.$/)).toBeDefined();
});

test("sends both records, keeps price and terms by default, and offers the undo", async () => {
  const undo = { replacement: true, to: "active", until: "2026-12-11T10:01:00.000Z", ends_in_seconds: 60 } as const;
  const calls = await openDialog(({ method }) => (method === "POST" ? { body: { ...RENTAL, undo } } : undefined));
  submit();
  for (const message of ["Scegli perché si sostituisce l'auto.", "Scegli l'auto che parte."])
    expect(await withinDialog().findByText(message)).toBeDefined();
  expect(withinDialog().getAllByText("Indica i chilometri del contachilometri.")).toHaveLength(2);
  fillIn({ unit: /unità 2/ });
  submit();
  await expectToast("Auto sostituita, la mail parte fra poco");
  expect(calls.find(isReplacement)?.body).toEqual({
    reason: "breakdown",
    note: null,
    return_record: {
      kilometres: 12_200,
      fuel_percent: 50,
      damage_notes: null,
      pictures: [],
      picture_kinds: {},
      skipped_pictures: {},
      counter_went_back: false,
      counter_jumped: false,
    },
    vehicle: "ferrari-296-gtb",
    unit: 2,
    pickup_record: {
      kilometres: 3000,
      fuel_percent: 100,
      damage_notes: null,
      pictures: [],
      picture_kinds: {},
      skipped_pictures: {},
      counter_went_back: false,
      counter_jumped: false,
    },
    terms: "booked",
    version: RENTAL.version,
  });
  fireEvent.click(screen.getByRole("button", { name: /^Annulla/ }));
  await expectToast("Sostituzione annullata. La mail non è partita");
});

test("sends maintenance, the other car's terms and an agreed price where staff switch them on", async () => {
  const calls = await openDialog(({ method }) => (method === "POST" ? { body: RENTAL } : undefined));
  fillIn({ unit: /Lamborghini/ });
  fireEvent.click(withinDialog().getByRole("switch", { name: "Metti l'auto che rientra in manutenzione" }));
  fireEvent.change(withinDialog().getByLabelText(/In manutenzione fino al/), { target: { value: "2026-12-20" } });
  fireEvent.change(withinDialog().getByRole("combobox", { name: "Condizioni" }), { target: { value: "new" } });
  fireEvent.click(withinDialog().getByRole("switch", { name: "Cambia il prezzo" }));
  const price = part("Prezzo e condizioni");
  fireEvent.change(price.getByRole("textbox", { name: /Quanto/ }), { target: { value: "4.600" } });
  fireEvent.change(price.getByRole("textbox", { name: /Motivo/ }), { target: { value: "Auto superiore" } });
  submit();
  await expectToast("Auto sostituita, la mail parte fra poco");
  expect(calls.find(isReplacement)?.body).toMatchObject({
    maintenance: { to_date: "2026-12-20", to_time: "18:00", note: null },
    vehicle: "lamborghini-huracan",
    terms: "new",
    agreed: { kind: "total", value: 4600, reason: "Auto superiore" },
  });
});

// Rule: product.md#bookings-screen "If somebody took"
test("says that the unit was taken at that second, reloads the list and keeps the rest", async () => {
  let rows = [SAME_CAR, OTHER_CAR];
  const message = "L'unità è occupata in questo periodo.";
  const calls = await openDialog((call) => {
    if (isList(call)) return { body: rows };
    if (!isReplacement(call)) return undefined;
    rows = [OTHER_CAR];
    return errorResponse(409, "L'unità 2 è già occupata.", [{ path: "unit", message }]);
  });
  fillIn({ unit: /unità 2/ });
  submit();
  expect(await withinDialog().findByText(message)).toBeDefined();
  await waitFor(() => expect(withinDialog().queryByRole("radio", { name: /Ferrari/ })).toBeNull());
  expect(withinDialog().getByText(message)).toBeDefined();
  expect(withinDialog().getByRole<HTMLInputElement>("radio", { name: /Lamborghini/ }).checked).toBe(false);
  expect(part("L'auto che rientra").getByRole<HTMLInputElement>("textbox", { name: /Contachilometri/ }).value).toBe(
    "12.200",
  );
  expect(calls.filter(isList)).toHaveLength(2);
});

// Rule: product.md#handover "A reading below"
test("asks at its field about a reading that went back", async () => {
  const question = "L'unità 2 segnava già 3.500 km: controlla, o conferma che segna meno.";
  await openDialog((call) =>
    isReplacement(call)
      ? errorResponse(422, question, [{ path: "pickup_record.counter_went_back", message: question }])
      : undefined,
  );
  fillIn({ unit: /unità 2/ });
  submit();
  const field = await part("La consegna").findByRole("switch", {
    name: "Il contachilometri segna davvero meno",
  });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("is offered only while a unit whose pickup is recorded is out", () => {
  renderScreen(
    <>
      <BookingActions booking={{ ...RENTAL, handovers: [] }} canReopen={false} />
      <BookingActions
        booking={bookingDetail({ status: "confirmed", handovers: [PICKUP], units: [UNIT] })}
        canReopen={false}
      />
    </>,
  );
  expect(screen.queryByRole("button", { name: "Sostituisci l'auto" })).toBeNull();
});
