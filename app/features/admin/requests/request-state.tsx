import { useNow } from "#app/features/admin/use-now.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry } from "#domain/api/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { answeredWords, keptPromise, replyClock } from "#domain/enquiries/reply-promise.ts";
import { enquiryStatusLabel } from "#domain/enquiries/states.ts";
import styles from "./requests.module.css";

const MARKS: Record<EnquiryStatus, StatusMark> = { new: "dashed", answered: "ring", closed: "solid" };

/** A request's state by fill and word. */
export function RequestState({ status }: { status: EnquiryStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "closed" ? "over" : "state"}>
      {enquiryStatusLabel(status)}
    </StatusTag>
  );
}

/** The clock that still runs, or how long the answer took. */
export function RequestClock({ row, loadedAt }: { row: ApiEnquiry; loadedAt: number }) {
  if (row.reply_due_in_seconds !== null)
    return <ReplyClockDial dueInSeconds={row.reply_due_in_seconds} loadedAt={loadedAt} />;
  return row.first_answered_at && <AnsweredIn createdAt={row.created_at} answeredAt={row.first_answered_at} />;
}

/** Beside the name of somebody who has written since staff last looked. */
export function UnreadMark({ unread }: { unread: boolean }) {
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
export function ReplyClockDial({ dueInSeconds, loadedAt }: ReplyClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  const { state, figure, caption, spent } = replyClock(dueInSeconds * 1000 - (now - loadedAt), site);
  return (
    <span className={styles.clock} data-state={state} role="timer">
      <strong>{figure}</strong> {caption}
      <span className={styles.bar} style={{ "--share": `${Math.round(spent * 100)}%` }} aria-hidden="true" />
    </span>
  );
}

/** How long the first answer took; red when it came after the promise. */
export function AnsweredIn({ createdAt, answeredAt }: { createdAt: string; answeredAt: string }) {
  const [asked, answered] = [new Date(createdAt), new Date(answeredAt)];
  const site = useSite();
  const tone = keptPromise(asked, answered, site) ? textStyles.soft : textStyles.critical;
  return <span className={tone}>{answeredWords(asked, answered, site)}</span>;
}
