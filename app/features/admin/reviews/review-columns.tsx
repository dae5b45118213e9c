import { instantDayColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { Stars } from "#app/features/reviews/stars.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews/reviews.ts";
import { formatReviewMonth, reviewStatusLabel } from "#domain/reviews/review.ts";
import { capitaliseFirst } from "#domain/units/finish-words.ts";

type OnOpenReview = (review: ApiReview) => void;

/** The columns of the list; the last columns are optional. */
export const reviewColumns = (now: Date, onRead: OnOpenReview): Column<ApiReview>[] => [
  {
    id: "status",
    header: "Stato",
    order: "status",
    text: ({ status }) => reviewStatusLabel(status),
    cell: ({ status }) => <ReviewState status={status} />,
  },
  {
    id: "vehicle",
    isFixed: true,
    header: "Vettura",
    order: "vehicle_name",
    text: ({ vehicle_name }) => vehicle_name,
    cell: (row) => <OpenReviewButton row={row} onRead={onRead} />,
  },
  {
    id: "stars",
    header: "Stelle",
    order: "stars",
    text: ({ stars }) => String(stars ?? ""),
    cell: ({ stars }) => stars !== null && <Stars stars={stars} />,
  },
  {
    id: "body",
    header: "Recensione",
    text: ({ body }) => body ?? "",
    cell: ({ body }) => <span className={textStyles.soft}>{excerptOf(body)}</span>,
  },
  textColumn("name", "Nome", ({ shown_name }) => shown_name),
  {
    id: "month",
    header: "Noleggio",
    order: "returned_on",
    text: ({ returned_on }) => returned_on,
    cell: ({ returned_on }) => capitaliseFirst(formatReviewMonth(PANEL_WORDS, returned_on)),
  },
  momentColumn("updated", "Ultimo passo", ({ updated_at }) => updated_at, { now, order: "updated_at" }),
  {
    id: "answer",
    header: "La nostra risposta",
    isHidden: true,
    text: ({ answer }) => answer ?? "",
    cell: ({ answer }) => <span className={textStyles.soft}>{excerptOf(answer) || "–"}</span>,
  },
  instantDayColumn("asked", "Chiesta il", ({ asked_at }) => asked_at, { isHidden: true }),
  instantDayColumn("written", "Scritta il", ({ written_at }) => written_at, { isHidden: true }),
  instantDayColumn("published", "Pubblicata il", ({ published_at }) => published_at, { isHidden: true }),
];

/** Opens a written review; a review that was only requested has no text. */
export function OpenReviewButton({ row, onRead }: { row: ApiReview; onRead: OnOpenReview }) {
  if (row.status === "asked") return row.vehicle_name;
  return <RowButton onPress={() => onRead(row)}>{row.vehicle_name}</RowButton>;
}

const MAX_EXCERPT_CHARACTERS = 48;

/** Returns the beginning of a text. */
export const excerptOf = (text: string | null): string =>
  text !== null && text.length > MAX_EXCERPT_CHARACTERS
    ? `${text.slice(0, MAX_EXCERPT_CHARACTERS).trimEnd()}…`
    : (text ?? "");
