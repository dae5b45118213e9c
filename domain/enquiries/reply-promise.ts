import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { formatHours } from "#domain/format-hours.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { addOpenTime, openTimeBetween, subtractOpenTime } from "#domain/opening-hours/weekly-hours.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { answeringHours, promisedHours, type ReplyPromise } from "./promised-hours.ts";

/** The countdown turns red when this fraction of the promised time is left. */
const SOON_FRACTION = 1 / 4;

/** Returns the reply deadline of a request received at `createdAt` (product.md#reply-promise). */
export const replyDueAt = (createdAt: Date, promise: ReplyPromise): Date =>
  addOpenTime(answeringHours(promise), createdAt, promise.replyWithinHours * HOUR_MS);

/** Returns the milliseconds between two instants in which somebody answers; negative when `to` is the earlier one. */
export const answeringTimeBetween = (from: Date, to: Date, promise: ReplyPromise): number =>
  openTimeBetween(answeringHours(promise), from, to);

/** Returns the milliseconds left of the reply time in a browser: since a row was loaded, time in which nobody answers does not count. */
export const replyTimeLeft = (
  { dueInSeconds, loadedAt, now }: { dueInSeconds: number; loadedAt: number; now: number },
  promise: ReplyPromise,
): number => dueInSeconds * SECOND_MS - answeringTimeBetween(new Date(loadedAt), new Date(now), promise);

/** Returns the seconds left until the deadline, as the API and the panel count them: only those in which somebody answers. */
export const secondsUntilDue = (due: Date, now: Date, promise: ReplyPromise): number =>
  Math.floor(answeringTimeBetween(now, due, promise) / SECOND_MS);

/**
 * Returns the promise about a request that was sent, to follow "entro": "2 ore", or the deadline itself if closed hours lie before it, "le 10:00 di
 * lunedì 23 novembre".
 */
export function promisedUntil(createdAt: Date, site: ReplyPromise & { timeZone: string }): string {
  const due = replyDueAt(createdAt, site);
  const isUninterrupted = due.getTime() - createdAt.getTime() === site.replyWithinHours * HOUR_MS;
  return isUninterrupted ? formatHours(site.replyWithinHours) : replyDueWords(due, createdAt, site.timeZone);
}

/** Formats a reply deadline, to follow "entro": "le 12:00", or "le 12:00 di lunedì 23 novembre" if it is not today. */
export function replyDueWords(due: Date, now: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(due, timeZone);
  return date === toCivilMoment(now, timeZone).date ? `le ${time}` : `le ${time} di ${formatItalianDay(date)}`;
}

/** Returns the promise as the panel shows it beside waiting requests: "risposta promessa entro 2 ore". */
export const replyPromiseText = (promise: ReplyPromise): string =>
  `risposta promessa entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}`;

/** Staff get the reply alert when this much of the promised time is left (product.md#reply-alert). */
export const REPLY_WARNING_MINUTES = 30;

/** Returns two instants: requests received until then are due soon, or late. */
export function replyAlertThresholds(now: Date, promise: ReplyPromise): { soon: Date; late: Date } {
  const receivedBefore = (milliseconds: number) => subtractOpenTime(answeringHours(promise), now, milliseconds);
  const promised = promise.replyWithinHours * HOUR_MS;
  return { late: receivedBefore(promised), soon: receivedBefore(promised - REPLY_WARNING_MINUTES * MINUTE_MS) };
}

/** The requests whose promised reply is due soon or late (product.md#reply-alert). */
export interface ReplyAlert {
  /** Number of requests due soon or late. */
  waiting: number;
  /** Number of late requests among them. */
  late: number;
  /** The requests that have waited longest, late or not; only the first few. */
  longest: readonly WaitingRequest[];
}

/** A request that waits for a reply. */
export interface WaitingRequest {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  /** The subject of the request: a vehicle or a kind of enquiry. */
  about: string;
  /** Seconds until the reply was due at the time of reading; negative when late. */
  dueInSeconds: number;
}

/** Returns the text of the badge on every panel screen, or null if no request is due soon. `all` is the number of waiting requests. */
export function replyAlertWords({ all, waiting, late }: Omit<ReplyAlert, "longest"> & { all: number }): string | null {
  const soon = waiting - late;
  if (!waiting) return null;
  const left = `restano meno di ${REPLY_WARNING_MINUTES} minuti`;
  if (all === 1)
    return late
      ? "Una richiesta aspetta risposta oltre il tempo promesso."
      : `Una richiesta aspetta risposta: ${left}.`;
  const wait = `${formatNumber(all)} richieste aspettano risposta`;
  if (soon === all) return `${wait}: ${left}.`;
  if (late === all) return `${wait} oltre il tempo promesso.`;
  const parts = [
    ...(late > 0 ? [`${late === 1 ? "una" : formatNumber(late)} oltre il tempo promesso`] : []),
    ...(soon > 0 ? [`${forWhom({ soon, late, all })} ${left}`] : []),
  ];
  return `${wait}: ${parts.join(", ")}.`;
}

/** Names the requests that are due soon: all those that are not late, or some of them. */
function forWhom({ soon, late, all }: { soon: number; late: number; all: number }): string {
  if (soon + late === all) return soon === 1 ? "per l'altra" : "per le altre";
  if (late === 0) return soon === 1 ? "per una" : `per ${formatNumber(soon)}`;
  return soon === 1 ? "per un'altra" : `per altre ${formatNumber(soon)}`;
}

export interface ReplyCountdown {
  /** Whether there is enough time, little time, or the deadline has passed. */
  state: "calm" | "soon" | "late";
  /** "1:34", or "Scaduta". */
  figure: string;
  /** The text beside the figure: "rimasti", "da 6 min". */
  caption: string;
  /** The elapsed share of the promised time, 0–1. */
  elapsedRatio: number;
}

/**
 * Returns the countdown of a request (product.md#reply-promise). `left` is the answering time in ms until it is due (`answeringTimeBetween`), negative
 * when late.
 */
export function toReplyCountdown(
  left: number,
  { replyWithinHours }: Pick<ReplyPromise, "replyWithinHours">,
): ReplyCountdown {
  const promised = replyWithinHours * HOUR_MS;
  const elapsedRatio = Math.min(1, Math.max(0, 1 - left / promised));
  if (left <= 0) return { state: "late", figure: "Scaduta", caption: `da ${formatElapsed(-left)}`, elapsedRatio };
  // Rounded up, so that the last minute reads 0:01 until it is over.
  const minutes = Math.ceil(left / MINUTE_MS);
  const figure = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return { state: left <= promised * SOON_FRACTION ? "soon" : "calm", figure, caption: "rimasti", elapsedRatio };
}

/** Formats how long a reply took, or by how much it is late: "38 min", "1 h 5 min", "2 giorni". Takes non-negative milliseconds. */
export function formatElapsed(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return formatCount(days, "giorno", "giorni");
}

/** Whether a reply kept the promised time (product.md#reply-promise). */
export const isReplyOnTime = (createdAt: Date, answeredAt: Date, promise: ReplyPromise): boolean =>
  answeredAt <= replyDueAt(createdAt, promise);

/** Describes a sent reply by the answering time it took: "Dopo 42 min", "In ritardo, dopo 3 h 5 min". */
export function answeredWords(createdAt: Date, answeredAt: Date, promise: ReplyPromise): string {
  const span = formatElapsed(Math.max(0, answeringTimeBetween(createdAt, answeredAt, promise)));
  return isReplyOnTime(createdAt, answeredAt, promise) ? `Dopo ${span}` : `In ritardo, dopo ${span}`;
}
