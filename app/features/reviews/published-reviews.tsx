import { Stars } from "#app/features/reviews/stars.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { renterRatingText } from "#domain/reviews/rating-text.ts";
import type { PublishedReview, VehicleReviews } from "#domain/reviews/review.ts";
import { formatMonthAndYear } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import styles from "./published-reviews.module.css";

/** Lists renters' reviews of a vehicle, with month and vehicle (product.md#reviews). Renders nothing without reviews. */
export function PublishedReviews({ reviews: { shown, rating } }: { reviews: VehicleReviews }) {
  const words = useWords("publishedReviews");
  if (shown.length === 0) return null;
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="recensioni">
      <div className={styles.head}>
        <h2 id="recensioni">{words.publishedReviews.title}</h2>
        {rating && <p>{renterRatingText(words, rating)}</p>}
      </div>
      <ul className={styles.list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    </PageGrid>
  );
}

function ReviewItem({ review }: { review: PublishedReview }) {
  const { stars, body, name, vehicle, returnedOn, answer, demo } = review;
  const site = useSite();
  const words = useWords("publishedReviews");
  const { publishedReviews: texts } = words;
  const otherLanguage = review.language === words.language ? undefined : review.language;
  return (
    <li>
      <Stars stars={stars} className={styles.stars} />
      <p className={styles.body} lang={otherLanguage}>
        {body}
      </p>
      <Text as="p" look="caption">
        {say(words, texts.byline, { name, month: formatMonthAndYear(words, returnedOn.slice(0, 7)), vehicle })}
      </Text>
      {demo && (
        <Text as="p" look="caption" className={styles.demo}>
          {texts.demo}
        </Text>
      )}
      {answer && (
        <blockquote>
          <b>{say(words, texts.answer, { company: site.name })}</b>
          <p className={styles.body} lang={otherLanguage}>
            {answer}
          </p>
        </blockquote>
      )}
    </li>
  );
}
