import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { SelectField, TextInput } from "#app/ui/fields/field.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import styles from "./booking-changes.module.css";
import { DATE_REQUEST_WORDS, dateRequestReplySentence } from "./booking-words.ts";

const DATE_FIELDS = ["pickupDate", "pickupTime", "returnDate", "returnTime"] as const;

/** The dates that the server refused: its messages and the submitted values. */
export interface RefusedDates {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

interface DateRequestFormProps extends Pick<RenterBooking, "booking" | "canRequestDates" | "requestedDates"> {
  refused: RefusedDates | undefined;
}

interface RenterChangesProps extends Omit<DateRequestFormProps, "refused">, CancelFormProps {
  refusedDates: RefusedDates | undefined;
}

/** Renders what the renter can do on the booking's page: request other dates, or cancel. */
export function RenterChanges({ canCancel, refusal, refusedDates, ...dateRequestProps }: RenterChangesProps) {
  return (
    <>
      <DateRequestForm {...dateRequestProps} refused={refusedDates} />
      {(canCancel || refusal) && <CancelForm canCancel={canCancel} refusal={refusal} />}
    </>
  );
}

/** Renders the request for other dates (product.md#date-request). It changes nothing until staff handle it. */
function DateRequestForm({ booking, canRequestDates, requestedDates, refused }: DateRequestFormProps) {
  const site = useSite();
  if (!canRequestDates && !refused) return null;
  return (
    <section aria-label={DATE_REQUEST_WORDS.summary}>
      {requestedDates && (
        <div className={styles.requested} role="status">
          <b>{DATE_REQUEST_WORDS.requested}</b>
          <p>{requestedDates.note}</p>
          <p>{dateRequestReplySentence(site)}</p>
        </div>
      )}
      {refused && (
        <ErrorSummary
          title={refused.refusal}
          problems={sortByFieldOrder(DATE_FIELDS, refused.problems)}
          className={styles.refusal}
        />
      )}
      {canRequestDates && (
        <details open={refused !== undefined}>
          <MoreLink as="summary" className={styles.summary}>
            {DATE_REQUEST_WORDS.summary}
          </MoreLink>
          <DateRequestFields booking={booking} refused={refused} />
        </details>
      )}
    </section>
  );
}

function DateRequestFields({ booking, refused }: Pick<DateRequestFormProps, "booking" | "refused">) {
  const { pickup, return: back } = booking;
  const bookedValues: Record<(typeof DATE_FIELDS)[number], string> = {
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  };
  const fieldProps = (name: (typeof DATE_FIELDS)[number]) => ({
    id: name,
    name,
    required: true,
    autoComplete: "off",
    defaultValue: refused?.typed[name] ?? bookedValues[name],
    error: refused?.problems.find(({ path }) => path === name)?.message,
  });
  return (
    <form method="post" className={styles.form} data-server-validated="" data-submit-without-navigation="">
      <p>{DATE_REQUEST_WORDS.explanation}</p>
      <div className={styles.fields}>
        <TextInput {...fieldProps("pickupDate")} type="date" label="Ritiro" />
        <SelectField {...fieldProps("pickupTime")} label="Ora di ritiro" options={TIME_SLOTS} />
        <TextInput {...fieldProps("returnDate")} type="date" label="Riconsegna" />
        <SelectField {...fieldProps("returnTime")} label="Ora di riconsegna" options={TIME_SLOTS} />
      </div>
      <Button type="submit" name="intent" value="ask-dates" variant="outline" pendingLabel={DATE_REQUEST_WORDS.pending}>
        {DATE_REQUEST_WORDS.submit}
      </Button>
    </form>
  );
}

interface CancelFormProps {
  canCancel: boolean;
  refusal: string | undefined;
}

/** Cancels in two steps: the first only opens the second, without scripts. */
function CancelForm({ canCancel, refusal }: CancelFormProps) {
  return (
    <section className={styles.cancel} aria-label="Annullare">
      {refusal && <ErrorSummary title={refusal} problems={[]} className={styles.refusal} />}
      {canCancel && (
        <details>
          <MoreLink as="summary">Annulla la prenotazione</MoreLink>
          <form method="post" className={styles.confirm} data-submit-without-navigation="">
            <p>L'auto torna subito libera per altri. Annullare non ti costa nulla, e non si può tornare indietro.</p>
            <Button type="submit" name="intent" value="cancel" variant="outline" pendingLabel="Annullo…">
              Sì, annulla la prenotazione
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
