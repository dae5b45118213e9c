import { type BookingStatus, TRANSITIONS } from "#domain/bookings/booking-statuses.ts";

/** Instructions for a racing process. */
export interface RaceOrder {
  seed: number;
  calls: number;
  minutes: number;
  databaseUrl: string;
  dataDir: string;
  historyFile: string;
  cars: string[];
  /** Speed of its clock, as a multiple of real time. */
  clockSpeed: number;
  /** Value of `monotonicNow` when the shared fast clock showed TEST_NOW. */
  beganAt: number;
}

/** One call of a race: the request, its start and end (ms), and its response. */
export interface RacedCall {
  /** Index of the process. */
  by: number;
  act: string;
  /** Idempotency key of a request, else the path. */
  about: string;
  from: number;
  to: number;
  status: number;
  reference: string | null;
  version: number | null;
  state: string | null;
  /** "already" means that there was nothing to change. */
  outcome: string | null;
  /** The server's log entry for an internal error. */
  fault: string | null;
}

/** A booking at the end of a race. */
export interface RacedBooking {
  reference: string;
  key: string | null;
  status: BookingStatus;
  version: number;
}

const WRITES = new Set(["confirm", "change", "cancel", "decline", "hand", "take", "undo"]);
/** The outcome is unknown to the caller. */
const UNAVAILABLE_STATUS = 503;
/** Maximum clock difference of two processes on one machine. */
const MAX_CLOCK_SKEW_MS = 5;

/** Returns the machine's monotonic time in ms, the same in every process. */
export function monotonicNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Returns what in a history of concurrent calls no sequential order could explain, given the bookings at its end. */
export function findInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  return [
    ...history.flatMap(({ act, about, status, fault }) =>
      status >= 500 && status !== UNAVAILABLE_STATUS ? [`${act} ${about} was answered ${status}: ${fault}`] : [],
    ),
    ...findRequestInconsistencies(history, bookings),
    ...findWriteInconsistencies(history, bookings),
  ];
}

/** One idempotency key means one booking: the same response for every caller, stored at the end, and stored only if a call could have created it. */
function findRequestInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  const answers = Map.groupBy(
    history.filter(({ act }) => act === "request"),
    ({ about }) => about,
  );
  const stored = new Map(bookings.map((booking) => [booking.key, booking]));
  const complaints: string[] = [];
  for (const [key, calls] of answers) {
    const references = new Set(calls.flatMap(({ reference }) => reference ?? []));
    const storedBooking = stored.get(key);
    if (references.size > 1) complaints.push(`${key} was answered ${[...references].join(" and ")}`);
    for (const reference of references)
      if (storedBooking?.reference !== reference)
        complaints.push(`${reference} was answered and is ${storedBooking?.reference ?? "gone"}`);
    const unsure = calls.some(({ status }) => status === UNAVAILABLE_STATUS);
    if (references.size === 0 && storedBooking && !unsure)
      complaints.push(`${key} was refused and is there as ${storedBooking.reference}`);
    const first = Math.min(...calls.flatMap(({ reference, to }) => (reference ? [to] : [])));
    for (const call of calls)
      if (!call.reference && call.status === 409 && call.from > first + MAX_CLOCK_SKEW_MS)
        complaints.push(`${key} was refused after it had been answered ${[...references].join()}`);
  }
  for (const { key, reference } of bookings)
    if (key !== null && !answers.has(key)) complaints.push(`${reference} was never asked for`);
  return complaints;
}

/**
 * Writes of a booking are ordered by version: no version twice, consistent with time, each a legal transition from the one before, and none after the
 * last.
 */
function findWriteInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  const final = new Map(bookings.map((booking) => [booking.reference, booking]));
  const writes = Map.groupBy(
    history.filter(({ act, status, outcome, reference }) => WRITES.has(act) && status === 200 && !outcome && reference),
    ({ reference }) => reference ?? "",
  );
  const complaints: string[] = [];
  for (const [reference, calls] of writes) {
    const ordered = calls.toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0) || one.to - other.to);
    let latestStart = Number.NEGATIVE_INFINITY;
    for (const [place, call] of ordered.entries()) {
      const before = ordered[place - 1];
      // A change without an effect returns the current version.
      if (before && before.version === call.version && before.act !== "change" && call.act !== "change")
        complaints.push(`${reference}: ${before.act} and ${call.act} were both answered version ${call.version}`);
      if (before && before.version !== call.version && call.to + MAX_CLOCK_SKEW_MS < latestStart)
        complaints.push(`${reference}: ${call.act} (version ${call.version}) ended before an earlier version began`);
      if (before && before.version === (call.version ?? 0) - 1 && !isLegalStep(before, call))
        complaints.push(`${reference}: ${before.state} became ${call.state} by ${call.act}`);
      latestStart = Math.max(latestStart, call.from);
    }
    const last = ordered.at(-1);
    const storedBooking = final.get(reference);
    if (!storedBooking) complaints.push(`${reference} was written to and is gone`);
    else if ((last?.version ?? 0) > storedBooking.version)
      complaints.push(`${reference}: version ${last?.version} was answered and is lost`);
    else if (last?.version === storedBooking.version && toStoredStatus(last) !== storedBooking.status)
      complaints.push(`${reference}: ${last.state} was answered last, ${storedBooking.status} is stored`);
  }
  return complaints;
}

/** "expired" is never stored: the request was still open when the response was built, and its hold ended before it was read. */
const toStoredStatus = ({ state }: RacedCall) => (state === "expired" ? "requested" : state);

function isLegalStep(before: RacedCall, call: RacedCall): boolean {
  const [earlier, later] = [toStoredStatus(before), toStoredStatus(call)];
  if (call.act === "change") return earlier === later;
  const [from, to] = call.act === "undo" ? [later, earlier] : [earlier, later];
  return TRANSITIONS.some((transition) => transition.from === from && transition.to === to);
}
