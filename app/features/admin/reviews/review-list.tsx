import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { ReviewDialog } from "#app/features/admin/reviews/review-dialog.tsx";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { REVIEW_WORDS } from "#app/features/admin/reviews/review-words.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Stars } from "#app/features/reviews/stars.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews.ts";
import { REVIEW_STATUSES, reviewMonth, reviewStatusLabel } from "#domain/reviews/review.ts";

export const REVIEWS_PER_PAGE = 50;

export interface ReviewListProps {
  rows: ApiReview[];
  total: number;
  /** The review that the address opens. */
  opened: ApiReview | null;
  /** When the rows came, by the browser's clock. */
  loadedAt: number;
}

/** What renters were asked and wrote, and what of it is shown (product.md#reviews). */
export function ReviewList({ rows, total, opened, loadedAt }: ReviewListProps) {
  const [read, setRead] = useState<ApiReview | undefined>(opened ?? undefined);
  const { search } = useLocation();
  const [, setParameters] = useSearchParams();
  const filtered = /[?&](q|status)=/.test(search);
  const close = () => {
    setRead(undefined);
    if (opened) setParameters((all) => withoutOpened(all), { replace: true });
  };
  return (
    <>
      <PageHeader title={REVIEW_WORDS.title} />
      <PageBody>
        <Toolbar>
          <ListSearchField label={REVIEW_WORDS.search} placeholder={REVIEW_WORDS.searchHint} />
          <FilterSelect label="Stato" parameter="status" all={REVIEW_WORDS.allStates} options={STATUSES} />
        </Toolbar>
        <DataTable
          label={REVIEW_WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns(new Date(loadedAt), setRead)}
          card={(row) => <ReviewCard row={row} onRead={setRead} />}
          empty={
            <EmptyState
              title={filtered ? REVIEW_WORDS.emptyFiltered : REVIEW_WORDS.empty}
              hint={filtered ? REVIEW_WORDS.emptyFilteredHint : REVIEW_WORDS.emptyHint}
            />
          }
        />
        <Pagination total={total} size={REVIEWS_PER_PAGE} label="recensioni" />
      </PageBody>
      <ReviewDialog review={read} onClose={close} />
    </>
  );
}

const STATUSES = REVIEW_STATUSES.map((status) => ({ value: status, label: reviewStatusLabel(status) }));

function withoutOpened(all: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(all);
  left.delete("apri");
  return left;
}

type OnRead = (review: ApiReview) => void;

const columns = (now: Date, onRead: OnRead): Column<ApiReview>[] => [
  { id: "status", header: "Stato", order: "status", cell: ({ status }) => <ReviewState status={status} /> },
  { id: "vehicle", header: "Vettura", order: "vehicle_name", cell: (row) => <Opener row={row} onRead={onRead} /> },
  { id: "stars", header: "Stelle", order: "stars", cell: ({ stars }) => stars !== null && <Stars stars={stars} /> },
  { id: "body", header: "Recensione", cell: ({ body }) => <span className={textStyles.soft}>{excerpt(body)}</span> },
  { id: "name", header: "Nome", cell: ({ shown_name }) => shown_name },
  { id: "month", header: "Noleggio", order: "returned_on", cell: ({ returned_on }) => reviewMonth(returned_on) },
  {
    id: "updated",
    header: "Ultimo passo",
    order: "updated_at",
    align: "end",
    cell: ({ updated_at }) => (
      <span className={textStyles.soft}>
        <SiteMoment at={updated_at} now={now} />
      </span>
    ),
  },
];

/** Opens what was written; what was only asked for has nothing to read. */
function Opener({ row, onRead }: { row: ApiReview; onRead: OnRead }) {
  if (row.status === "asked") return row.vehicle_name;
  return <RowButton onPress={() => onRead(row)}>{row.vehicle_name}</RowButton>;
}

function ReviewCard({ row, onRead }: { row: ApiReview; onRead: OnRead }) {
  return (
    <div>
      <CardHead>
        <Opener row={row} onRead={onRead} />
        <ReviewState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {row.stars !== null && <Stars stars={row.stars} />} {excerpt(row.body) || REVIEW_WORDS.notWritten}
      </p>
      <p className={textStyles.meta}>{[row.shown_name, reviewMonth(row.returned_on)].filter(Boolean).join(", ")}</p>
    </div>
  );
}

const EXCERPT = 48;
const excerpt = (body: string | null): string =>
  body !== null && body.length > EXCERPT ? `${body.slice(0, EXCERPT).trimEnd()}…` : (body ?? "");
