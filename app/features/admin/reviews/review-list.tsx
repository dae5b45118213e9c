import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { excerptOf, OpenReviewButton, reviewColumns } from "#app/features/admin/reviews/review-columns.tsx";
import { ReviewDialog } from "#app/features/admin/reviews/review-dialog.tsx";
import { ReviewState } from "#app/features/admin/reviews/review-state.tsx";
import { REVIEW_WORDS } from "#app/features/admin/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews/reviews.ts";
import { formatReviewMonth, REVIEW_STATUSES, reviewStatusLabel } from "#domain/reviews/review.ts";
import { capitaliseFirst } from "#domain/units/finish-words.ts";

/** Descending alphabetical order of the stored statuses puts unread reviews first and merely requested ones last. */
const STATUS_ORDER = "-status,-updated_at";

export const REVIEW_LIST = createListResource({
  name: "reviews",
  filters: ["q", "status", "language"],
  days: "returned",
  order: STATUS_ORDER,
  read: (call) => api.list("/api/reviews", call),
});

export interface ReviewListProps {
  rows: ApiReview[];
  total: number;
  /** The review that the URL opens. */
  opened: ApiReview | null;
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Lists the requested and written reviews, and which are published (product.md#reviews). */
export function ReviewList({ rows, total, opened, loadedAt }: ReviewListProps) {
  const [openReview, setOpenReview] = useState<ApiReview | undefined>(opened ?? undefined);
  const [, setParameters] = useSearchParams();
  const close = () => {
    setOpenReview(undefined);
    if (opened) setParameters((all) => withoutReviewParameter(all), { replace: true });
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
          <LanguageFilter />
          <PeriodFilter label={REVIEW_WORDS.returned} />
        </>
      }
      columns={reviewColumns(new Date(loadedAt), setOpenReview)}
      card={(row) => <ReviewCard row={row} onRead={setOpenReview} />}
      nothingFound={REVIEW_WORDS.emptyFiltered}
      empty={{ title: REVIEW_WORDS.empty, hint: REVIEW_WORDS.emptyHint }}
      pages="recensioni"
    >
      <ReviewDialog review={openReview} onClose={close} />
    </ListScreen>
  );
}

const STATUSES = REVIEW_STATUSES.map((status) => ({ value: status, label: reviewStatusLabel(status) }));

function withoutReviewParameter(all: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(all);
  remaining.delete("open");
  return remaining;
}

function ReviewCard({ row, onRead }: { row: ApiReview; onRead: (review: ApiReview) => void }) {
  return (
    <div>
      <RowCardHeader>
        <OpenReviewButton row={row} onRead={onRead} />
        <ReviewState status={row.status} />
      </RowCardHeader>
      <p className={textStyles.soft}>
        {row.stars !== null && <Stars stars={row.stars} />} {excerptOf(row.body) || REVIEW_WORDS.notWritten}
      </p>
      <p className={textStyles.meta}>{nameAndMonth(row)}</p>
    </div>
  );
}

/** Capitalises a month that starts a label. */
function nameAndMonth({ shown_name, returned_on }: ApiReview): string {
  const month = formatReviewMonth(PANEL_WORDS, returned_on);
  return shown_name ? `${shown_name}, ${month}` : capitaliseFirst(month);
}
