import { type RefusedReview, ReviewForm } from "#app/features/reviews/review-form.tsx";
import { answerTitle, REVIEW_FORM_WORDS, reviewHeadline, reviewLead } from "#app/features/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import styles from "./review-page.module.css";

/** Renders /recensione/{token}: the renter's review form, or the review's status (product.md#reviews). */
export function ReviewPage({ review, refused }: { review: RenterReview; refused: RefusedReview | undefined }) {
  const site = useSite();
  const picture = vehiclePictureUrl(review, "studio") ?? review.images[0];
  const isEditable = review.status === "asked" || review.status === "written";
  return (
    <PrivatePage className={styles.root}>
      <PrivatePageHeader
        as="header"
        state={REVIEW_FORM_WORDS.kicker(review)}
        title={reviewHeadline(review.status)}
        lead={reviewLead(review, site)}
      />
      {picture && (
        <figure className={styles.picture}>
          <Picture src={picture} alt={review.vehicle} sizes="(min-width: 52rem) 46vw, 100vw" priority />
        </figure>
      )}
      {isEditable ? <ReviewForm review={review} refused={refused} /> : <SubmittedReview review={review} />}
    </PrivatePage>
  );
}

function SubmittedReview({ review: { stars, body, shownName, answer } }: { review: RenterReview }) {
  const site = useSite();
  return (
    <section className={styles.written} aria-labelledby="written">
      <h2 id="written">{REVIEW_FORM_WORDS.submittedTitle}</h2>
      <Stars stars={stars ?? 0} className={styles.stars} />
      <p className={styles.body}>{body}</p>
      <p>{shownName}</p>
      {answer && (
        <blockquote>
          <b>{answerTitle(site.name)}</b>
          <p className={styles.body}>{answer}</p>
        </blockquote>
      )}
    </section>
  );
}
