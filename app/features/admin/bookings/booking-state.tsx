import { useNow } from "#app/features/admin/use-now.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { type BookingStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { formatElapsed, replyTimeLeft, toReplyCountdown } from "#domain/enquiries/reply-promise.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import styles from "./booking-state.module.css";

const MARKS: Record<BookingStatus, StatusMark> = {
  requested: "dashed",
  confirmed: "ring",
  active: "solid",
  completed: "solid",
  declined: "struck",
  cancelled: "struck",
  no_show: "struck",
  expired: "empty",
};
const ENDED_STATUSES: ReadonlySet<BookingStatus> = new Set([
  "completed",
  "declined",
  "cancelled",
  "no_show",
  "expired",
]);
const TICK_MS = 5000;

/** Returns the status label for staff: "Richiesta" for a request that awaits a reply, else the public label. */
export const staffStatusLabel = (status: BookingStatus) => (status === "requested" ? "Richiesta" : statusLabel(status));

/** Shows a booking's status by fill and word. */
export function BookingState({ status }: { status: BookingStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={ENDED_STATUSES.has(status) ? "over" : "state"}>
      {staffStatusLabel(status)}
    </StatusTag>
  );
}

interface ClockProps {
  row: Pick<ApiBooking, "reply_due_in_seconds" | "hold_ends_in_seconds" | "link_opened_at">;
  /** When the row was loaded, by the browser's clock. Only the time elapsed since is measured with it, so a wrong clock does no harm. */
  loadedAt: number;
}

/** Counts down to the reply deadline (product.md#reply-promise), red when it is near or past; renders nothing once staff have replied. */
export function BookingReplyCountdown({ row, loadedAt }: ClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  if (row.reply_due_in_seconds === null) return null;
  const leftMs = replyTimeLeft({ dueInSeconds: row.reply_due_in_seconds, loadedAt, now }, site);
  const { state, figure } = toReplyCountdown(leftMs, site);
  const isLate = state === "late";
  return (
    <span
      className={styles.clock}
      data-state={state}
      title={`Risposta promessa entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}`}
    >
      <span className={textStyles.hidden}>{isLate ? "risposta in ritardo di" : "da rispondere entro"} </span>
      {isLate ? `+${shortSpanText(-leftMs)}` : figure}
    </span>
  );
}

/** Returns how long the car is still held, and how the renter can extend the hold (product.md#request-holds). */
const holdTimeLeftText = (leftMs: number, isLinkOpened: boolean): string =>
  isLinkOpened
    ? `link aperto, l'auto è tenuta ancora ${formatElapsed(leftMs)}, poi la richiesta scade`
    : `l'auto è tenuta ancora ${formatElapsed(leftMs)}: più a lungo se il cliente apre il link della mail, finché serve se confermi`;

/** Drops the minutes when the span has hours. */
const shortSpanText = (milliseconds: number) => formatElapsed(milliseconds).replace(/ h \d+ min$/, " h");

/** Shows both deadlines of a request in words: the promised reply, and the end of the hold (product.md#reply-promise). */
export function RequestClocks({ row, loadedAt }: ClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  const { reply_due_in_seconds: reply, hold_ends_in_seconds: hold } = row;
  if (reply === null) return null;
  const leftMs = replyTimeLeft({ dueInSeconds: reply, loadedAt, now }, site);
  const { state } = toReplyCountdown(leftMs, site);
  return (
    <NoticeBox className={styles.waiting}>
      <span className={state === "calm" ? textStyles.strong : `${textStyles.strong} ${textStyles.critical}`}>
        {leftMs > 0
          ? `Da rispondere entro ${formatElapsed(leftMs)}`
          : `Risposta in ritardo di ${formatElapsed(-leftMs)}`}
      </span>
      {hold !== null &&
        ` · ${holdTimeLeftText(Math.max(0, hold * 1000 - (now - loadedAt)), row.link_opened_at !== null)}`}
    </NoticeBox>
  );
}
