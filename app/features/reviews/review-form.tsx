import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/fields/error-summary.tsx";
import { FieldError, TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { RenterReview } from "#domain/pages/private-pages.ts";
import {
  MAX_REVIEW_CHARACTERS,
  MAX_SHOWN_NAME_CHARACTERS,
  MAX_STARS,
  MIN_REVIEW_CHARACTERS,
  starsText,
} from "#domain/reviews/review.ts";
import styles from "./review-page.module.css";

export interface RefusedReview {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

/** Renders the review form: stars, text and public name. A plain POST; a refused form keeps its values. */
export function ReviewForm({ review, refused }: { review: RenterReview; refused: RefusedReview | undefined }) {
  const { problems = [], typed = {} } = refused ?? {};
  const errorOf = (field: string) => problems.find(({ path }) => path === field)?.message;
  const isNew = review.status === "asked";
  const { reviewPage: texts } = useWords("reviewPage");
  const paths = usePaths();
  return (
    <form method="post" className={styles.form} data-server-validated="" data-submit-without-navigation="">
      {refused && <ErrorSummary title={refused.refusal} problems={problems} />}
      <StarChoice legend={texts.stars} selectedStars={Number(typed.stars) || review.stars} error={errorOf("stars")} />
      <TextArea
        id="body"
        name="body"
        label={texts.body}
        hint={texts.bodyHint}
        rows={7}
        required
        minLength={MIN_REVIEW_CHARACTERS}
        maxLength={MAX_REVIEW_CHARACTERS}
        defaultValue={typed.body ?? review.body}
        error={errorOf("body")}
      />
      <TextInput
        id="shown_name"
        name="shown_name"
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={MAX_SHOWN_NAME_CHARACTERS}
        autoComplete="nickname"
        defaultValue={typed.shown_name ?? review.shownName}
        error={errorOf("shown_name")}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={texts.sending}>
          {isNew ? texts.send : texts.sendAgain}
        </Button>
        <Text look="caption">
          <Sentence text={texts.consent} elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }} />
        </Text>
      </div>
    </form>
  );
}

const STAR_OPTIONS = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

interface StarChoiceProps {
  legend: string;
  selectedStars: number | null;
  error?: string | undefined;
}

/** Renders one to five stars as radio buttons, so that keyboard and screen readers work natively. */
function StarChoice({ legend, selectedStars, error }: StarChoiceProps) {
  const words = useWords("reviewStars");
  return (
    <fieldset className={styles.choice} id="stars" aria-describedby={error ? "stars-error" : undefined}>
      <legend>{legend}</legend>
      <div className={styles.choiceRow}>
        {STAR_OPTIONS.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} defaultChecked={stars === selectedStars} required />
            <span aria-hidden="true">★</span>
            <span className={styles.choiceName}>{starsText(words, stars)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="stars-error">{error}</FieldError>}
    </fieldset>
  );
}
