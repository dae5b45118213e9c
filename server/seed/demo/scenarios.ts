import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";

/** A booking of the demo. Its days are relative to today in the pickup city. */
export interface BookingScenario {
  slug: string;
  status: BookingStatus;
  pickupDay: number;
  returnDay: number;
  /** HH:mm of pickup and return; 10:00 by default. */
  time?: string;
  /** Age of the request in minutes. */
  requestedMinutesAgo: number;
  /** The return city, if it differs from the pickup city. */
  returnCity?: string;
  note?: string;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Active bookings: exactly twelve. Their cars left yesterday or earlier and return tomorrow or later. */
const ACTIVE_SCENARIOS: readonly BookingScenario[] = [
  {
    slug: "mercedes-benz-s-580",
    status: "active",
    pickupDay: -2,
    returnDay: 1,
    time: "09:00",
    requestedMinutesAgo: 9 * DAY_MINUTES,
  },
  {
    slug: "mercedes-benz-v-300",
    status: "active",
    pickupDay: -4,
    returnDay: 3,
    requestedMinutesAgo: 21 * DAY_MINUTES,
    note: "Due seggiolini, 3 e 6 anni.",
  },
  {
    slug: "range-rover-autobiography",
    status: "active",
    pickupDay: -1,
    returnDay: 2,
    time: "15:30",
    requestedMinutesAgo: 6 * DAY_MINUTES,
  },
  {
    slug: "rolls-royce-ghost",
    status: "active",
    pickupDay: -1,
    returnDay: 1,
    time: "11:00",
    requestedMinutesAgo: 34 * DAY_MINUTES,
    note: "Matrimonio: nastro bianco a cura nostra.",
  },
  { slug: "maserati-grancabrio", status: "active", pickupDay: -3, returnDay: 2, requestedMinutesAgo: 12 * DAY_MINUTES },
  {
    slug: "bmw-m4-competition-cabrio",
    status: "active",
    pickupDay: -2,
    returnDay: 3,
    time: "12:00",
    requestedMinutesAgo: 7 * DAY_MINUTES,
  },
  {
    slug: "rolls-royce-dawn",
    status: "active",
    pickupDay: -1,
    returnDay: 2,
    time: "17:00",
    requestedMinutesAgo: 18 * DAY_MINUTES,
  },
  { slug: "bentley-flying-spur", status: "active", pickupDay: -5, returnDay: 2, requestedMinutesAgo: 25 * DAY_MINUTES },
  {
    slug: "mercedes-benz-v-250-d",
    status: "active",
    pickupDay: -6,
    returnDay: 4,
    time: "08:30",
    requestedMinutesAgo: 40 * DAY_MINUTES,
    note: "Box da tetto per cinque paia di sci.",
  },
  { slug: "bmw-i7-xdrive60", status: "active", pickupDay: -3, returnDay: 1, requestedMinutesAgo: 5 * DAY_MINUTES },
  {
    slug: "mercedes-benz-g-63-amg",
    status: "active",
    pickupDay: -2,
    returnDay: 5,
    time: "16:00",
    requestedMinutesAgo: 14 * DAY_MINUTES,
  },
  {
    slug: "porsche-panamera-turbo",
    status: "active",
    pickupDay: -4,
    returnDay: 1,
    time: "18:00",
    requestedMinutesAgo: 11 * DAY_MINUTES,
  },
];

/** Booking requests that wait for the staff's decision: some within the promised two hours, three overdue. */
const REQUESTED_SCENARIOS: readonly BookingScenario[] = [
  {
    slug: "porsche-718-spyder",
    status: "requested",
    pickupDay: 6,
    returnDay: 9,
    requestedMinutesAgo: 12,
    note: "È davvero quella con il cambio manuale?",
  },
  {
    slug: "range-rover-autobiography",
    status: "requested",
    pickupDay: 5,
    returnDay: 8,
    time: "14:00",
    requestedMinutesAgo: 34,
  },
  { slug: "lamborghini-urus-s", status: "requested", pickupDay: 10, returnDay: 13, requestedMinutesAgo: 75 },
  { slug: "maserati-mc20", status: "requested", pickupDay: 8, returnDay: 10, time: "09:30", requestedMinutesAgo: 108 },
  {
    slug: "aston-martin-vantage-roadster",
    status: "requested",
    pickupDay: 4,
    returnDay: 7,
    requestedMinutesAgo: 150,
    note: "Arrivo a El Prat con il volo delle 9:10.",
  },
  {
    slug: "mercedes-benz-eqv-300",
    status: "requested",
    pickupDay: 3,
    returnDay: 6,
    time: "11:30",
    requestedMinutesAgo: 390,
  },
  { slug: "rolls-royce-cullinan", status: "requested", pickupDay: 12, returnDay: 15, requestedMinutesAgo: 1150 },
];

/** Confirmed bookings that have not begun. Most cars in Milano stay free for the next weeks. */
const CONFIRMED_SCENARIOS: readonly BookingScenario[] = [
  {
    slug: "ferrari-roma-spider",
    status: "confirmed",
    pickupDay: 1,
    returnDay: 3,
    requestedMinutesAgo: 4 * DAY_MINUTES,
    returnCity: "Firenze",
  },
  {
    slug: "mercedes-benz-v-250-d",
    status: "confirmed",
    pickupDay: 1,
    returnDay: 8,
    time: "07:30",
    requestedMinutesAgo: 16 * DAY_MINUTES,
  },
  {
    slug: "mercedes-benz-v-300",
    status: "confirmed",
    pickupDay: 2,
    returnDay: 5,
    time: "08:00",
    requestedMinutesAgo: 3 * DAY_MINUTES,
  },
  {
    slug: "bentley-bentayga-s",
    status: "confirmed",
    pickupDay: 2,
    returnDay: 6,
    requestedMinutesAgo: 8 * DAY_MINUTES,
    returnCity: "Lione",
  },
  {
    slug: "audi-rs-q8",
    status: "confirmed",
    pickupDay: 2,
    returnDay: 9,
    requestedMinutesAgo: 19 * DAY_MINUTES,
    note: "Portasci per quattro.",
  },
  {
    slug: "bmw-i7-xdrive60",
    status: "confirmed",
    pickupDay: 3,
    returnDay: 5,
    time: "09:00",
    requestedMinutesAgo: 2 * DAY_MINUTES,
  },
  {
    slug: "ferrari-purosangue",
    status: "confirmed",
    pickupDay: 5,
    returnDay: 8,
    requestedMinutesAgo: 10 * DAY_MINUTES,
  },
  {
    slug: "mercedes-benz-s-580",
    status: "confirmed",
    pickupDay: 6,
    returnDay: 8,
    time: "08:00",
    requestedMinutesAgo: 5 * DAY_MINUTES,
  },
  {
    slug: "aston-martin-db12",
    status: "confirmed",
    pickupDay: 7,
    returnDay: 11,
    requestedMinutesAgo: 13 * DAY_MINUTES,
  },
  {
    slug: "porsche-911-carrera-s",
    status: "confirmed",
    pickupDay: 9,
    returnDay: 12,
    requestedMinutesAgo: 6 * DAY_MINUTES,
  },
  {
    slug: "bentley-flying-spur",
    status: "confirmed",
    pickupDay: 9,
    returnDay: 12,
    time: "16:00",
    requestedMinutesAgo: 9 * DAY_MINUTES,
  },
  {
    slug: "mercedes-benz-g-63-amg",
    status: "confirmed",
    pickupDay: 14,
    returnDay: 17,
    requestedMinutesAgo: 22 * DAY_MINUTES,
  },
  {
    slug: "mclaren-750s",
    status: "confirmed",
    pickupDay: 15,
    returnDay: 17,
    time: "12:00",
    requestedMinutesAgo: 7 * DAY_MINUTES,
  },
  {
    slug: "rolls-royce-ghost",
    status: "confirmed",
    pickupDay: 18,
    returnDay: 20,
    requestedMinutesAgo: 30 * DAY_MINUTES,
    note: "Anniversario: consegna alle dieci in punto.",
  },
  {
    slug: "porsche-cayenne-turbo-gt",
    status: "confirmed",
    pickupDay: 20,
    returnDay: 24,
    requestedMinutesAgo: 4 * DAY_MINUTES,
  },
  {
    slug: "lamborghini-huracan-evo",
    status: "confirmed",
    pickupDay: 33,
    returnDay: 36,
    requestedMinutesAgo: 15 * DAY_MINUTES,
  },
  {
    slug: "ferrari-portofino-m",
    status: "confirmed",
    pickupDay: 40,
    returnDay: 43,
    requestedMinutesAgo: 20 * DAY_MINUTES,
  },
];

/** Cancelled, declined and expired bookings, which no longer hold a car. */
const ENDED_SCENARIOS: readonly BookingScenario[] = [
  {
    slug: "lamborghini-huracan-evo",
    status: "declined",
    pickupDay: 5,
    returnDay: 7,
    requestedMinutesAgo: 3 * DAY_MINUTES,
    note: "Chiede di usarla in pista.",
  },
  { slug: "rolls-royce-ghost", status: "declined", pickupDay: 2, returnDay: 4, requestedMinutesAgo: 6 * DAY_MINUTES },
  { slug: "ferrari-296-gtb", status: "declined", pickupDay: -9, returnDay: -7, requestedMinutesAgo: 15 * DAY_MINUTES },
  {
    slug: "ferrari-portofino-m",
    status: "cancelled",
    pickupDay: 8,
    returnDay: 11,
    requestedMinutesAgo: 12 * DAY_MINUTES,
  },
  {
    slug: "maserati-mc20",
    status: "cancelled",
    pickupDay: 3,
    returnDay: 5,
    requestedMinutesAgo: 5 * DAY_MINUTES,
    note: "Volo spostato al mese prossimo.",
  },
  { slug: "rolls-royce-dawn", status: "cancelled", pickupDay: 25, returnDay: 28, requestedMinutesAgo: 9 * DAY_MINUTES },
  {
    slug: "bentley-continental-gt",
    status: "cancelled",
    pickupDay: -16,
    returnDay: -12,
    requestedMinutesAgo: 31 * DAY_MINUTES,
  },
  {
    slug: "bentley-continental-gt",
    status: "expired",
    pickupDay: 6,
    returnDay: 9,
    requestedMinutesAgo: 3 * DAY_MINUTES,
  },
  { slug: "mclaren-750s", status: "expired", pickupDay: 2, returnDay: 4, requestedMinutesAgo: 2 * DAY_MINUTES },
  {
    slug: "aston-martin-db12",
    status: "expired",
    pickupDay: -11,
    returnDay: -8,
    requestedMinutesAgo: 20 * DAY_MINUTES,
  },
  { slug: "aston-martin-db12", status: "no_show", pickupDay: -6, returnDay: -4, requestedMinutesAgo: 18 * DAY_MINUTES },
];

/** All bookings of the demo except the completed ones, which are generated at random. */
export const BOOKING_SCENARIOS: readonly BookingScenario[] = [
  ...ACTIVE_SCENARIOS,
  ...REQUESTED_SCENARIOS,
  ...CONFIRMED_SCENARIOS,
  ...ENDED_SCENARIOS,
];

/** A maintenance block by staff. */
export interface MaintenanceScenario {
  slug: string;
  fromDay: number;
  toDay: number;
  note: string;
}

export const MAINTENANCE_SCENARIOS: readonly MaintenanceScenario[] = [
  {
    slug: "audi-r8-v10-performance",
    fromDay: -4,
    toDay: 10,
    note: "Riparazione del paraurti posteriore: ricambi in arrivo.",
  },
  { slug: "porsche-cayenne-turbo-gt", fromDay: 3, toDay: 5, note: "Tagliando e controllo dei freni." },
];
