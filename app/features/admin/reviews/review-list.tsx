import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { excerpt, ReviewOpener, reviewColumns } from "#app/features/admin/reviews/review-columns.tsx";
import { ReviewDialog } from "#app/features/admin/reviews/review-dialog.tsx";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { REVIEW_WORDS } from "#app/features/admin/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews.ts";
import { REVIEW_STATUSES, reviewMonth, reviewStatusLabel } from "#domain/reviews/review.ts";
import { capitalised } from "#domain/units/finish-words.ts";

/** By their names the states stand in the order in which staff need them: what is to be read first, what is only asked for last. */
const WAITING_FIRST = "-status,-updated_at";

export const REVIEW_LIST = listResource({
  name: "reviews",
  filters: ["q", "status"],
  days: "returned",
  order: WAITING_FIRST,
  read: (call) => api.list("/api/reviews", call),
});

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
  const [, setParameters] = useSearchParams();
  const close = () => {
    setShown(undefined);
    if (opened) setParameters((all) => withoutOpened(all), { replace: true });
  };
  return (
    <ListScreen
      resource={REVIEW_LIST}
      header={{ title: REVIEW_WORDS.title }}
      rows={rows}
      total={total}
      filters={
        <>
          <ListSearchField label={REVIEW_WORDS.search} placeholder={REVIEW_WORDS.searchHint} />
          <FilterSelect label="Stato" parameter="status" all={REVIEW_WORDS.allStates} options={STATUSES} />
          <PeriodFilter label={REVIEW_WORDS.returned} />
        </>
      }
      columns={reviewColumns(new Date(loadedAt), setShown)}
      card={(row) => <ReviewCard row={row} onRead={setShown} />}
      nothingFound={REVIEW_WORDS.emptyFiltered}
      empty={{ title: REVIEW_WORDS.empty, hint: REVIEW_WORDS.emptyHint }}
      pages="recensioni"
    >
      <ReviewDialog review={shown} onClose={close} />
    </ListScreen>
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
