// Rule: product.md#private-link

import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BookingPage } from "#app/features/bookings/booking-page.tsx";
import type { Booking } from "#domain/bookings/booking.ts";
import { createBaseDelivery } from "#domain/delivery/rental-place.ts";
import { daysLine, oneWayLines, supplementLine } from "#domain/prices/price-line.ts";
import { createFinish } from "#domain/units/finish.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

const end = (date: string) => ({
  city: "Milano",
  timeZone: "Europe/Rome",
  date,
  time: "10:00",
  at: new Date(`${date}T09:00:00Z`),
});
const booking: Booking = {
  id: "5b0c5a0e-0000-4000-8000-000000000000",
  reference: "VL-7K3MQD",
  status: "declined",
  vehicle: { id: null, title: "Ferrari 296 GTB", catalogueVehicle: null },
  units: [],
  unitVehicle: { id: null, title: "Ferrari 296 GTB", turnaroundHours: 0, catalogueVehicle: null },
  unit: 1,
  plate: null,
  finish: null,
  pickup: end("2026-12-10"),
  return: end("2026-12-13"),
  pickupCountry: "Italia",
  days: 3,
  graceMinutes: 0,
  dailyRate: 140_000,
  oneWay: 0,
  includedKilometres: 450,
  delivery: createBaseDelivery("Milano"),
  lines: [daysLine({ firstDay: "2026-12-10", quantity: 3, unitPrice: 140_000, rule: null })],
  total: 420_000,
  agreed: null,
  currency: "EUR",
  terms: {
    deposit: 1_000_000,
    excess: 800_000,
    includedKilometresPerDay: 150,
    extraKilometre: 600,
    minimumAge: 25,
    minimumLicenceYears: 3,
  },
  renter: { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" },
  driver: { birthDate: "1985-03-14", licenceDate: "2004-06-01" },
  language: "it",
  note: null,
  holdExpiresAt: null,
  linkOpenedAt: null,
  linkVersion: 0,
  collectedAt: null,
  returnedAt: null,
  hasPickupRecord: false,
  expectedReturnAt: null,
  createdAt: new Date("2026-11-21T09:00:00Z"),
  updatedAt: new Date("2026-11-21T09:00:00Z"),
  version: 1,
};

const PAGE = {
  openingProof: null,
  dateRequestScope: "none" as const,
  changedTerms: null,
  cancellationCost: 0,
  freeCancellationUntil: null,
  isPickupAhead: true,
  dateRequest: null,
  returnPlaces: [],
  token: "k",
  refusal: undefined,
  refusedDates: undefined,
  messages: [],
  messageKey: "k1",
  refusedMessage: undefined,
};

function renderForVehicle(vehicle: Booking["vehicle"]) {
  const page = <BookingPage booking={{ ...booking, vehicle }} history={[]} canCancel={false} {...PAGE} />;
  renderOnSite(page, { wrapper: MemoryRouter });
}

// Rule: product.md#colours "Receipt, private link"
test("the renter sees the colours of the held unit", () => {
  const finish = createFinish({
    paint: { name: "Rosso vivo", colour: "#ae0009" },
    leather: { name: "Tabacco", colour: "#7a4a26" },
    stitching: null,
    trim: null,
  });
  const page = <BookingPage booking={{ ...booking, finish }} history={[]} canCancel={false} {...PAGE} />;
  renderOnSite(page, { wrapper: MemoryRouter });
  expect(screen.getByText("Colori").nextElementSibling?.textContent).toBe("Rosso vivo, interni Tabacco");
});

// Rule: product.md#colours "With a colour chosen"
test("a photograph of another finish than the unit's never leads", () => {
  const photograph = (number: number, finish: string) =>
    `/uploads/0f8fad5b-d9cb-869f-a165-70867728950${number}-1600x900/1200.webp#finish=${finish}`;
  const catalogueVehicle = {
    slug: "porsche-911-carrera-s",
    name: "911 Carrera S",
    images: [photograph(1, "verde-bosco"), photograph(2, "terracotta")],
  };
  const finish = createFinish({
    paint: { name: "Terracotta", colour: "#a14b28" },
    leather: null,
    stitching: null,
    trim: null,
  });
  const unitVehicle = { id: "1", title: "Porsche 911 Carrera S", turnaroundHours: 4, catalogueVehicle };
  const page = <BookingPage booking={{ ...booking, unitVehicle, finish }} history={[]} canCancel={false} {...PAGE} />;
  const { container } = renderOnSite(page, { wrapper: MemoryRouter });
  const [picture] = container.querySelectorAll("figure img");
  expect(picture?.getAttribute("src")).toBe(photograph(2, "").replace(/#.*/, ""));
});

// Rule: product.md#rental-days
test("says that a return within the booking's grace period is included", () => {
  const within = { ...booking, return: { ...booking.return, time: "12:00" }, graceMinutes: 120 };
  const page = <BookingPage booking={within} history={[]} canCancel={false} {...PAGE} />;
  renderOnSite(page, { wrapper: MemoryRouter });
  expect(screen.getByRole("region", { name: "Riepilogo" }).textContent).toContain(
    "La riconsegna delle 12:00 è compresa: fino a 2 ore dopo l'ora del ritiro non si paga un giorno in più.",
  );
});

const delivered: Booking = {
  ...booking,
  status: "confirmed",
  delivery: {
    ...booking.delivery,
    base: "Milano",
    pickupPlace: { slug: "aeroporto-milano-malpensa", name: "Aeroporto di Milano Malpensa", address: null },
    returnPlace: { slug: null, name: "Milano", address: "Via Monte Napoleone 1" },
    out: { kilometres: 51, minutes: 60 },
    meetingPoint: "Terminal 1",
    flightOrTrain: "AZ 1234",
  },
  lines: [
    ...booking.lines,
    supplementLine({ kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 }),
  ],
};

test("a delivered vehicle shows both places, who drives it there, and the supplement as a line", () => {
  renderOnSite(<BookingPage booking={delivered} history={[]} canCancel={false} {...PAGE} />, {
    wrapper: MemoryRouter,
  });
  const receiptText = screen.getByRole("region", { name: "Riepilogo" }).textContent;
  for (const part of [
    "Aeroporto di Milano Malpensa",
    "Via Monte Napoleone 1, Milano",
    "Ti consegniamo l'auto noi. Veniamo noi a riprenderla.",
    "Punto d'incontroTerminal 1",
    "Volo o trenoAZ 1234",
    "11 km oltre il raggio gratuito€\u00a022",
  ]) {
    expect(receiptText).toContain(part);
  }
  expect(screen.getByText(/Ti portiamo l'auto all'Aeroporto di Milano Malpensa/)).toBeDefined();
});

test("a vehicle that left the fleet keeps its name on the renter's page, without picture and without a link to book it again", () => {
  renderForVehicle({ id: null, title: "Ferrari 296 GTB", catalogueVehicle: null });
  expect(screen.getByRole("heading", { name: "Ferrari 296 GTB" })).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("link", { name: "Ripeti la richiesta" })).toBeNull();
});

// Rule: product.md#delivered-cars
test("a delivery with a supplement is not called free", () => {
  const page = (
    <BookingPage
      booking={{ ...booking, status: "requested", lines: delivered.lines, total: 422_200 }}
      history={[]}
      canCancel={false}
      {...PAGE}
    />
  );
  const { container } = renderOnSite(page, { wrapper: MemoryRouter });
  expect(container.textContent).not.toContain("consegna è gratuita");
  expect(container.textContent).not.toContain("Gratuita in città");
});

const catalogueVehicle: NonNullable<Booking["vehicle"]["catalogueVehicle"]> = {
  slug: "ferrari-296-gtb",
  name: "296 GTB",
  totalUnits: 1,
  turnaroundHours: 4,
  images: [],
  category: "sportive",
  citySlug: "milan",
};
const vehicle = { id: "1", title: "Ferrari 296 GTB", catalogueVehicle };
const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href") ?? "";

test("a vehicle that is still in the fleet can be booked again", () => {
  renderForVehicle(vehicle);
  expect(screen.getByRole("link", { name: "Ripeti la richiesta" }).getAttribute("href")).toContain(
    "/prenota/ferrari-296-gtb?",
  );
});

function renderBooking(changes: Partial<Booking>, props: Partial<ComponentProps<typeof BookingPage>> = {}) {
  const element = (
    <BookingPage booking={{ ...booking, ...changes }} history={[]} canCancel={false} {...PAGE} {...props} />
  );
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("the page repeats the renter's note, says how to pay and who calls, and links to a chat that names the booking", () => {
  renderBooking({ status: "confirmed", note: "Due seggiolini" });
  const practical = screen.getByRole("region", { name: "Da sapere" });
  expect(practical.textContent).toContain("Due seggiolini");
  expect(practical.textContent).toContain("Sul sito non si paga");
  expect(practical.textContent).toContain("+39 333 000 0000");
  const chat = screen.getByRole("link", { name: "Scrivici su WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toContain("per la prenotazione VL-7K3MQD");
});

const FACTS = [/Il noleggio si paga al ritiro/, /al numero \+39 333 000 0000/] as const;

test.each<[Booking["status"], boolean, boolean]>([
  ["requested", true, true],
  ["confirmed", true, true],
  ["active", false, true],
  ["completed", false, false],
  ["declined", false, false],
  ["cancelled", false, false],
  ["no_show", false, false],
  ["expired", false, false],
])(
  "a booking that is %s says how to pay (%s), who calls (%s), and always how to write to the company",
  (status, ...expectedTexts) => {
    renderBooking({ status });
    const practical = screen.getByRole("region", {
      name: expectedTexts.includes(true) ? "Da sapere" : "Se hai una domanda",
    });
    expect(FACTS.map((fact) => fact.test(practical.textContent))).toEqual(expectedTexts);
    expect(screen.getByRole("link", { name: "Scrivici su WhatsApp" })).toBeDefined();
  },
);

// Rule: product.md#date-request
test("the renter may request other dates until the pickup, and sees the requested ones", () => {
  const dateRequest = { text: "Da sabato.", state: "open" as const, answer: null };
  renderBooking({ status: "confirmed" }, { dateRequestScope: "whole", dateRequest });
  expect(screen.getByRole("status").textContent).toMatch(/Hai chiesto altre date.*Da sabato\..*Ti rispondiamo entro/);
  expect(screen.getByRole("button", { name: "Chiedi queste date", hidden: true })).toBeDefined();
});

// Rule: product.md#date-request
test("the renter of a car that is out may request another return, at another place too, and reads a refusal", () => {
  const booked = { value: "Milano", label: "Milano" };
  renderBooking(
    { status: "active" },
    {
      dateRequestScope: "return",
      dateRequest: { text: "Riconsegna martedì.", state: "refused", answer: "Riparte mercoledì." },
      returnPlaces: [
        { group: "Come concordato", options: [booked] },
        { group: "Città", options: [{ value: "Roma", label: "Roma" }] },
      ],
    },
  );
  expect(screen.getByRole("status").textContent).toBe(
    "Non possiamo accettare le date che hai chiestoRiconsegna martedì.Riparte mercoledì.",
  );
  expect(screen.queryByLabelText("Ritiro")).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>("Luogo di riconsegna").value).toBe("Milano");
  expect(screen.getByRole("button", { name: "Chiedi questa riconsegna", hidden: true })).toBeDefined();
});

test("a refused request for dates shows the message beside the dates with the submitted values", () => {
  const problems = [{ path: "returnDate", message: "La riconsegna deve seguire il ritiro." }];
  const refusedDates = { refusal: "Controlla i campi.", problems, typed: { returnDate: "2026-12-01" } };
  renderBooking({ status: "confirmed" }, { dateRequestScope: "whole", refusedDates });
  const field = screen.getByLabelText("Riconsegna");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect((field as HTMLInputElement).value).toBe("2026-12-01");
});

test("a cancelled booking links to the same vehicle on other dates and to other vehicles of the city on the same dates", () => {
  renderBooking({ status: "cancelled", vehicle });
  expect(addressOf("Ferrari 296 GTB, in altre date")).toBe("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  expect(addressOf("Le altre vetture a Milano, nelle stesse date")).toContain("pickupDate=2026-12-10");
});

test("each link from a booking at an airport keeps the airport, and so its supplement", () => {
  renderBooking({ ...delivered, status: "expired", vehicle });
  const places = "pickupCity=aeroporto-milano-malpensa&returnCity=Milano";
  expect(addressOf("Ripeti la richiesta")).toContain(`/prenota/ferrari-296-gtb?${places}&pickupDate=2026-12-10`);
  expect(addressOf("Ferrari 296 GTB, in altre date")).toBe(
    `/luxury-car-rental/milan/sportive/ferrari-296-gtb?${places}`,
  );
  const others = addressOf("Le altre vetture all'Aeroporto di Milano Malpensa, nelle stesse date");
  expect(others).toContain("pickupCity=aeroporto-milano-malpensa");
  expect(others).toContain("returnCity=Milano");
});

test("an ended booking says where and when it took place, and announces no meeting", () => {
  renderBooking({ ...delivered, status: "declined" });
  const receiptText = screen.getByRole("region", { name: "Riepilogo" }).textContent;
  expect(receiptText).toContain("Aeroporto di Milano Malpensa");
  for (const expectedTexts of ["Ti consegniamo l'auto noi", "Terminal 1", "AZ 1234"])
    expect(receiptText).not.toContain(expectedTexts);
});

test.each<[Booking["status"], boolean]>([
  ["requested", true],
  ["confirmed", true],
  ["active", true],
  ["completed", true],
  ["declined", false],
  ["cancelled", false],
  ["no_show", false],
  ["expired", false],
])("a booking that is %s lists excess, deposit and kilometres: %s", (status, listsConditions) => {
  renderBooking({ status });
  const receiptText = screen.getByRole("region", { name: "Riepilogo" }).textContent;
  for (const condition of ["Franchigia massima", "Deposito cauzionale", "Chilometri inclusi", "Età minima"])
    expect(receiptText.includes(condition), condition).toBe(listsConditions);
});

// Rule: product.md#one-way-return
test("the bill names the place of the return, not only its city", () => {
  const place = { slug: "aeroporto-pisa-galileo-galilei", name: "Aeroporto di Pisa Galileo Galilei" };
  const { delivery } = delivered;
  const away = {
    ...delivered,
    return: { ...booking.return, city: "Firenze" },
    lines: [...delivered.lines, ...oneWayLines(9213)],
  };
  const free = { ...away, delivery: { ...delivery, returnPlace: { ...place, address: null } } };
  renderBooking(free);
  const receiptText = screen.getByRole("region", { name: "Riepilogo" }).textContent;
  expect(receiptText).toContain("Riconsegna all'Aeroporto di Pisa Galileo Galilei€\u00a092,13");
});

// Rule: product.md#conversation
test("the page has the conversation, and a form that keeps a refused message with its reason", () => {
  const message = {
    id: "m1",
    side: "staff" as const,
    author: "Giulia",
    body: "Ti aspettiamo alle 10.",
    createdAt: new Date("2026-11-21T09:20:00Z"),
  };
  const refusedMessage = { problem: "Al massimo 4.000 caratteri.", body: "Troppe parole" };
  renderBooking({ status: "completed" }, { messages: [message], refusedMessage });
  const conversation = screen.getByRole("region", { name: "La conversazione" });
  expect(within(conversation).getByText("Ti aspettiamo alle 10.")).toBeDefined();
  const form = within(conversation).getByRole<HTMLFormElement>("form", { name: "Scrivici" });
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: "message", key: "k1", body: "Troppe parole" });
  expect(within(form).getByLabelText("Il tuo messaggio").getAttribute("aria-invalid")).toBe("true");
  expect(within(form).getByText("Rispondiamo entro 2 ore, qui e per e-mail.")).toBeDefined();
});

// Rule: product.md#private-link "After a replacement"
test("a renter whose car was replaced reads which car they had until when, and which conditions changed", () => {
  const leg = { plate: null, startedAt: booking.pickup.at, endedAt: null };
  const units = [
    { ...leg, id: "a", title: "Ferrari 296 GTB", plate: "GA123BC", endedAt: new Date("2026-12-11T10:00:00Z") },
    { ...leg, id: "b", title: "Porsche 911 Carrera S", startedAt: new Date("2026-12-11T10:00:00Z") },
  ];
  const replaced = { ...booking, status: "active" as const, units };
  const changedTerms = [{ label: "Deposito cauzionale", value: "€ 15.000, prima € 10.000" }];
  renderOnSite(
    <BookingPage booking={replaced} history={[]} canCancel={false} {...PAGE} changedTerms={changedTerms} />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole("region", { name: "Le tue auto" }).textContent).toBe(
    [
      "Le tue auto",
      "Fino all'11 dic, 11:00Ferrari 296 GTB, targa GA123BC",
      "Dall'11 dic, 11:00Porsche 911 Carrera S",
      "Che cosa cambia nelle condizioni",
      "Deposito cauzionale€ 15.000, prima € 10.000",
    ].join(""),
  );
  expect(screen.getByRole("heading", { name: "Ferrari 296 GTB, poi Porsche 911 Carrera S" })).toBeDefined();
});
