import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/fields/error-summary.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { TypedDateField } from "#app/ui/fields/typed-date-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Text } from "#app/ui/text.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { formatEuro } from "#domain/money.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./answer-forms.module.css";
import { ACCEPTANCE_NOTE, acceptLabel, minimumAgeHint, minimumLicenceHint } from "./quote-words.ts";

/** The last answer to the quote, which the server refused: messages and submitted values. */
export interface RefusedQuoteAnswer {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

interface AcceptFormProps {
  quote: CustomerQuote;
  answer: RefusedQuoteAnswer | undefined;
}

/** Renders the form that accepts the quote, a plain POST. For a vehicle it asks for the driver. */
export function AcceptForm({ quote, answer }: AcceptFormProps) {
  return (
    <section className={styles.accept} aria-label="Accettare">
      {answer && <ErrorSummary title={answer.refusal} problems={answer.problems} />}
      <form method="post" className={styles.form} data-server-validated="" data-submit-without-navigation="">
        {quote.rental && <QuoteDriverFields quote={quote} answer={answer} />}
        <Button type="submit" name="intent" value="accept" pendingLabel="Accetto…">
          {acceptLabel({ total: formatEuro(quote.total) })}
        </Button>
        <Text look="caption">
          <SentenceFromParts
            parts={ACCEPTANCE_NOTE}
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

function QuoteDriverFields({ quote: { hire }, answer }: AcceptFormProps) {
  const problemOf = (field: string) => answer?.problems.find(({ path }) => path === field)?.message;
  return (
    <fieldset className={styles.driver}>
      <legend>Chi guida</legend>
      <TypedDateField
        id="driverBirthDate"
        name="driverBirthDate"
        label="Data di nascita"
        hint={hire ? minimumAgeHint({ years: hire.terms.minimumAge }) : undefined}
        autoComplete="bday"
        required
        defaultValue={answer?.typed.driverBirthDate}
        error={problemOf("driverBirthDate")}
      />
      <TypedDateField
        id="licenceDate"
        name="licenceDate"
        label="Patente rilasciata il"
        hint={hire ? minimumLicenceHint({ years: hire.terms.minimumLicenceYears }) : undefined}
        required
        defaultValue={answer?.typed.licenceDate}
        error={problemOf("licenceDate")}
      />
    </fieldset>
  );
}

/** Declines in two steps: the first only opens the second, without scripts. */
export function DeclineForm() {
  return (
    <details className={styles.decline}>
      <MoreLink as="summary">Non fa per te?</MoreLink>
      <form method="post" className={styles.form} data-submit-without-navigation="">
        <TextArea
          id="reason"
          name="reason"
          label="Una parola per noi (facoltativa)"
          hint="Ci aiuta a proporti qualcosa di meglio."
          maxLength={500}
          rows={3}
        />
        <Button type="submit" name="intent" value="decline" variant="outline" pendingLabel="Un momento…">
          Non accetto il preventivo
        </Button>
      </form>
    </details>
  );
}
