import { type CancellationCosts, cancellationExplanation } from "#app/features/bookings/booking-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { SelectField, TextInput } from "#app/ui/fields/field.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { DATE_REQUEST_FIELDS } from "#domain/forms/bookings/date-request.ts";
import type { RenterBooking, RenterDateRequest } from "#domain/pages/vehicle-pages.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { say } from "#domain/words/say.ts";
import styles from "./booking-changes.module.css";

/** The dates that the server refused: its messages and the submitted values. */
export interface RefusedDates {
  refusal: string;
  problems: readonly FormProblem[];
  typed: Readonly<Record<string, string>>;
}

interface DateRequestProps
  extends Pick<RenterBooking, "booking" | "dateRequestScope" | "dateRequest" | "returnPlaces"> {
  refused: RefusedDates | undefined;
}

interface RenterChangesProps extends Omit<DateRequestProps, "refused">, CancelFormProps {
  refusedDates: RefusedDates | undefined;
}

/** Renders what the renter can do on the booking's page: request other dates, or cancel. */
export function RenterChanges({
  canCancel,
  refusal,
  refusedDates,
  cancellationCost,
  freeCancellationUntil,
  ...dateRequestProps
}: RenterChangesProps) {
  const costs = { booking: dateRequestProps.booking, cancellationCost, freeCancellationUntil };
  return (
    <>
      <DateRequestSection {...dateRequestProps} refused={refusedDates} />
      {(canCancel || refusal) && <CancelForm canCancel={canCancel} refusal={refusal} {...costs} />}
    </>
  );
}

/** Renders the latest date request with its answer, and the form for another one (product.md#date-request). */
function DateRequestSection({ dateRequestScope: scope, dateRequest, refused, ...formProps }: DateRequestProps) {
  const { ask, askReturn } = useWords("bookingPage").bookingPage.dates;
  if (scope === "none" && !dateRequest && !refused) return null;
  const summary = scope === "return" ? askReturn : ask;
  return (
    <section aria-label={summary}>
      {dateRequest && <DateRequestState request={dateRequest} />}
      {refused && (
        <ErrorSummary
          title={refused.refusal}
          problems={sortByFieldOrder(DATE_REQUEST_FIELDS, refused.problems)}
          className={styles.refusal}
        />
      )}
      {scope !== "none" && (
        <details open={refused !== undefined}>
          <MoreLink as="summary" className={styles.summary}>
            {summary}
          </MoreLink>
          <DateRequestForm {...formProps} scope={scope} refused={refused} />
        </details>
      )}
    </section>
  );
}

/** Says what the renter asked for and whether staff have answered. */
function DateRequestState({ request }: { request: RenterDateRequest }) {
  const site = useSite();
  const words = useWords("bookingPage", "replyPromise");
  const { reply, states } = words.bookingPage.dates;
  const answer = request.state === "open" ? say(words, reply, { hours: promisedHours(words, site) }) : request.answer;
  return (
    <div className={styles.requested} role="status">
      <b>{states[request.state]}</b>
      <p>{request.text}</p>
      {answer && <p>{answer}</p>}
    </div>
  );
}

interface DateRequestFormProps extends Pick<DateRequestProps, "booking" | "returnPlaces" | "refused"> {
  scope: "whole" | "return";
}

/** Renders the fields of a date request. It changes nothing until staff accept it. */
function DateRequestForm({ booking, returnPlaces, scope, refused }: DateRequestFormProps) {
  const { pickup, return: back, delivery } = booking;
  const texts = useWords("bookingPage").bookingPage.dates;
  const isReturnOnly = scope === "return";
  const bookedValues: Record<(typeof DATE_REQUEST_FIELDS)[number], string> = {
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
    returnPlace: delivery.returnPlace.slug ?? back.city,
  };
  const fieldProps = (name: (typeof DATE_REQUEST_FIELDS)[number]) => ({
    id: name,
    name,
    required: true,
    autoComplete: "off",
    defaultValue: refused?.typed[name] ?? bookedValues[name],
    error: refused?.problems.find(({ path }) => path === name)?.message,
  });
  return (
    <form method="post" className={styles.form} data-server-validated="" data-submit-without-navigation="">
      <p>{isReturnOnly ? texts.explanationReturn : texts.explanation}</p>
      <div className={styles.fields}>
        {scope === "whole" && (
          <>
            <TextInput {...fieldProps("pickupDate")} type="date" label={texts.pickup} />
            <SelectField {...fieldProps("pickupTime")} label={texts.pickupTime} options={TIME_SLOTS} />
          </>
        )}
        <TextInput {...fieldProps("returnDate")} type="date" label={texts.back} />
        <SelectField {...fieldProps("returnTime")} label={texts.returnTime} options={TIME_SLOTS} />
        {isReturnOnly && (
          <SelectField
            {...fieldProps("returnPlace")}
            label={texts.returnPlace}
            options={returnPlaces}
            fieldClassName={styles.place}
          />
        )}
      </div>
      <Button type="submit" name="intent" value="ask-dates" variant="outline" pendingLabel={texts.pending}>
        {isReturnOnly ? texts.submitReturn : texts.submit}
      </Button>
    </form>
  );
}

interface CancelFormProps extends CancellationCosts {
  canCancel: boolean;
  refusal: string | undefined;
}

/** Cancels in two steps: the first only opens the second, without scripts. */
function CancelForm({ canCancel, refusal, ...costs }: CancelFormProps) {
  const words = useWords("bookingPage", "moments", "prices");
  const texts = words.bookingPage.cancel;
  return (
    <section className={styles.cancel} aria-label={texts.label}>
      {refusal && <ErrorSummary title={refusal} problems={[]} className={styles.refusal} />}
      {canCancel && (
        <details>
          <MoreLink as="summary">{texts.summary}</MoreLink>
          <form method="post" className={styles.confirm} data-submit-without-navigation="">
            <p>{cancellationExplanation(words, costs)}</p>
            <input type="hidden" name="fee" value={costs.cancellationCost} />
            <Button type="submit" name="intent" value="cancel" variant="outline" pendingLabel={texts.pending}>
              {texts.submit}
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
