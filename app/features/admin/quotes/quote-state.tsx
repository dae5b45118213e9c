import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { type QuoteStatus, quoteStatusLabel } from "#domain/quotes/quote.ts";

const MARKS: Record<QuoteStatus, StatusMark> = {
  draft: "dashed",
  sent: "ring",
  accepted: "solid",
  declined: "struck",
  expired: "struck",
  withdrawn: "struck",
};

/** Shows a quote's status by fill and word. */
export function QuoteState({ status }: { status: QuoteStatus }) {
  return (
    <StatusTag mark={MARKS[status]} tone={status === "draft" || status === "sent" ? "state" : "over"}>
      {quoteStatusLabel(status)}
    </StatusTag>
  );
}
