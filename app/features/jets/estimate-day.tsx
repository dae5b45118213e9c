import { Button, ButtonLink } from "#app/ui/button.tsx";
import DateField from "#app/ui/fields/date-field.tsx";
import { noFlightReason } from "#domain/jets/airports.ts";
import type { Quote } from "#domain/jets/quote.ts";
import { quoteQuery } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./estimate-day.module.css";

/** What an estimate without a day lacks to be asked for: the day and a button. A trip of several legs, or one with a fault, goes on in its form. */
export function EstimateDay({ quote: { draft, problems, today } }: { quote: Quote }) {
  const [leg] = draft.legs;
  const isFlown = leg && noFlightReason(leg.from, leg.to) === null;
  if (!isFlown || draft.legs.length > 1 || problems.length > 0) {
    return (
      <ButtonLink to="#preventivo" variant="outline" className={styles.root}>
        Completa il viaggio
      </ButtonLink>
    );
  }
  // The way back is in the address with the rest; only the day is asked for here.
  const kept = new URLSearchParams(quoteQuery(draft));
  kept.delete("date");
  return (
    <form method="get" action={paths.jetRequest()} className={styles.root} aria-label={messages.jets.quote}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField name="date" label={messages.jets.departureDate} required min={today} defaultValue={leg.date} />
      <Button type="submit">{messages.jets.quote}</Button>
    </form>
  );
}
