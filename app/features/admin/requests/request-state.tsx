import { AnsweredIn, ReplyClockDial } from "#app/features/admin/requests/reply-clock.tsx";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { ApiEnquiry } from "#domain/api/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel } from "#domain/enquiries/states.ts";

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
