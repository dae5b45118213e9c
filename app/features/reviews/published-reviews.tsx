import { answerTitle } from "#app/features/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import {
  DEMO_REVIEW_LABEL,
  REVIEWS_TITLE,
  ratingSentence,
  reviewByline,
} from "#app/features/vehicles/vehicle-words.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { formatReviewMonth, type PublishedReview, type VehicleReviews } from "#domain/reviews/review.ts";
import styles from "./published-reviews.module.css";

/** Lists renters' reviews of a vehicle, with month and vehicle (product.md#reviews). Renders nothing without reviews. */
export function PublishedReviews({ reviews: { shown, rating } }: { reviews: VehicleReviews }) {
  if (shown.length === 0) return null;
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="recensioni">
      <div className={styles.head}>
        <h2 id="recensioni">{REVIEWS_TITLE}</h2>
        {rating && <p>{ratingSentence(rating)}</p>}
      </div>
      <ul className={styles.list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    </PageGrid>
  );
}

function ReviewItem({ review: { stars, body, name, vehicle, returnedOn, answer, demo } }: { review: PublishedReview }) {
  const site = useSite();
  return (
    <li>
      <Stars stars={stars} className={styles.stars} />
      <p className={styles.body}>{body}</p>
      <Text as="p" look="caption">
        {reviewByline({ name, month: formatReviewMonth(returnedOn), vehicle })}
      </Text>
      {demo && (
        <Text as="p" look="caption" className={styles.demo}>
          {DEMO_REVIEW_LABEL}
        </Text>
      )}
      {answer && (
        <blockquote>
          <b>{answerTitle(site.name)}</b>
          <p className={styles.body}>{answer}</p>
        </blockquote>
      )}
    </li>
  );
}
