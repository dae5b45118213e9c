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
  if (row.first_answered_at !== null)
    return <AnsweredIn createdAt={row.created_at} answeredAt={row.first_answered_at} />;
  return row.reply_due_in_seconds === null ? null : (
    <ReplyClockDial dueInSeconds={row.reply_due_in_seconds} loadedAt={loadedAt} />
  );
}
