import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { isWaiting, type WaitingStatus, waitingStatusLabel } from "#domain/waiting-list/waiting-list.ts";

const MARKS: Record<WaitingStatus, StatusMark> = {
  open: "dashed",
  mailed: "solid",
  booked: "solid",
  left: "struck",
  ended: "empty",
  removed: "struck",
};

/** Shows the status of an entry of the waiting list by fill and word. */
export function WaitingState({ status }: { status: WaitingStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={isWaiting(status) ? "state" : "over"}>
      {waitingStatusLabel(status)}
    </StatusTag>
  );
}
