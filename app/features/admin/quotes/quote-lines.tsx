import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { MOST_LINES } from "#domain/forms/quote.ts";
import { quoteTotal } from "#domain/quotes/quote.ts";
import styles from "./quote-lines.module.css";
import { EMPTY_LINE, type QuoteValues } from "./quote-values.ts";

/** What the quote comprises, a line each, and what it comes to. */
export function QuoteLines() {
  const { control } = useFormContext<QuoteValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "lines" });
  const { errors } = useFormState<QuoteValues>();
  const lines: QuoteValues["lines"] = useWatch({ name: "lines" });
  const problem = errors.lines?.root?.message ?? errors.lines?.message;
  return (
    <FieldBox span={12} className={styles.lines}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.line}>
          <TextField name={`lines.${at}.text`} label={`Riga ${at + 1}`} required autoComplete="off" />
          <NumberField name={`lines.${at}.quantity`} label="Quantità" required />
          <NumberField name={`lines.${at}.amount`} label="Importo" required suffix="€" />
          <IconButton icon="close" label={`Togli la riga ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      <div className={styles.end}>
        <Button
          look="ghost"
          icon="plus"
          small
          disabled={fields.length >= MOST_LINES}
          onClick={() => append(EMPTY_LINE)}
        >
          Aggiungi una riga
        </Button>
        <p className={textStyles.strong} aria-live="polite">
          {QUOTE_WORDS.total(euro(quoteTotal((lines ?? []).map(counted))))}
        </p>
      </div>
    </FieldBox>
  );
}

/** What is not typed yet, or is no number, counts for nothing. */
const counted = ({ quantity, amount }: QuoteValues["lines"][number]) => ({
  quantity: Number.isFinite(quantity) ? Number(quantity) : 0,
  amount: Number.isFinite(amount) ? Number(amount) : 0,
});
