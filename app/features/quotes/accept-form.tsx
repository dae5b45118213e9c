import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/fields/error-summary.tsx";
import { TypedDayField } from "#app/ui/fields/typed-day-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { formatEuro } from "#domain/money.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./answer-forms.module.css";
import { acceptFor, ageAtPickup, licenceHeld, WHAT_ACCEPTING_MEANS } from "./quote-words.ts";

/** What the server said to the last answer, and what was typed into it. */
export interface QuoteAnswer {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

interface AcceptFormProps {
  quote: CustomerQuote;
  answer: QuoteAnswer | undefined;
}

/** The acceptance, by the platform alone; for a car it asks who drives. */
export function AcceptForm({ quote, answer }: AcceptFormProps) {
  return (
    <section className={styles.accept} aria-label="Accettare">
      {answer && <ErrorSummary title={answer.refusal} problems={answer.problems} />}
      <form method="post" className={styles.form} data-checked-by-server="" data-answered-in-place="">
        {quote.rental && <Driver quote={quote} answer={answer} />}
        <Button type="submit" name="intent" value="accept" pendingLabel="Accetto…">
          {acceptFor({ total: formatEuro(quote.total) })}
        </Button>
        <Text look="caption">
          <Sentence
            parts={WHAT_ACCEPTING_MEANS}
            elements={{
              terms: (text) => <Link to={paths.terms}>{text}</Link>,
              privacy: (text) => <Link to={paths.privacy}>{text}</Link>,
            }}
          />
        </Text>
      </form>
    </section>
  );
}

function Driver({ quote: { hire }, answer }: AcceptFormProps) {
  const problemOf = (field: string) => answer?.problems.find(({ path }) => path === field)?.message;
  return (
    <fieldset className={styles.driver}>
      <legend>Chi guida</legend>
      <TypedDayField
        id="driverBirthDate"
        name="driverBirthDate"
        label="Data di nascita"
        hint={hire ? ageAtPickup({ years: hire.terms.minimumAge }) : undefined}
        autoComplete="bday"
        required
        defaultValue={answer?.typed.driverBirthDate}
        error={problemOf("driverBirthDate")}
      />
      <TypedDayField
        id="licenceDate"
        name="licenceDate"
        label="Patente rilasciata il"
        hint={hire ? licenceHeld({ years: hire.terms.minimumLicenceYears }) : undefined}
        required
        defaultValue={answer?.typed.licenceDate}
        error={problemOf("licenceDate")}
      />
    </fieldset>
  );
}
