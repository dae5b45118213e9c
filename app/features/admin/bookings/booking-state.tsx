import { useNow } from "#app/features/admin/use-now.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { replyClock, spanOf } from "#domain/enquiries/reply-promise.ts";
import { hoursText } from "#domain/hours.ts";
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
const OVER: ReadonlySet<BookingStatus> = new Set(["completed", "declined", "cancelled", "no_show", "expired"]);
const TICK_MS = 5000;

/** "Richiesta" is what the staff calls a booking that waits for its answer; the others have their own word. */
export const staffLabel = (status: BookingStatus) => (status === "requested" ? "Richiesta" : statusLabel(status));

/** A booking's state by fill and word. */
export function BookingState({ status }: { status: BookingStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={OVER.has(status) ? "over" : "state"}>
      {staffLabel(status)}
    </StatusTag>
  );
}

interface ClockProps {
  row: Pick<ApiBooking, "reply_due_in_seconds" | "hold_ends_in_seconds" | "link_opened_at">;
  /** When the row came, by the browser's clock: only what goes by since is measured here, so a wrong clock does no harm. */
  loadedAt: number;
}

/** What is left of the promised hours (product.md#reply-promise), red when little or nothing is; nothing once the request is answered. */
export function ReplyTime({ row, loadedAt }: ClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  if (row.reply_due_in_seconds === null) return null;
  const left = row.reply_due_in_seconds * 1000 - (now - loadedAt);
  const { state, figure } = replyClock(left, site);
  const late = state === "late";
  return (
    <span
      className={styles.clock}
      data-state={state}
      title={`Risposta promessa entro ${hoursText(site.replyWithinHours)}`}
    >
      <span className={textStyles.hidden}>{late ? "risposta in ritardo di" : "da rispondere entro"} </span>
      {late ? `+${roughSpan(-left)}` : figure}
    </span>
  );
}

/** How long the car is still held, and what would hold it longer (product.md#request-holds). */
const holdLeft = (left: number, opened: boolean): string =>
  opened
    ? `link aperto, l'auto è tenuta ancora ${spanOf(left)}, poi la richiesta scade`
    : `l'auto è tenuta ancora ${spanOf(left)}: più a lungo se il cliente apre il link della mail, finché serve se confermi`;

/** Whole hours are enough where the place is short. */
const roughSpan = (milliseconds: number) => spanOf(milliseconds).replace(/ h \d+ min$/, " h");

/** Both clocks of a request in words: the promised answer, and how long its car is held (product.md#reply-promise). */
export function RequestClocks({ row, loadedAt }: ClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  const { reply_due_in_seconds: reply, hold_ends_in_seconds: hold } = row;
  if (reply === null) return null;
  const gone = now - loadedAt;
  const left = reply * 1000 - gone;
  const { state } = replyClock(left, site);
  return (
    <NoticeBox className={styles.waiting}>
      <span className={state === "calm" ? textStyles.strong : `${textStyles.strong} ${textStyles.critical}`}>
        {left > 0 ? `Da rispondere entro ${spanOf(left)}` : `Risposta in ritardo di ${spanOf(-left)}`}
      </span>
      {hold !== null && ` · ${holdLeft(Math.max(0, hold * 1000 - gone), row.link_opened_at !== null)}`}
    </NoticeBox>
  );
}
