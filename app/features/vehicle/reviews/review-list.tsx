import { answerBy } from "#app/features/reviews/review-words.ts";
import { Stars } from "#app/features/reviews/stars.tsx";
import { DEMO_REVIEW, REVIEWS_TITLE, ratingSentence, reviewer } from "#app/features/vehicle/vehicle-words.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { type PublishedReview, reviewMonth, type VehicleReviews } from "#domain/reviews/review.ts";
import styles from "./review-list.module.css";

/** What renters said of the car, with month and car (product.md#reviews); nothing while nobody has. */
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
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </PageGrid>
  );
}

function Review({ review: { stars, body, name, vehicle, returnedOn, answer, demo } }: { review: PublishedReview }) {
  const site = useSite();
  return (
    <li>
      <Stars stars={stars} className={styles.stars} />
      <p className={styles.body}>{body}</p>
      <Text as="p" look="caption">
        {reviewer({ name, month: reviewMonth(returnedOn), vehicle })}
      </Text>
      {demo && (
        <Text as="p" look="caption" className={styles.demo}>
          {DEMO_REVIEW}
        </Text>
      )}
      {answer && (
        <blockquote>
          <b>{answerBy(site.name)}</b>
          <p className={styles.body}>{answer}</p>
        </blockquote>
      )}
    </li>
  );
}
