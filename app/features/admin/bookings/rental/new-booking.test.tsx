// Rule: product.md#phone-bookings
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NewBookingForm } from "#app/features/admin/bookings/rental/new-booking.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { saveDraft } from "#app/ui/panel/drafts/draft-store.ts";
import { daysBetween } from "#domain/rental-period/civil-time.ts";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { carOffer } from "#test/factories/booking-offers.ts";
import { customerDetail, customerRow } from "#test/factories/customer-rows.ts";
import { errorResponse, renderScreen } from "#test/panel-screen.tsx";

const REGULAR = customerRow({ banned: true, email: null });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => {
  vi.useRealTimers();
});

test("starts one day long at the next half hour, and moves the return when the pickup day changes", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T14:10:00Z") });
  renderScreen(<NewBookingForm cities={["Milano"]} />);
  const period = () =>
    [/Ritiro il/, /Ora di ritiro/, /Riconsegna il/, /Ora di riconsegna/].map((name) => field(name).value);
  expect(period()).toEqual(["2026-11-22", "15:30", "2026-11-23", "15:30"]);
  fireEvent.input(field(/Ritiro il/), { target: { value: "2026-12-31" } });
  expect(period()).toEqual(["2026-12-31", "15:30", "2027-01-01", "15:30"]);
});

test("suggests a customer while the name is typed, fills in the rest and shows the rental ban", async () => {
  const calls = renderScreen(<NewBookingForm cities={["Milano"]} />, ({ path }) =>
    path.startsWith("/api/customers") ? { body: [REGULAR] } : undefined,
  );
  act(() => field(/Nome e cognome/).focus());
  fireEvent.input(field(/Nome e cognome/), { target: { value: "Ada" }, inputType: "insertText" });
  const suggestion = await screen.findByRole("option", { name: /Ada Prova/ });
  expect(suggestion.textContent).toContain("Non noleggiare");
  fireEvent.click(suggestion);
  await waitFor(() => expect(field(/Telefono/).value).toBe("+39 333 000 0000"));
  expect(field(/Nome e cognome/).value).toBe("Ada Prova");
  expect(field(/Data di nascita/).value).toBe("1985-03-14");
  expect(field(/Patente dal/).value).toBe("2004-06-01");
  expect(screen.getByText(/per confermare serve la decisione di un amministratore/)).toBeDefined();
  expect(calls.filter(({ path }) => path.startsWith("/api/customers")).map(({ path }) => path)).toEqual([
    "/api/customers?q=Ada&limit=6",
  ]);
});

test("belongs to the customer from whose page it was opened, with their data; another caller's booking belongs to no record", async () => {
  const customer = { ...REGULAR, phone: null };
  renderScreen(<NewBookingForm cities={["Milano"]} customer={customer} />);
  expect([field(/Nome e cognome/).value, field(/Patente dal/).value, field(/Telefono/).value]).toEqual([
    "Ada Prova",
    "2004-06-01",
    "",
  ]);
  expect(screen.getByRole("link", { name: "Ada Prova" }).getAttribute("href")).toBe(`/admin/customers/${customer.id}`);
  expect(screen.getByText(/per confermare serve la decisione di un amministratore/)).toBeDefined();
  expect(screen.getByText(/resta una richiesta finché un amministratore non decide/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Registra la richiesta" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "È un'altra persona" }));
  expect(screen.getByRole("button", { name: "Conferma la prenotazione" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Ada Prova" })).toBeNull();
  expect(field(/Nome e cognome/).value).toBe("Ada Prova");
});

test("begins as a copy of a booking, with the next dates, without its agreed price, note and flight", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T14:10:00Z") });
  const booking = bookingDetail();
  const copied = bookingDetail({
    vehicle: "ferrari-296-gtb",
    pickup_date: "2026-12-10",
    return_date: "2026-12-13",
    note: "Due seggiolini",
    drivers: [
      {
        ...customerDetail(),
        id: "d1",
        name: "Ugo Prova",
        document_kind: null,
      } as unknown as (typeof booking.drivers)[number],
    ],
    delivery: { ...booking.delivery, meeting_point: "Arrivi", flight_or_train: "AZ 1" },
  });
  renderScreen(<NewBookingForm cities={["Milano"]} customer={REGULAR} copied={copied} />);
  expect(screen.getByText(`Copia di ${copied.reference}`)).toBeDefined();
  expect([/Ritiro il/, /Riconsegna il/, /Ora di ritiro/].map((name) => field(name).value)).toEqual([
    "2026-11-23",
    "2026-11-26",
    copied.pickup_time,
  ]);
  expect([/Luogo di ritiro/, /Punto d'incontro/, /Volo o treno/, /^Nota/].map((name) => field(name).value)).toEqual([
    "Milano",
    "Arrivi",
    "",
    "",
  ]);
  expect(screen.getByRole("link", { name: REGULAR.name })).toBeDefined();
  expect(screen.getByText(/Altri conducenti: Ugo Prova/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Togli gli altri conducenti" }));
  expect(screen.queryByText(/Altri conducenti:/)).toBeNull();
});

test("keeps the customer of a restored draft and shows the rental ban", async () => {
  const changes = { customer: REGULAR.id, name: "Ada Prova" };
  saveDraft({ owner: "u1", form: "phone-booking", subject: "" }, { version: null, changes });
  const form = (
    <DraftOwnerContext value="u1">
      <NewBookingForm cities={["Milano"]} />
    </DraftOwnerContext>
  );
  renderScreen(form, ({ path }) =>
    path === `/api/customers/${REGULAR.id}` ? { body: customerDetail({ banned: true }) } : undefined,
  );
  expect(await screen.findByText(/per confermare serve la decisione di un amministratore/)).toBeDefined();
  expect(field(/Nome e cognome/).value).toBe("Ada Prova");
  fireEvent.click(screen.getByRole("button", { name: "Scarta" }));
  expect(screen.queryByRole("link", { name: "Ada Prova" })).toBeNull();
});

test("shows for a delivered car its origin, distance and cost, and asks for no address at a listed place", async () => {
  const delivery = { base: "Zurigo", place: "Stazione di Milano", kilometres: 271, minutes: 210, supplement: 44 };
  const calls = renderScreen(<NewBookingForm cities={["Milano"]} />, ({ path }) =>
    path.startsWith("/api/bookings/offers") ? { body: [carOffer({ delivery })] } : undefined,
  );
  expect(screen.getByLabelText("Indirizzo di ritiro")).toBeDefined();
  const choose = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
  fireEvent.input(field(/Luogo di ritiro/), { target: { value: "malp" }, inputType: "insertText" });
  fireEvent.click(await screen.findByRole("option", { name: "Aeroporto di Milano Malpensa" }));
  expect(screen.queryByLabelText("Indirizzo di ritiro")).toBeNull();
  choose(/Ritiro il/, "2026-12-10");
  choose(/Riconsegna il/, "2026-12-13");
  expect(await screen.findByText(/^Da Zurigo, 271 km, 3 ore e mezza, andata, con un supplemento di/)).toBeDefined();
  expect(calls.find(({ path }) => path.startsWith("/api/bookings/offers"))?.path).toMatch(
    /pickupCity=aeroporto-milano-malpensa.*delivered=true/,
  );
});

test("prices the whole new period when the pickup moves, and cannot be confirmed until then", async () => {
  const calls = renderScreen(
    <NewBookingForm cities={["Roma"]} />,
    ({ path }) => {
      if (!path.startsWith("/api/bookings/offers")) return undefined;
      const { pickupDate, returnDate } = Object.fromEntries(new URL(path, "https://x.example").searchParams);
      if (pickupDate === undefined || returnDate === undefined || returnDate <= pickupDate)
        return errorResponse(422, "Controlla i dati.", [
          { path: "returnDate", message: "La riconsegna deve seguire il ritiro." },
        ]);
      const days = daysBetween(pickupDate, returnDate);
      return { body: [carOffer({ days, total: days * 1250 })] };
    },
    "/?vehicle=maserati-mc20&pickupCity=Roma&pickupDate=2027-03-10&returnDate=2027-03-13",
  );
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Conferma la prenotazione" });
  const price = () => within(screen.getByRole("complementary")).queryByText(/^€/)?.textContent;
  await waitFor(() => expect(price()).toBe(formatEuros(3750)));
  expect(confirm.disabled).toBe(false);
  const before = calls.length;
  const move = (label: RegExp, day: string) => fireEvent.input(field(label), { target: { value: day } });
  move(/Ritiro il/, "2027-03-11");
  expect(confirm.disabled).toBe(true);
  await waitFor(() => expect(confirm.disabled).toBe(false));
  expect(price()).toBe(formatEuros(3750));
  const requestedPaths = calls.slice(before).map(({ path }) => path);
  expect(requestedPaths.some((path) => path.startsWith("/api/bookings/offers"))).toBe(true);
  for (const path of requestedPaths) expect(path).toMatch(/pickupDate=2027-03-11.*returnDate=2027-03-14/);
  move(/Riconsegna il/, "2027-03-10");
  expect(await screen.findByText("La riconsegna deve seguire il ritiro.")).toBeDefined();
  expect([price(), confirm.disabled]).toEqual([undefined, true]);
});

test("sends nothing without any contact of the caller", async () => {
  const calls = renderScreen(<NewBookingForm cities={["Milano"]} />);
  fireEvent.click(screen.getByRole("button", { name: "Conferma la prenotazione" }));
  expect(await screen.findByText("Indica almeno un recapito: e-mail o telefono.")).toBeDefined();
  expect(calls).toEqual([]);
});

test("shows, at one press, what is missing together with why the caller cannot have the car", async () => {
  const calls = renderScreen(
    <NewBookingForm cities={["Roma"]} />,
    ({ path }) =>
      path.startsWith("/api/bookings/offers")
        ? { body: [carOffer({ minimum_age: 25, minimum_licence_years: 3 })] }
        : undefined,
    "/?vehicle=maserati-mc20&pickupCity=Roma&pickupDate=2027-03-10&returnDate=2027-03-13",
  );
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Conferma la prenotazione" });
  await waitFor(() => expect(within(screen.getByRole("complementary")).queryByText(/^€/)).not.toBeNull());
  fireEvent.input(field(/Data di nascita/), { target: { value: "2004-05-01" } });
  fireEvent.click(confirm);
  expect(await screen.findByText("Per questa auto occorrono 25 anni compiuti il giorno del ritiro.")).toBeDefined();
  expect(screen.getByText("Indica nome e cognome.")).toBeDefined();
  // The form's own message about a date takes precedence.
  expect(screen.getByText("Indica una data di rilascio valida.")).toBeDefined();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

// Rule: product.md#unit-expiries "If an expiry falls"
test("warns only for the selected unit when something of it expires during the rental", async () => {
  const expiry = { expiry_id: "e1", kind: "tax", by: "day", due_on: "2026-12-11", due_kilometres: null };
  const period = "pickupDate=2026-12-10&returnDate=2026-12-13";
  renderScreen(
    <NewBookingForm cities={["Milano"]} />,
    ({ path }) => {
      if (path.startsWith("/api/bookings/free-units")) return { body: [1, 2] };
      if (path.startsWith("/api/units/expiring")) return { body: [{ ...expiry, unit: 1 }] };
      return undefined;
    },
    `/?vehicle=ferrari-296-gtb&pickupCity=Milano&${period}`,
  );
  expect(await screen.findByText("Unità 1: una scadenza cade in questo noleggio")).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Unità/, { selector: "select" }), { target: { value: "2" } });
  await waitFor(() => expect(screen.queryByText(/una scadenza cade in questo noleggio/)).toBeNull());
});

test("orders caller, place and dates, cars, and driver", () => {
  renderScreen(<NewBookingForm cities={["Milano"]} />);
  const names = [/Nome e cognome/, /Telefono/, /Luogo di ritiro/, /Ritiro il/, /Data di nascita/].map(field);
  const cars = screen.getByRole("group", { name: "L'auto" });
  const order = [...names.slice(0, 4), cars, ...names.slice(4)];
  expect(order.toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))).toEqual(order);
});

test("filters the cars while staff type and keeps the selected one", async () => {
  const names = ["Ferrari 296 GTB", "BMW i7", "Lamborghini Huracán EVO"];
  const body = names.map((vehicle_name) => carOffer({ vehicle: vehicle_name, vehicle_name }));
  renderScreen(
    <NewBookingForm cities={["Milano"]} />,
    ({ path }) => (path.startsWith("/api/bookings/offers") ? { body } : undefined),
    "/?pickupCity=Milano",
  );
  const cars = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
  const filter = await screen.findByRole("searchbox", { name: "Filtra le auto" });
  expect(cars()).toEqual(names);
  fireEvent.change(filter, { target: { value: "huracan evo" } });
  expect(cars()).toEqual(["Lamborghini Huracán EVO"]);
  fireEvent.click(screen.getByRole("radio"));
  fireEvent.change(filter, { target: { value: "bmw" } });
  expect(cars()).toEqual(["BMW i7", "Lamborghini Huracán EVO"]);
  fireEvent.change(filter, { target: { value: "fiat" } });
  expect(cars()).toEqual(["Lamborghini Huracán EVO"]);
});

test("renders the first cars of a large fleet and finds the others by typing", async () => {
  const body = Array.from({ length: 100 }, (_one, number) =>
    carOffer({ vehicle: `car-${number}`, vehicle_name: `Ferrari ${number}` }),
  );
  renderScreen(
    <NewBookingForm cities={["Milano"]} />,
    ({ path }) => (path.startsWith("/api/bookings/offers") ? { body } : undefined),
    "/?pickupCity=Milano",
  );
  const filter = await screen.findByRole("searchbox", { name: "Filtra le auto" });
  expect(screen.getAllByRole("radio")).toHaveLength(40);
  expect(screen.getByText("Ci sono altre 60 auto: scrivi marca o modello.")).toBeDefined();
  fireEvent.change(filter, { target: { value: "ferrari 99" } });
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.queryByText(/^Ci sono altre/)).toBeNull();
});
