import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { writeReview } from "#server/services/reviews/reviews.ts";
import { deriveReviewToken } from "#server/services/reviews/shared/review-token.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { CAR_QUOTE } from "#test/quote-api.ts";
import type { World } from "#test/simulation/world.ts";
import { callOrThrow, findId, findRowId, findVehicleId, type Write, worldDateInDays } from "./write.ts";

const CAR = "ferrari-296-gtb";
const RENTER = { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" };

const unitOf = (world: World, slug: string) =>
  findId(
    world,
    "select units.id from units join vehicles on vehicles.id = units.vehicle_id where slug = $1 order by number limit 1",
    [slug],
  );
const bookingId = (world: World) =>
  findId(world, "select id from bookings where reference = $1", [latestBooking(world).reference]);
const blockId = (world: World) =>
  findId(world, "select id from unit_holds where kind = 'maintenance' and released_at is null");

/** The latest booking of each world; a phone booking has no token yet. */
const latestBookings = new WeakMap<World, { reference: string; token: string }>();

function latestBooking(world: World): { reference: string; token: string } {
  const booking = latestBookings.get(world);
  if (!booking) throw new Error("There is no booking yet.");
  return booking;
}

async function sendBooking(world: World, changes: Parameters<typeof bookingRequest>[0] = {}): Promise<void> {
  const made = await callOrThrow<{ reference: string; manageUrl: string }>(
    world,
    "POST",
    "/api/bookings",
    bookingRequest({ email: `persona-${world.random.between(1, 1_000_000)}@prova.example`, ...changes }),
    null,
  );
  const token = new URL(made.manageUrl).pathname.split("/").at(-1) ?? "";
  latestBookings.set(world, { reference: made.reference, token });
}

const bookingWrite = (title: string, body: object, more: Partial<Write> = {}): Write => ({
  title,
  write: async (world) => callOrThrow(world, "PATCH", `/api/bookings/${await bookingId(world)}`, body),
  ...more,
});
const handover = (title: string, kind: "pickup" | "return", kilometres: number): Write => ({
  title,
  isInvisible: true,
  write: async (world) =>
    callOrThrow(world, "PUT", `/api/bookings/${await bookingId(world)}/handovers/${kind}`, {
      kilometres,
      fuel_percent: 90,
    }),
});
const runDueJobsWrite = (title: string, more: Partial<Write> = {}): Write => ({
  title,
  write: (world) => world.runDueJobs(),
  ...more,
});

const UNIT_WRITES: Write[] = [
  {
    title: "a block of a unit",
    async write(world) {
      const days = { from_date: "2026-12-10", from_time: "08:00", to_date: "2026-12-12", to_time: "18:00" };
      await callOrThrow(world, "POST", "/api/unit_holds", {
        vehicle_id: await findVehicleId(world, CAR),
        unit: 1,
        ...days,
      });
    },
  },
  {
    title: "a block on other days",
    write: async (world) =>
      callOrThrow(world, "PATCH", `/api/unit_holds/${await blockId(world)}`, {
        from_date: "2026-12-20",
        to_date: "2026-12-22",
      }),
  },
  {
    title: "the end of a block",
    write: async (world) => world.call(world.staff.admin, "DELETE", `/api/unit_holds/${await blockId(world)}`),
  },
  {
    title: "a unit's colour",
    write: async (world) =>
      callOrThrow(world, "PATCH", `/api/units/${await unitOf(world, CAR)}`, {
        paint: { name: "Verde prova", colour: "#1d5c46" },
      }),
  },
  {
    title: "a unit's papers",
    isInvisible: true,
    write: async (world) =>
      callOrThrow(world, "PATCH", `/api/units/${await unitOf(world, CAR)}`, { plate: "GA 123 BC" }),
  },
  {
    title: "a unit that is added",
    write: async (world) =>
      callOrThrow(world, "POST", "/api/units", { vehicle_id: await findVehicleId(world, CAR), plate: "GA 124 BC" }),
  },
  {
    title: "a unit that leaves the fleet",
    write: async (world) =>
      callOrThrow(
        world,
        "POST",
        `/api/units/${await findId(world, "select units.id from units join vehicles on vehicles.id = vehicle_id where slug = 'ferrari-296-gtb' and number = 2")}/leave`,
        {},
      ),
  },
  {
    title: "an expiry that blocks a unit",
    write: async (world) =>
      callOrThrow(world, "POST", `/api/units/${await unitOf(world, CAR)}/expiries`, {
        kind: "inspection",
        due_on: "2026-11-20",
      }),
  },
  {
    title: "an expiry that is let be",
    write: async (world) =>
      callOrThrow(
        world,
        "PUT",
        `/api/unit_expiries/${await findId(world, "select id from unit_expiries limit 1")}/override`,
        {
          until: worldDateInDays(world, 300),
          reason: "Gomme nuove già in officina.",
        },
      ),
  },
];

const BOOKING_WRITES: Write[] = [
  { title: "a renter's request", write: (world) => sendBooking(world) },
  {
    title: "a renter's cancellation",
    write: (world) => cancelBooking(world.application.context, { token: latestBooking(world).token }),
  },
  { title: "another request", write: (world) => sendBooking(world) },
  bookingWrite("other dates", { pickupDate: "2026-12-11", returnDate: "2026-12-14" }),
  bookingWrite("another car", { vehicle: "lamborghini-huracan-tecnica", other_colour: true }),
  bookingWrite("the first car again", { vehicle: CAR, other_colour: true }),
  bookingWrite("a booking that is declined", { status: "declined", reason: "Non possiamo" }, { isInvisible: true }),
  {
    title: "a decision that is taken back",
    isInvisible: true,
    write: async (world) => callOrThrow(world, "POST", `/api/bookings/${await bookingId(world)}/undo`, {}),
  },
  {
    title: "a request that nobody answers",
    isInvisible: true,
    write: (world) =>
      sendBooking(world, { pickupDate: "2026-12-20", returnDate: "2026-12-22", vehicle: "prova-suv-0" }),
  },
  runDueJobsWrite("what ends by the clock", { atDay: 2, isInvisible: true }),
  {
    title: "a booking by phone",
    async write(world) {
      const dates = {
        pickupDate: worldDateInDays(world, 0),
        pickupTime: "20:00",
        returnDate: worldDateInDays(world, 2),
      };
      const booking = { ...bookingRequest(), ...dates, ...RENTER, confirm: true };
      const { reference } = await callOrThrow<{ reference: string }>(world, "POST", "/api/bookings/by-phone", booking);
      latestBookings.set(world, { reference, token: "" });
    },
  },
  handover("a handover", "pickup", 1000),
  bookingWrite("a car that is out", { status: "active", at_another_time: true }, { isInvisible: true }),
  {
    title: "a late return that is expected",
    write: async (world) =>
      callOrThrow(world, "POST", `/api/bookings/${await bookingId(world)}/expected-return`, {
        date: worldDateInDays(world, 4),
        time: "17:00",
      }),
  },
  runDueJobsWrite("what is due while a car is late", { atDay: 7, isInvisible: true }),
  handover("a return", "return", 1500),
  bookingWrite("a rental that is over", { status: "completed" }, { isInvisible: true }),
  runDueJobsWrite("what is due a day after the return", { atDay: 9, isInvisible: true }),
];

const REVIEW_WRITES: Write[] = [
  {
    title: "a review that is written",
    isInvisible: true,
    write: async (world) => {
      const { env } = world.application.context;
      await writeReview(world.application.context, {
        token: deriveReviewToken(env.secret, await bookingId(world)),
        form: { stars: "5", body: "Consegna puntuale e vettura perfetta, come scelta.", shown_name: "Ada P." },
      });
    },
  },
  ...[
    ["a review that is published", { status: "published" }],
    ["a review that is answered", { answer: "Grazie." }],
    ["a review that is hidden", { status: "declined" }],
  ].map(
    ([title, body]): Write => ({
      title: String(title),
      write: async (world) =>
        callOrThrow(
          world,
          "PATCH",
          `/api/reviews/${await findId(world, "select id from reviews where stars is not null order by created_at desc limit 1")}`,
          body,
        ),
    }),
  ),
];

const RATE_WRITES: Write[] = [
  {
    title: "a rate of value added tax",
    write: async (world) =>
      callOrThrow(
        world,
        "PATCH",
        `/api/vat_rates/${await findId(world, "select id from vat_rates where country = 'Italia' limit 1")}`,
        { rate: 23 },
      ),
  },
  {
    title: "a new protection",
    write: (world) =>
      callOrThrow(world, "POST", "/api/protections", {
        code: "prova",
        name: "Riduzione della franchigia di prova",
        price: 40,
        excess_percent: 50,
      }),
  },
];

const CLUB_WRITES: Write[] = [
  {
    title: "a new testimonial",
    write: (world) =>
      callOrThrow(world, "POST", "/api/testimonials", { text: "Una strada che non conoscevo.", name: "Ada" }),
  },
  {
    title: "a new event of the club",
    write: (world) =>
      callOrThrow(world, "POST", "/api/club_events", {
        title: "Cena di prova",
        description: "Una cena.",
        place: "Erbusco",
        held_on: "2026-12-12",
        places: 3,
      }),
  },
  {
    title: "a place at an event",
    async write(world) {
      const slug = "cena-di-prova-2026-12-12";
      const details = { event: slug, places: 2 };
      const { id } = await requestEnquiry(world.application.context, {
        body: { kind: "club", ...RENTER, message: "Vengo volentieri.", details },
        fromForm: true,
      });
      await callOrThrow(world, "PUT", `/api/enquiries/${id}/club_place`, {
        decision: "accepted",
        body: "Ti aspettiamo.",
      });
    },
  },
  {
    title: "an event that is called off",
    write: async (world) =>
      callOrThrow(
        world,
        "PATCH",
        `/api/club_events/${await findRowId(world, "club_events", "cena-di-prova-2026-12-12")}`,
        {
          status: "cancelled",
        },
      ),
  },
];

const QUOTE_WRITES: Write[] = [
  {
    title: "a quote of a car that is accepted",
    async write(world) {
      const rental = {
        ...CAR_QUOTE.rental,
        pickupDate: worldDateInDays(world, 15),
        returnDate: worldDateInDays(world, 18),
      };
      const quote = { ...CAR_QUOTE, valid_until: worldDateInDays(world, 5), rental };
      const { id } = await callOrThrow<{ id: string }>(world, "POST", "/api/quotes", quote);
      const sent = await callOrThrow<{ private_url: string }>(world, "POST", `/api/quotes/${id}/send`, {});
      await acceptQuote(world.application.context, {
        token: new URL(sent.private_url).pathname.split("/").at(-1) ?? "",
        form: { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" },
      });
    },
  },
];

const CUSTOMER_WRITES: Write[] = [
  {
    title: "a customer's name",
    isInvisible: true,
    write: async (world) =>
      callOrThrow(
        world,
        "PATCH",
        `/api/customers/${await findId(world, "select id from customers order by id limit 1")}`,
        {
          name: "Altro Nome",
        },
      ),
  },
  runDueJobsWrite("what has been kept long enough", { atDay: 5000, isInvisible: true }),
];

/** One write of each kind by renters, staff and jobs, as a story: each builds on those before it. */
export const RENTAL_WRITES: readonly Write[] = [
  ...UNIT_WRITES,
  ...BOOKING_WRITES,
  ...REVIEW_WRITES,
  ...CLUB_WRITES,
  ...RATE_WRITES,
  ...QUOTE_WRITES,
  ...CUSTOMER_WRITES,
];
