import { REVIEW_FORM_WORDS } from "#app/features/reviews/review-words.ts";
import { StarChoice } from "#app/features/reviews/star-choice.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/fields/error-summary.tsx";
import { TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";
import { LONGEST_REVIEW, LONGEST_SHOWN_NAME, SHORTEST_REVIEW } from "#domain/reviews/review.ts";
import styles from "./review-page.module.css";

export interface RefusedReview {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

/** Stars, words and the name they stand under; a plain POST, in which nothing typed is lost. */
export function ReviewForm({ review, refused }: { review: RenterReview; refused: RefusedReview | undefined }) {
  const { problems = [], typed = {} } = refused ?? {};
  const errorOf = (field: string) => problems.find(({ path }) => path === field)?.message;
  const isNew = review.status === "asked";
  return (
    <form method="post" className={styles.form} data-checked-by-server="" data-answered-in-place="">
      {refused && <ErrorSummary title={refused.refusal} problems={problems} />}
      <StarChoice
        legend={REVIEW_FORM_WORDS.stars}
        chosen={Number(typed.stars) || review.stars}
        error={errorOf("stars")}
      />
      <TextArea
        id="body"
        name="body"
        label={REVIEW_FORM_WORDS.body}
        hint={REVIEW_FORM_WORDS.bodyHint}
        rows={7}
        required
        minLength={SHORTEST_REVIEW}
        maxLength={LONGEST_REVIEW}
        defaultValue={typed.body ?? review.body}
        error={errorOf("body")}
      />
      <TextInput
        id="shown_name"
        name="shown_name"
        label={REVIEW_FORM_WORDS.name}
        hint={REVIEW_FORM_WORDS.nameHint}
        required
        maxLength={LONGEST_SHOWN_NAME}
        autoComplete="nickname"
        defaultValue={typed.shown_name ?? review.shownName}
        error={errorOf("shown_name")}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={REVIEW_FORM_WORDS.sending}>
          {isNew ? REVIEW_FORM_WORDS.send : REVIEW_FORM_WORDS.sendAgain}
        </Button>
        <Text look="caption">
          <Sentence
            parts={REVIEW_FORM_WORDS.consent}
            elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }}
          />
        </Text>
      </div>
    </form>
  );
}
