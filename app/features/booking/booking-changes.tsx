import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, inOrderOf } from "#app/ui/fields/error-summary.tsx";
import { SelectField, TextInput } from "#app/ui/fields/field.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import styles from "./booking-changes.module.css";
import { askedSentence, DATE_REQUEST_WORDS } from "./booking-words.ts";

const FIELDS = ["pickupDate", "pickupTime", "returnDate", "returnTime"] as const;

/** What the server had against the dates, with what was typed. */
export interface RefusedDates {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

interface DateRequestFormProps extends Pick<RenterBooking, "booking" | "mayAskDates" | "askedDates"> {
  refused: RefusedDates | undefined;
}

interface RenterChangesProps extends Omit<DateRequestFormProps, "refused">, CancelFormProps {
  refusedDates: RefusedDates | undefined;
}

/** What the renter can ask for and do on the booking's page: other dates, and cancelling. */
export function RenterChanges({ mayCancel, refusal, refusedDates, ...asked }: RenterChangesProps) {
  return (
    <>
      <DateRequestForm {...asked} refused={refusedDates} />
      {(mayCancel || refusal) && <CancelForm mayCancel={mayCancel} refusal={refusal} />}
    </>
  );
}

/** The renter asks for other dates (product.md#date-request): a request that staff answer, not a change. */
function DateRequestForm({ booking, mayAskDates, askedDates, refused }: DateRequestFormProps) {
  const site = useSite();
  if (!mayAskDates && !refused) return null;
  return (
    <section aria-label={DATE_REQUEST_WORDS.summary}>
      {askedDates && (
        <div className={styles.asked} role="status">
          <b>{DATE_REQUEST_WORDS.asked}</b>
          <p>{askedDates.note}</p>
          <p>{askedSentence(site)}</p>
        </div>
      )}
      {refused && (
        <ErrorSummary
          title={refused.refusal}
          problems={inOrderOf(FIELDS, refused.problems)}
          className={styles.refusal}
        />
      )}
      {mayAskDates && (
        <details open={refused !== undefined}>
          <LinkMore as="summary" className={styles.summary}>
            {DATE_REQUEST_WORDS.summary}
          </LinkMore>
          <DateRequestFields booking={booking} refused={refused} />
        </details>
      )}
    </section>
  );
}

function DateRequestFields({ booking, refused }: Pick<DateRequestFormProps, "booking" | "refused">) {
  const { pickup, return: back } = booking;
  const booked: Record<(typeof FIELDS)[number], string> = {
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    name,
    required: true,
    autoComplete: "off",
    defaultValue: refused?.typed[name] ?? booked[name],
    error: refused?.problems.find(({ path }) => path === name)?.message,
  });
  return (
    <form method="post" className={styles.form} data-checked-by-server="" data-answered-in-place="">
      <p>{DATE_REQUEST_WORDS.explanation}</p>
      <div className={styles.fields}>
        <TextInput {...field("pickupDate")} type="date" label="Ritiro" />
        <SelectField {...field("pickupTime")} label="Ora di ritiro" options={TIME_SLOTS} />
        <TextInput {...field("returnDate")} type="date" label="Riconsegna" />
        <SelectField {...field("returnTime")} label="Ora di riconsegna" options={TIME_SLOTS} />
      </div>
      <Button type="submit" name="intent" value="ask-dates" variant="outline" pendingLabel={DATE_REQUEST_WORDS.pending}>
        {DATE_REQUEST_WORDS.submit}
      </Button>
    </form>
  );
}

interface CancelFormProps {
  mayCancel: boolean;
  refusal: string | undefined;
}

/** Cancelling in two steps: the first only opens the second, by the platform alone. */
function CancelForm({ mayCancel, refusal }: CancelFormProps) {
  return (
    <section className={styles.cancel} aria-label="Annullare">
      {refusal && <ErrorSummary title={refusal} problems={[]} className={styles.refusal} />}
      {mayCancel && (
        <details>
          <LinkMore as="summary">Annulla la prenotazione</LinkMore>
          <form method="post" className={styles.confirm} data-answered-in-place="">
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
