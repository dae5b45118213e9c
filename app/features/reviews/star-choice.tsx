import { FieldError } from "#app/ui/fields/field.tsx";
import { MOST_STARS, starsText } from "#domain/reviews/review.ts";
import styles from "./star-choice.module.css";

const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

interface StarChoiceProps {
  legend: string;
  chosen: number | null;
  error?: string | undefined;
}

/** One to five stars, as a row of radio buttons: the platform's own keys and words. */
export function StarChoice({ legend, chosen, error }: StarChoiceProps) {
  return (
    <fieldset className={styles.root} id="stars" aria-describedby={error ? "stars-error" : undefined}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {STARS.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} defaultChecked={stars === chosen} required />
            <span aria-hidden="true">★</span>
            <span className={styles.name}>{starsText(stars)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="stars-error">{error}</FieldError>}
    </fieldset>
  );
}
