import { useNow } from "#app/features/admin/use-now.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry } from "#domain/api/enquiries/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel } from "#domain/enquiries/enquiry-statuses.ts";
import { answeredWords, isReplyOnTime, replyTimeLeft, toReplyCountdown } from "#domain/enquiries/reply-promise.ts";
import styles from "./enquiries.module.css";

const MARKS: Record<EnquiryStatus, StatusMark> = { new: "dashed", answered: "ring", closed: "solid" };

/** Shows an enquiry's status by fill and word. */
export function EnquiryState({ status }: { status: EnquiryStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "closed" ? "over" : "state"}>
      {enquiryStatusLabel(status)}
    </StatusTag>
  );
}

/** Shows the countdown to the reply deadline, or how long the reply took. */
export function EnquiryReplyClock({ row, loadedAt }: { row: ApiEnquiry; loadedAt: number }) {
  if (row.reply_due_in_seconds !== null)
    return <ReplyCountdownClock dueInSeconds={row.reply_due_in_seconds} loadedAt={loadedAt} />;
  return row.first_answered_at && <AnswerDuration createdAt={row.created_at} answeredAt={row.first_answered_at} />;
}

const TICK_MS = 5000;

interface ReplyCountdownClockProps {
  /** As sent by the server; negative when overdue. */
  dueInSeconds: number;
  /** When the row was loaded, by the browser's clock. Only the time elapsed since is measured with it, so a wrong clock does no harm. */
  loadedAt: number;
}

/** Counts down to the reply deadline (product.md#reply-promise), red when it is near or past. */
export function ReplyCountdownClock({ dueInSeconds, loadedAt }: ReplyCountdownClockProps) {
  const site = useSite();
  const leftMs = replyTimeLeft({ dueInSeconds, loadedAt, now: useNow(TICK_MS) }, site);
  const { state, figure, caption, elapsedRatio } = toReplyCountdown(leftMs, site);
  return (
    <span className={styles.clock} data-state={state} role="timer">
      <strong>{figure}</strong> {caption}
      <span className={styles.bar} style={{ "--share": `${Math.round(elapsedRatio * 100)}%` }} aria-hidden="true" />
    </span>
  );
}

/** Shows how long the first reply took, red when it missed the deadline. */
export function AnswerDuration({ createdAt, answeredAt }: { createdAt: string; answeredAt: string }) {
  const [receivedAt, repliedAt] = [new Date(createdAt), new Date(answeredAt)];
  const site = useSite();
  const className = isReplyOnTime(receivedAt, repliedAt, site) ? textStyles.soft : textStyles.critical;
  return <span className={className}>{answeredWords(receivedAt, repliedAt, site)}</span>;
}
