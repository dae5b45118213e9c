import { type BookingStatus, TRANSITIONS } from "#domain/bookings/booking-statuses.ts";

/** What a racing process is to do. */
export interface RaceOrder {
  seed: number;
  calls: number;
  minutes: number;
  databaseUrl: string;
  dataDir: string;
  historyFile: string;
  cars: string[];
  /** How many times faster than ours its time passes. */
  clockSpeed: number;
  /** By `instant`: when the fast clock of all of them stood at the tests' moment. */
  beganAt: number;
}

/** One raced call: what was asked, between which instants (ms), and what it was answered. */
export interface RacedCall {
  /** Which process. */
  by: number;
  act: string;
  /** The key of a request, the path of anything else. */
  about: string;
  from: number;
  to: number;
  status: number;
  reference: string | null;
  version: number | null;
  state: string | null;
  /** "already": nothing was left to do. */
  said: string | null;
  /** What our log says of an answer that is a fault of ours. */
  fault: string | null;
}

/** A booking as it is at the end of a race. */
export interface RacedBooking {
  reference: string;
  key: string | null;
  status: BookingStatus;
  version: number;
}

const WRITES = new Set(["confirm", "change", "cancel", "decline", "hand", "take", "undo"]);
/** Whoever is told so knows nothing: it may have happened or not. */
const UNAVAILABLE_STATUS = 503;
/** Clocks of two processes on one machine differ by less. */
const MAX_CLOCK_SKEW_MS = 5;

/** Milliseconds by the clock of this machine that nobody sets, the same in every process. */
export function monotonicNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** What in a history of raced calls no order of single calls could explain, given what is stored at its end. */
export function findInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  return [
    ...history.flatMap(({ act, about, status, fault }) =>
      status >= 500 && status !== UNAVAILABLE_STATUS ? [`${act} ${about} was answered ${status}: ${fault}`] : [],
    ),
    ...findRequestInconsistencies(history, bookings),
    ...findWriteInconsistencies(history, bookings),
  ];
}

/** One key, one booking: answered alike to whoever asks, there at the end, and there only if somebody was told so. */
function findRequestInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  const answers = Map.groupBy(
    history.filter(({ act }) => act === "request"),
    ({ about }) => about,
  );
  const stored = new Map(bookings.map((booking) => [booking.key, booking]));
  const complaints: string[] = [];
  for (const [key, calls] of answers) {
    const references = new Set(calls.flatMap(({ reference }) => reference ?? []));
    const kept = stored.get(key);
    if (references.size > 1) complaints.push(`${key} was answered ${[...references].join(" and ")}`);
    for (const reference of references)
      if (kept?.reference !== reference)
        complaints.push(`${reference} was answered and is ${kept?.reference ?? "gone"}`);
    const unsure = calls.some(({ status }) => status === UNAVAILABLE_STATUS);
    if (references.size === 0 && kept && !unsure)
      complaints.push(`${key} was refused and is there as ${kept.reference}`);
    const first = Math.min(...calls.flatMap(({ reference, to }) => (reference ? [to] : [])));
    for (const call of calls)
      if (!call.reference && call.status === 409 && call.from > first + MAX_CLOCK_SKEW_MS)
        complaints.push(`${key} was refused after it had been answered ${[...references].join()}`);
  }
  for (const { key, reference } of bookings)
    if (key !== null && !answers.has(key)) complaints.push(`${reference} was never asked for`);
  return complaints;
}

/** The writes of a booking stand in one order, which is that of their versions: no version twice, none against the order of time, each a legal step from the one before, none after the last. */
function findWriteInconsistencies(history: readonly RacedCall[], bookings: readonly RacedBooking[]): string[] {
  const final = new Map(bookings.map((booking) => [booking.reference, booking]));
  const writes = Map.groupBy(
    history.filter(({ act, status, said, reference }) => WRITES.has(act) && status === 200 && !said && reference),
    ({ reference }) => reference ?? "",
  );
  const complaints: string[] = [];
  for (const [reference, calls] of writes) {
    const ordered = calls.toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0) || one.to - other.to);
    let latestStart = Number.NEGATIVE_INFINITY;
    for (const [place, call] of ordered.entries()) {
      const before = ordered[place - 1];
      // A change that changed nothing is answered with the version it found.
      if (before && before.version === call.version && before.act !== "change" && call.act !== "change")
        complaints.push(`${reference}: ${before.act} and ${call.act} were both answered version ${call.version}`);
      if (before && before.version !== call.version && call.to + MAX_CLOCK_SKEW_MS < latestStart)
        complaints.push(`${reference}: ${call.act} (version ${call.version}) ended before an earlier version began`);
      if (before && before.version === (call.version ?? 0) - 1 && !isLegalStep(before, call))
        complaints.push(`${reference}: ${before.state} became ${call.state} by ${call.act}`);
      latestStart = Math.max(latestStart, call.from);
    }
    const last = ordered.at(-1);
    const kept = final.get(reference);
    if (!kept) complaints.push(`${reference} was written to and is gone`);
    else if ((last?.version ?? 0) > kept.version)
      complaints.push(`${reference}: version ${last?.version} was answered and is lost`);
    else if (last?.version === kept.version && toStoredStatus(last) !== kept.status)
      complaints.push(`${reference}: ${last.state} was answered last, ${kept.status} is stored`);
  }
  return complaints;
}

/** No write makes a booking expired: an answer that says so was written while the request still stood, and read once its time was over. */
const toStoredStatus = ({ state }: RacedCall) => (state === "expired" ? "requested" : state);

function isLegalStep(before: RacedCall, call: RacedCall): boolean {
  const [earlier, later] = [toStoredStatus(before), toStoredStatus(call)];
  if (call.act === "change") return earlier === later;
  const [from, to] = call.act === "undo" ? [later, earlier] : [earlier, later];
  return TRANSITIONS.some((transition) => transition.from === from && transition.to === to);
}
