import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiReview } from "#domain/api/reviews/reviews.ts";
import { reviewDecisionSchema } from "#domain/forms/reviews/review.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatReviewMonth } from "#domain/reviews/review.ts";
import styles from "./review-dialog.module.css";
import { REVIEW_DECISION_OPTIONS, REVIEW_WORDS } from "./review-words.ts";

/** Shows a review; staff publish or hide it and may reply to it (product.md#reviews). */
export function ReviewDialog({ review, onClose }: { review: ApiReview | undefined; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={review?.id ?? "none"}
      open={review !== undefined}
      onClose={onClose}
      title={review?.vehicle_name ?? REVIEW_WORDS.title}
      subtitle={review && `${review.shown_name}, ${formatReviewMonth(PANEL_WORDS, review.returned_on)}`}
      schema={reviewDecisionSchema}
      values={review ? valuesOf(review) : { status: "written", answer: "", language: "it" as const }}
      version={review?.version}
      draft={{ form: "review", subject: review?.id ?? "none" }}
      failure={REVIEW_WORDS.updateFailed}
      aside={review && <ReviewContent review={review} />}
      save={async (values, version) => {
        if (!review) return;
        await api.patch("/api/reviews/:id", { parameters: { id: review.id }, body: { ...values, version } });
        toast.success(REVIEW_WORDS.updated);
        await revalidate();
      }}
      {...(review && { reload: () => loadCurrentReview(review.id) })}
    >
      <PanelSelectField
        name="status"
        label={REVIEW_WORDS.status}
        required
        span={12}
        options={REVIEW_DECISION_OPTIONS}
      />
      <LanguageField span={12} hint={REVIEW_WORDS.languageHint} />
      <TextareaField name="answer" label={REVIEW_WORDS.answer} span={12} rows={6} hint={REVIEW_WORDS.answerHint} />
    </FormDialog>
  );
}

function ReviewContent({ review: { stars, body, demo, booking_id } }: { review: ApiReview }) {
  return (
    <div className={styles.written}>
      <Stars stars={stars ?? 0} />
      <p className={textStyles.written}>{body}</p>
      {demo && <p className={textStyles.meta}>{REVIEW_WORDS.demo}</p>}
      <Link className={textStyles.link} to={panelPaths.adminBooking(booking_id)}>
        Vedi la prenotazione
      </Link>
    </div>
  );
}

async function loadCurrentReview(id: string) {
  const review = await api.get("/api/reviews/:id", { parameters: { id } });
  return { values: valuesOf(review), version: review.version };
}

const valuesOf = ({ status, answer, language }: ApiReview) => ({
  status: status === "asked" ? ("written" as const) : status,
  answer: answer ?? "",
  language,
});
