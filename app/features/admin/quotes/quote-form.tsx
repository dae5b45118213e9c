import type { ReactNode } from "react";
import { FormProvider, useFieldArray, useForm, useFormContext, useFormState, useWatch } from "react-hook-form";
import { withoutListedAddresses } from "#app/features/admin/bookings/rental/rental-fields.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { QuoteRental } from "#app/features/admin/quotes/quote-rental.tsx";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { type FormSaving, useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { formResolver } from "#app/ui/panel/forms/form-values.ts";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { StaleNotice } from "#app/ui/panel/forms/stale-notice.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { MAX_QUOTE_LINES, type QuoteFields, quoteSchema } from "#domain/forms/quotes/quote.ts";
import { QUOTE_KIND_NAMES, QUOTE_KINDS, quoteTotal } from "#domain/quotes/quote.ts";
import { EMPTY_QUOTE_LINE, EMPTY_QUOTE_RENTAL, type QuoteValues } from "./quote-values.ts";
import styles from "./quotes.module.css";

interface QuoteFormProps extends FormSaving<QuoteValues, QuoteFields> {
  values: QuoteValues;
  /** The key of the form's draft in the browser. */
  subject: string;
  submitLabel: string;
  /** Rendered beside the save button. */
  actions?: ReactNode;
}

const KINDS = QUOTE_KINDS.map((value) => ({ value, label: QUOTE_KIND_NAMES[value] }));

/** Edits a quote: customer, lines, last day and terms. */
export function QuoteForm({ values, subject, submitLabel, actions, ...saving }: QuoteFormProps) {
  const form = useForm<QuoteValues, unknown, QuoteFields>({
    resolver: formResolver(quoteSchema),
    defaultValues: values,
  });
  const draft = useDraft(form, { form: "quote", subject });
  const save: typeof saving.save = ({ rental, ...quote }, version, settle) =>
    saving.save({ ...quote, rental: rental && withoutListedAddresses(rental) }, version, settle);
  const { submit, stale } = useFormSaving(form, { ...saving, save }, draft.clear);
  const kind = useWatch({ control: form.control, name: "kind" });
  const kinds = useOfferedOptions(KINDS, values.kind);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <FormSection id="customer" title="Per chi">
          <TextField name="name" label="Nome e cognome" required autoComplete="off" />
          <TextField name="email" label="E-mail" type="email" required autoComplete="off" />
          <TextField name="phone" label="Telefono" type="tel" autoComplete="off" />
          <LanguageField hint="Delle e-mail e della pagina del cliente." />
          <div
            className={styles.contents}
            onChange={({ target }) => {
              // Only a car quote has a rental. For other kinds null also removes its validation errors.
              if (!(target instanceof HTMLSelectElement)) return;
              form.setValue("rental", target.value === "car" ? EMPTY_QUOTE_RENTAL : null);
            }}
          >
            <PanelSelectField name="kind" label="Che cosa" options={kinds} />
          </div>
        </FormSection>
        <QuoteRentalSection kind={kind} />
        <FormSection id="offer" title="Il preventivo">
          <TextField name="title" label="Oggetto" required span={8} autoComplete="off" />
          <TextField name="valid_until" label="Vale fino al" type="date" required span={4} />
          <QuoteLines />
          <TextareaField name="terms" label="Condizioni" span={12} hint="Il cliente le legge con il preventivo." />
        </FormSection>
        {/* Beside the pressed button, since the top of the form is out of sight. */}
        {stale && <StaleNotice {...stale} pending={isSubmitting} />}
        {errors.root?.message && (
          <NoticeBox tone="critical" role="alert">
            {errors.root.message}
          </NoticeBox>
        )}
        <div className={styles.end}>
          {actions}
          <Button type="submit" look={actions ? "default" : "primary"} pending={isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The rental fields, for car quotes only. */
const QuoteRentalSection = ({ kind }: { kind: QuoteValues["kind"] }) => (kind === "car" ? <QuoteRental /> : null);

/** Edits the lines of the quote and shows their total. */
function QuoteLines() {
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
      <div className={styles.total}>
        <Button
          look="ghost"
          icon="plus"
          small
          disabled={fields.length >= MAX_QUOTE_LINES}
          onClick={() => append(EMPTY_QUOTE_LINE)}
        >
          Aggiungi una riga
        </Button>
        <p className={textStyles.strong} aria-live="polite">
          {QUOTE_WORDS.total(formatEuros(quoteTotal((lines ?? []).map(withNumbers))))}
        </p>
      </div>
    </FieldBox>
  );
}

/** An empty or invalid number counts as zero in the total. */
const withNumbers = ({ quantity, amount }: QuoteValues["lines"][number]) => ({
  quantity: Number.isFinite(quantity) ? Number(quantity) : 0,
  amount: Number.isFinite(amount) ? Number(amount) : 0,
});
