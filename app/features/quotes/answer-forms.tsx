import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/fields/error-summary.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { TypedDateField } from "#app/ui/fields/typed-date-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./answer-forms.module.css";

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
  const words = useWords("quotePage");
  const paths = usePaths();
  const { accept } = words.quotePage;
  return (
    <section className={styles.accept} aria-label={accept.label}>
      {answer && <ErrorSummary title={answer.refusal} problems={answer.problems} />}
      <form method="post" className={styles.form} data-server-validated="" data-submit-without-navigation="">
        {quote.rental && <QuoteDriverFields quote={quote} answer={answer} />}
        <Button type="submit" name="intent" value="accept" pendingLabel={accept.pending}>
          {say(words, accept.submit, { total: formatMoney(words, quote.total) })}
        </Button>
        <Text look="caption">
          <Sentence
            text={accept.note}
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
  const words = useWords("quotePage");
  const { accept } = words.quotePage;
  const problemOf = (field: string) => answer?.problems.find(({ path }) => path === field)?.message;
  return (
    <fieldset className={styles.driver}>
      <legend>{accept.driver}</legend>
      <TypedDateField
        id="driverBirthDate"
        name="driverBirthDate"
        label={accept.birthDate}
        hint={hire ? say(words, accept.age, { years: hire.terms.minimumAge }) : undefined}
        autoComplete="bday"
        required
        defaultValue={answer?.typed.driverBirthDate}
        error={problemOf("driverBirthDate")}
      />
      <TypedDateField
        id="licenceDate"
        name="licenceDate"
        label={accept.licenceDate}
        hint={hire ? say(words, accept.licence, { years: hire.terms.minimumLicenceYears }) : undefined}
        required
        defaultValue={answer?.typed.licenceDate}
        error={problemOf("licenceDate")}
      />
    </fieldset>
  );
}

/** Declines in two steps: the first only opens the second, without scripts. */
export function DeclineForm() {
  const { decline } = useWords("quotePage").quotePage;
  return (
    <details className={styles.decline}>
      <MoreLink as="summary">{decline.summary}</MoreLink>
      <form method="post" className={styles.form} data-submit-without-navigation="">
        <TextArea id="reason" name="reason" label={decline.reason} hint={decline.reasonHint} maxLength={500} rows={3} />
        <Button type="submit" name="intent" value="decline" variant="outline" pendingLabel={decline.pending}>
          {decline.submit}
        </Button>
      </form>
    </details>
  );
}
