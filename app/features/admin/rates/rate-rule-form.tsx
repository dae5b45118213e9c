import { useFormState, useWatch } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { ChoiceBoxes } from "#app/features/admin/rates/choice-boxes.tsx";
import { surchargeText } from "#app/features/admin/rates/rate-rule-texts.ts";
import type { RateRuleStart } from "#app/features/admin/rates/rate-rule-values.ts";
import { EMPTY_RATE_RULE, rateRuleFormValues } from "#app/features/admin/rates/rate-rule-values.ts";
import {
  RATE_KIND_WORDS,
  RATE_SCOPE_WORDS,
  SEASON_COLOUR_WORDS,
  RATE_RULE_WORDS as WORDS,
} from "#app/features/admin/rates/rate-rule-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { WEEKDAY_NAMES } from "#app/features/admin/site-settings/hours-words.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FieldBox, FieldGrid, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { type Option, PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { type RateRuleFields, rateRuleSchema } from "#domain/forms/rates/rate-rule.ts";
import { WEEKDAYS, type Weekday } from "#domain/opening-hours/weekly-hours.ts";
import { RATE_RULE_KINDS, RATE_SCOPES, type RateScope } from "#domain/rates/rate-rule.ts";
import { SEASON_COLOURS } from "#domain/rates/season-colours.ts";
import styles from "./rate-rule-form.module.css";

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>): Option[] =>
  values.map((value) => ({ value, label: words[value] }));

const KINDS = optionsOf(RATE_RULE_KINDS, RATE_KIND_WORDS);
const SCOPES = optionsOf(RATE_SCOPES, RATE_SCOPE_WORDS).toReversed();
const COLOURS = optionsOf(SEASON_COLOURS, SEASON_COLOUR_WORDS);
const WEEKDAY_OPTIONS = optionsOf(WEEKDAYS, WEEKDAY_NAMES);
const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

export interface RateRuleChoices {
  cities: readonly Option[];
  brands: readonly Option[];
  /** The cars by id. */
  vehicles: readonly Option[];
}

export type RateRuleMode = { rule: ApiRateRule } | RateRuleCreation;

export interface RateRuleCreation {
  start: RateRuleStart;
  /** The key under which the browser keeps the unsaved form. */
  key: string;
  /** The cars of several rows, if each gets a rule of its own. */
  rows?: readonly { name: string; scope: RateRuleCars }[];
}

/** The fields that say for which cars a rule is. */
export type RateRuleCars = Pick<RateRuleFields, "scope" | "category" | "vehicle_id">;

interface RateRuleFormProps extends RateRuleChoices {
  /** The rule to edit, or what a new rule starts with; undefined closes the dialog. */
  mode: RateRuleMode | undefined;
  onClose: () => void;
}

/** Adds or edits a rule; its kind decides its fields (product.md#rates-screen). */
export function RateRuleForm({ mode, onClose, ...choices }: RateRuleFormProps) {
  const callOnce = useIdempotentCall();
  const rule = mode && "rule" in mode ? mode.rule : null;
  const start = mode && "start" in mode ? mode : null;
  const rowForm = useRowForm(mode && rule, {
    schema: rateRuleSchema,
    form: start?.key ? `rate-rule-${start.key}` : "rate-rule",
    words: WORDS,
    emptyValues: { ...EMPTY_RATE_RULE, ...start?.start },
    valuesOf: rateRuleFormValues,
    create: (body) => {
      const bodies = start?.rows ? start.rows.map(({ scope }) => ({ ...body, ...scope })) : [body];
      return callOnce(bodies, (key) => createRules(bodies, key));
    },
    undo: { run: deleteRules, done: WORDS.deleted, failed: WORDS.deleteFailed },
    update: (id, body) => api.patch("/api/rate_rules/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/rate_rules", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={rule?.id ?? start?.key ?? "new"}
      onClose={onClose}
      size="wide"
      title={titleOf(rule, start?.key)}
      subtitle={rule?.name}
    >
      <PanelSelectField name="kind" label="Genere" required span={5} options={KINDS} />
      <TextField name="name" label="Nome" required span={5} autoComplete="off" hint={WORDS.nameHint} />
      <PanelSelectField name="colour" label="Colore" span={2} options={COLOURS} />
      <ScopeFields {...choices} rows={start?.rows?.map(({ name }) => name)} />
      <KindFields />
      <DayFields />
      <CancellationFields />
      <RowTranslations entity="rate_rules" id={rule?.id} />
    </FormDialog>
  );
}

/** Creates rules one after the other; a repeated call with the same key creates none twice. */
async function createRules(bodies: readonly RateRuleFields[], key: string): Promise<ApiRateRule[]> {
  const created: ApiRateRule[] = [];
  for (const [index, body] of bodies.entries())
    created.push(await api.post("/api/rate_rules", { body, idempotencyKey: `${key}-${index}` }));
  return created;
}

async function deleteRules(rules: readonly ApiRateRule[]): Promise<void> {
  for (const { id } of rules) await api.delete("/api/rate_rules/:id", { parameters: { id } });
}

function titleOf(rule: ApiRateRule | null, key: string | undefined): string {
  if (rule) return WORDS.editTitle;
  return key?.startsWith("copy") ? WORDS.copyTitle : WORDS.newTitle;
}

function ScopeFields({ cities, brands, vehicles, rows }: RateRuleChoices & { rows: readonly string[] | undefined }) {
  const scope: RateScope["kind"] = useWatch({ name: "scope" });
  if (rows)
    return (
      <>
        <FieldBox span={8}>
          <FieldLegend as="p">Vale per</FieldLegend>
          <p>{WORDS.ruleEach(rows.join(", "))}</p>
        </FieldBox>
        <CityField cities={cities} span={4} />
      </>
    );
  return (
    <>
      <PanelSelectField name="scope" label="Vale per" required span={3} options={SCOPES} />
      {scope === "vehicle" && <ComboboxField name="vehicle_id" label="Auto" required span={5} options={vehicles} />}
      {scope === "brand" && <ComboboxField name="brand" label="Brand" required span={5} options={brands} />}
      {scope === "category" && (
        <PanelSelectField
          name="category"
          label="Categoria"
          required
          span={5}
          empty="Scegli"
          options={CATEGORY_OPTIONS}
        />
      )}
      <CityField cities={cities} span={scope === "all" ? 9 : 4} />
    </>
  );
}

const CityField = ({ cities, span }: Pick<RateRuleChoices, "cities"> & { span: 4 | 9 }) => (
  <PanelSelectField
    name="city"
    label="Città"
    span={span}
    empty={WORDS.anyCity}
    options={cities}
    hint={WORDS.cityHint}
  />
);

/** What a rule of the chosen kind sets. */
function KindFields() {
  const kind: ApiRateRule["kind"] = useWatch({ name: "kind" });
  switch (kind) {
    case "day":
      return (
        <>
          <NumberField name="price" label="Prezzo" suffix="€ al giorno" hint={WORDS.priceHint} />
          <PercentField />
        </>
      );
    case "package":
      return <PackageFields />;
    case "length":
      return (
        <>
          <NumberField name="days" label="Da quanti giorni" required suffix="giorni" />
          <NumberField name="percent" label="Sconto" required suffix="%" />
        </>
      );
    case "minimum":
      return <NumberField name="days" label="Almeno" required span={12} suffix="giorni" />;
  }
}

function PercentField() {
  const percent: unknown = useWatch({ name: "percent" });
  const isWhole = typeof percent === "number" && Number.isInteger(percent) && percent > 0;
  return (
    <NumberField
      name="percent"
      label="Percentuale del prezzo base"
      suffix="%"
      hint={isWhole ? surchargeText(percent) : WORDS.percentHint}
    />
  );
}

function PackageFields() {
  const [weekday, lastDay]: unknown[] = useWatch({ name: ["window_weekday", "window_last_day"] });
  const start = WEEKDAYS.indexOf(weekday as Weekday);
  const end = typeof lastDay === "number" ? WEEKDAYS[(start + lastDay) % WEEKDAYS.length] : undefined;
  return (
    <>
      <PanelSelectField name="window_weekday" label="Da" required span={3} empty="Scegli" options={WEEKDAY_OPTIONS} />
      <TextField name="window_from" label="Dalle" type="time" required span={3} />
      <NumberField
        name="window_last_day"
        label="Finisce dopo"
        required
        span={3}
        suffix="giorni"
        hint={start >= 0 && end ? WEEKDAY_NAMES[end] : undefined}
      />
      <TextField name="window_until" label="Alle" type="time" required span={3} />
      <NumberField name="price" label="Prezzo del pacchetto" required suffix="€" />
      <NumberField name="included_kilometres" label="Chilometri inclusi" required suffix="km" />
      <SwitchField name="always" label="Si usa sempre, quando si può" hint={WORDS.alwaysHint} />
    </>
  );
}

/** What a cancellation costs, folded as long as it costs nothing; only rules of days and packages decide it. */
function CancellationFields() {
  const [kind, hours]: unknown[] = useWatch({ name: ["kind", "cancel_free_hours"] });
  const { errors } = useFormState();
  if (kind !== "day" && kind !== "package") return null;
  const isWrong = CANCELLATION_FIELDS.some((name) => errors[name] !== undefined);
  return (
    <FieldBox span={12}>
      <details open={isWrong || undefined}>
        <summary className={textStyles.link}>{typeof hours === "number" ? WORDS.ownTerms : WORDS.defaultTerms}</summary>
        <FieldGrid className={styles.terms}>
          <NumberField
            name="cancel_free_hours"
            label="Annullamento gratuito fino a"
            span={4}
            suffix="ore prima"
            hint={WORDS.cancelHint}
          />
          <NumberField name="cancel_percent" label="Poi costa" span={4} suffix="% del totale" />
          <NumberField name="no_show_percent" label="Mancato ritiro" span={4} suffix="% del totale" />
        </FieldGrid>
      </details>
    </FieldBox>
  );
}

const CANCELLATION_FIELDS = ["cancel_free_hours", "cancel_percent", "no_show_percent"] as const;

/** The days on which a rule applies, and on which it must be booked. */
function DayFields() {
  const [kind, yearly]: unknown[] = useWatch({ name: ["kind", "yearly"] });
  return (
    <>
      <TextField
        name="from_date"
        label="Primo giorno"
        type="date"
        required={yearly === true}
        hint={kind === "package" ? WORDS.packageRangeHint : WORDS.startHint}
      />
      <TextField
        name="until_date"
        label="Ultimo giorno"
        type="date"
        required={yearly === true}
        hint={WORDS.rangeHint}
      />
      <SwitchField name="yearly" label="Torna ogni anno" hint={WORDS.yearlyHint} />
      {(kind === "day" || kind === "minimum") && (
        <ChoiceBoxes name="weekdays" label="Giorni della settimana" hint={WORDS.everyDay} options={WEEKDAY_OPTIONS} />
      )}
      <TextField name="book_from" label="Prenotando dal" type="date" hint={WORDS.bookingHint} />
      <TextField name="book_until" label="Prenotando fino al" type="date" />
    </>
  );
}
