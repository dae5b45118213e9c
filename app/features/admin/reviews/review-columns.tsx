import { instantDayColumn, momentColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { Stars } from "#app/features/reviews/stars.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews.ts";
import { reviewMonth, reviewStatusLabel } from "#domain/reviews/review.ts";
import { capitalised } from "#domain/units/finish-words.ts";

type OnRead = (review: ApiReview) => void;

/** The columns of the reviews; the last ones are shown to who chooses them. */
export const reviewColumns = (now: Date, onRead: OnRead): Column<ApiReview>[] => [
  {
    id: "status",
    header: "Stato",
    order: "status",
    text: ({ status }) => reviewStatusLabel(status),
    cell: ({ status }) => <ReviewState status={status} />,
  },
  {
    id: "vehicle",
    fixed: true,
    header: "Vettura",
    order: "vehicle_name",
    text: ({ vehicle_name }) => vehicle_name,
    cell: (row) => <ReviewOpener row={row} onRead={onRead} />,
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
    cell: ({ body }) => <span className={textStyles.soft}>{excerpt(body)}</span>,
  },
  textColumn("name", "Nome", ({ shown_name }) => shown_name),
  {
    id: "month",
    header: "Noleggio",
    order: "returned_on",
    text: ({ returned_on }) => returned_on,
    cell: ({ returned_on }) => capitalised(reviewMonth(returned_on)),
  },
  momentColumn("updated", "Ultimo passo", ({ updated_at }) => updated_at, { now, order: "updated_at" }),
  {
    id: "answer",
    header: "La nostra risposta",
    hidden: true,
    text: ({ answer }) => answer ?? "",
    cell: ({ answer }) => <span className={textStyles.soft}>{excerpt(answer) || "–"}</span>,
  },
  instantDayColumn("asked", "Chiesta il", ({ asked_at }) => asked_at, { hidden: true }),
  instantDayColumn("written", "Scritta il", ({ written_at }) => written_at, { hidden: true }),
  instantDayColumn("published", "Pubblicata il", ({ published_at }) => published_at, { hidden: true }),
];

/** Opens what was written; what was only asked for has nothing to read. */
export function ReviewOpener({ row, onRead }: { row: ApiReview; onRead: OnRead }) {
  if (row.status === "asked") return row.vehicle_name;
  return <RowButton onPress={() => onRead(row)}>{row.vehicle_name}</RowButton>;
}

const EXCERPT = 48;

/** How a text begins. */
export const excerpt = (text: string | null): string =>
  text !== null && text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : (text ?? "");
