import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { type ReviewStatus, reviewStatusLabel } from "#domain/reviews/review.ts";

const MARKS: Record<ReviewStatus, StatusMark> = {
  asked: "empty",
  written: "dashed",
  published: "solid",
  declined: "struck",
};

/** Shows a review's status by fill and word. */
export function ReviewState({ status }: { status: ReviewStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "written" ? "state" : "over"}>
      {reviewStatusLabel(status)}
    </StatusTag>
  );
}
