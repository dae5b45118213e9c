import { useNow } from "#app/features/admin/use-now.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry } from "#domain/api/enquiries/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel } from "#domain/enquiries/enquiry-statuses.ts";
import { answeredWords, isReplyOnTime, toReplyClock } from "#domain/enquiries/reply-promise.ts";
import styles from "./enquiries.module.css";

const MARKS: Record<EnquiryStatus, StatusMark> = { new: "dashed", answered: "ring", closed: "solid" };

/** A request's state by fill and word. */
export function EnquiryState({ status }: { status: EnquiryStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "closed" ? "over" : "state"}>
      {enquiryStatusLabel(status)}
    </StatusTag>
  );
}

/** The clock that still runs, or how long the answer took. */
export function EnquiryReplyClock({ row, loadedAt }: { row: ApiEnquiry; loadedAt: number }) {
  if (row.reply_due_in_seconds !== null)
    return <ReplyCountdownClock dueInSeconds={row.reply_due_in_seconds} loadedAt={loadedAt} />;
  return row.first_answered_at && <AnswerDuration createdAt={row.created_at} answeredAt={row.first_answered_at} />;
}

/** Beside the name of somebody who has written since staff last looked. */
export function UnreadTag({ unread }: { unread: boolean }) {
  return (
    unread && (
      <StatusTag mark="solid" tone="state">
        Nuovo messaggio
      </StatusTag>
    )
  );
}

const TICK_MS = 5000;

interface ReplyClockProps {
  /** As the server told it; negative when late. */
  dueInSeconds: number;
  /** When it told it, by the browser's clock: only what goes by since is measured here, so a wrong clock does no harm. */
  loadedAt: number;
}

/** The running clock of a request against the promise of two hours (product.md#reply-promise); red when little or nothing of it is left. */
export function ReplyCountdownClock({ dueInSeconds, loadedAt }: ReplyClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  const { state, figure, caption, elapsedRatio } = toReplyClock(dueInSeconds * 1000 - (now - loadedAt), site);
  return (
    <span className={styles.clock} data-state={state} role="timer">
      <strong>{figure}</strong> {caption}
      <span className={styles.bar} style={{ "--share": `${Math.round(elapsedRatio * 100)}%` }} aria-hidden="true" />
    </span>
  );
}

/** How long the first answer took; red when it came after the promise. */
export function AnswerDuration({ createdAt, answeredAt }: { createdAt: string; answeredAt: string }) {
  const [receivedAt, repliedAt] = [new Date(createdAt), new Date(answeredAt)];
  const site = useSite();
  const className = isReplyOnTime(receivedAt, repliedAt, site) ? textStyles.soft : textStyles.critical;
  return <span className={className}>{answeredWords(receivedAt, repliedAt, site)}</span>;
}
