import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { formatHours } from "#domain/format-hours.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { formatItalianDay, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The clock is red when no more than this part of the promise is left. */
const SOON_FRACTION = 1 / 4;

/** The part of the site configuration that says within how many hours a request is answered. */
type ReplyPromise = Pick<SiteConfiguration, "replyWithinHours">;

/** Until when a request that came in at `createdAt` is to be answered (product.md#reply-promise). */
export const replyDueAt = (createdAt: Date, { replyWithinHours }: ReplyPromise): Date =>
  new Date(createdAt.getTime() + replyWithinHours * HOUR_MS);

/** "le 12:00", of another day than that of `now` "le 12:00 di lunedì 23 novembre": until when an answer is due, as mails to the staff say it. */
export function replyDueWords(due: Date, now: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(due, timeZone);
  return date === toCivilMoment(now, timeZone).date ? `le ${time}` : `le ${time} di ${formatItalianDay(date)}`;
}

/** "risposta promessa entro 2 ore": what stands in the panel beside those who wait. */
export const replyPromiseText = ({ replyWithinHours }: ReplyPromise): string =>
  `risposta promessa entro ${formatHours(replyWithinHours)}`;

/** Staff are warned when so much of the promise is left (product.md#reply-alert). */
export const REPLY_WARNING_MINUTES = 30;

/** Who has waited at `now` since before these instants is to be answered soon, or is late already. */
export function replyAlertThresholds(now: Date, { replyWithinHours }: ReplyPromise): { soon: Date; late: Date } {
  const late = now.getTime() - replyWithinHours * HOUR_MS;
  return { late: new Date(late), soon: new Date(late + REPLY_WARNING_MINUTES * MINUTE_MS) };
}

/** Who waits for an answer with little or nothing left of the promise (product.md#reply-alert). */
export interface ReplyAlert {
  /** How many wait with little or nothing left of the promise. */
  waiting: number;
  /** How many of them are late. */
  late: number;
  /** Who has waited longest, however long: the first few. */
  longest: readonly WaitingRequest[];
}

/** Somebody who waits for an answer. */
export interface WaitingRequest {
  kind: "booking" | "enquiry";
  id: string;
  reference: string;
  name: string;
  /** What it is about: a car, a kind of request. */
  about: string;
  /** What was left of the promise when it was read, in seconds; negative when it is late. */
  dueInSeconds: number;
}

/** What the badge on every screen of the panel says of `all` who wait; null when nobody is about to wait too long. */
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

/** For whom little is left: all others than the late ones, or some of them. */
function forWhom({ soon, late, all }: { soon: number; late: number; all: number }): string {
  if (soon + late === all) return soon === 1 ? "per l'altra" : "per le altre";
  if (late === 0) return soon === 1 ? "per una" : `per ${formatNumber(soon)}`;
  return soon === 1 ? "per un'altra" : `per altre ${formatNumber(soon)}`;
}

export interface ReplyClock {
  /** How it stands: time enough, little time, or the promise broken. */
  state: "calm" | "soon" | "late";
  /** "1:34", or "Scaduta". */
  figure: string;
  /** What stands beside it: "rimasti", "da 6 min". */
  caption: string;
  /** The share of the promised time that has gone by, 0–1. */
  elapsedRatio: number;
}

/** The running clock of a request against the promise, `left` ms before it is due; negative when it is late (product.md#reply-promise). */
export function toReplyClock(left: number, { replyWithinHours }: ReplyPromise): ReplyClock {
  const promised = replyWithinHours * HOUR_MS;
  const elapsedRatio = Math.min(1, Math.max(0, 1 - left / promised));
  if (left <= 0) return { state: "late", figure: "Scaduta", caption: `da ${formatElapsed(-left)}`, elapsedRatio };
  // Rounded up: one minute left reads 0:01 until it is over.
  const minutes = Math.ceil(left / MINUTE_MS);
  const figure = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return { state: left <= promised * SOON_FRACTION ? "soon" : "calm", figure, caption: "rimasti", elapsedRatio };
}

/** How long an answer took, or the lateness of one that is still owed: "38 min", "1 h 5 min", "2 giorni". Milliseconds, not negative. */
export function formatElapsed(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return formatCount(days, "giorno", "giorni");
}

/** True when an answer came within the promise (product.md#reply-promise). */
export const isReplyOnTime = (createdAt: Date, answeredAt: Date, promise: ReplyPromise): boolean =>
  answeredAt <= replyDueAt(createdAt, promise);

/** What became of an answer, in words: "Dopo 42 min", "In ritardo, dopo 3 h 5 min". */
export function answeredWords(createdAt: Date, answeredAt: Date, promise: ReplyPromise): string {
  const span = formatElapsed(Math.max(0, answeredAt.getTime() - createdAt.getTime()));
  return isReplyOnTime(createdAt, answeredAt, promise) ? `Dopo ${span}` : `In ritardo, dopo ${span}`;
}
