import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { excerpt, ReviewOpener, reviewColumns } from "#app/features/admin/reviews/review-columns.tsx";
import { ReviewDialog } from "#app/features/admin/reviews/review-dialog.tsx";
import { reviewQuery } from "#app/features/admin/reviews/review-query.ts";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { REVIEW_WORDS } from "#app/features/admin/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiReview } from "#domain/api/reviews.ts";
import { REVIEW_STATUSES, reviewMonth, reviewStatusLabel } from "#domain/reviews/review.ts";
import { capitalised } from "#domain/units/finish-words.ts";

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
  const [shown, setShown] = useState<ApiReview | undefined>(opened ?? undefined);
  const [parameters, setParameters] = useSearchParams();
  const filtered = ["q", "status", ...DAY_PARAMETERS].some((name) => parameters.has(name));
  const columns = useListColumns("reviews", reviewColumns(new Date(loadedAt), setShown));
  const { timeZone } = useSite();
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/reviews", { query: { ...reviewQuery(parameters, new Date(), timeZone), ...window } });
  const close = () => {
    setShown(undefined);
    if (opened) setParameters((all) => withoutOpened(all), { replace: true });
  };
  return (
    <>
      <PageHeader title={REVIEW_WORDS.title} />
      <PageBody>
        <Toolbar crowded end={<ListTools list="reviews" columns={columns} read={read} total={total} />}>
          <ListSearchField label={REVIEW_WORDS.search} placeholder={REVIEW_WORDS.searchHint} />
          <FilterSelect label="Stato" parameter="status" all={REVIEW_WORDS.allStates} options={STATUSES} />
          <PeriodFilter label={REVIEW_WORDS.returned} />
        </Toolbar>
        <DataTable
          label={REVIEW_WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns.shown}
          card={(row) => <ReviewCard row={row} onRead={setShown} />}
          empty={
            <EmptyList
              title={filtered ? REVIEW_WORDS.emptyFiltered : REVIEW_WORDS.empty}
              hint={filtered ? LIST_WORDS.nothingFoundHint : REVIEW_WORDS.emptyHint}
            />
          }
        />
        <Pagination total={total} size={REVIEWS_PER_PAGE} label="recensioni" />
      </PageBody>
      <ReviewDialog review={shown} onClose={close} />
    </>
  );
}

const STATUSES = REVIEW_STATUSES.map((status) => ({ value: status, label: reviewStatusLabel(status) }));

function withoutOpened(all: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(all);
  left.delete("open");
  return left;
}

function ReviewCard({ row, onRead }: { row: ApiReview; onRead: (review: ApiReview) => void }) {
  return (
    <div>
      <CardHead>
        <ReviewOpener row={row} onRead={onRead} />
        <ReviewState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {row.stars !== null && <Stars stars={row.stars} />} {excerpt(row.body) || REVIEW_WORDS.notWritten}
      </p>
      <p className={textStyles.meta}>{nameAndMonth(row)}</p>
    </div>
  );
}

/** A month that stands alone begins with a capital. */
function nameAndMonth({ shown_name, returned_on }: ApiReview): string {
  const month = reviewMonth(returned_on);
  return shown_name ? `${shown_name}, ${month}` : capitalised(month);
}
