import { type RefusedReview, ReviewForm } from "#app/features/reviews/review-form.tsx";
import { Stars } from "#app/features/reviews/stars.tsx";
import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import styles from "./review-page.module.css";

/** Renders /recensione/{token}: the renter's review form, or the review's status (product.md#reviews). */
export function ReviewPage({ review, refused }: { review: RenterReview; refused: RefusedReview | undefined }) {
  const site = useSite();
  const words = useWords("reviewPage");
  const { vehicle, returnedOn, status } = review;
  const date = formatLongDate(words, returnedOn);
  const picture = vehiclePictureUrl(review, "studio") ?? review.images[0];
  const isEditable = review.status === "asked" || review.status === "written";
  return (
    <PrivatePage className={styles.root}>
      <PrivatePageHeader
        as="header"
        state={say(words, words.reviewPage.kicker, { vehicle })}
        title={words.reviewPage.headlines[status]}
        lead={say(words, words.reviewPage.leads[status], { vehicle, date, phone: site.phone })}
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
  const words = useWords("reviewPage", "reviewStars");
  return (
    <section className={styles.written} aria-labelledby="written">
      <h2 id="written">{words.reviewPage.submitted}</h2>
      <Stars stars={stars ?? 0} className={styles.stars} />
      <p className={styles.body}>{body}</p>
      <p>{shownName}</p>
      {answer && (
        <blockquote>
          <b>{say(words, words.reviewStars.answerTitle, { company: site.name })}</b>
          <p className={styles.body}>{answer}</p>
        </blockquote>
      )}
    </section>
  );
}
