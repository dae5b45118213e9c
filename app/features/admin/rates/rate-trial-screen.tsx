import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { RentalFields } from "#app/features/admin/bookings/rental/rental-fields.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { ChoiceSection } from "#app/features/admin/rental-choices/choice-fields.tsx";
import { toOptions } from "#app/features/admin/rental-choices/choice-values.ts";
import { useRentalChoices } from "#app/features/admin/rental-choices/use-rental-choices.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { type FormValues, formResolver } from "#app/ui/panel/forms/form-values.ts";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { type Column, DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRateTrial } from "#domain/api/rates/rate-trial.ts";
import { rateTrialFormSchema } from "#domain/forms/rates/rate-trial.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";
import styles from "./rate-trial.module.css";

const FAILED = "Il prezzo non si è potuto calcolare.";
type TrialValues = FormValues<z.input<typeof rateTrialFormSchema>>;
type Trial = z.output<typeof rateTrialFormSchema>;
const EMPTY: TrialValues = {
  vehicle: "",
  pickupCity: "",
  returnCity: "",
  pickupDate: "",
  pickupTime: DEFAULT_TIME,
  returnDate: "",
  returnTime: DEFAULT_TIME,
  extras: [],
  protection: "",
  youngDriver: false,
  promotion_code: "",
};

interface RateTrialScreenProps {
  cities: readonly string[];
  /** The cars by slug. */
  vehicles: readonly Option[];
}

/** Prices a rental on trial, with the rule of each line; creates nothing (product.md#rates-screen). */
export function RateTrialScreen({ cities, vehicles }: RateTrialScreenProps) {
  const [trial, setTrial] = useState<ApiRateTrial | null>(null);
  const form = useForm<TrialValues, unknown, Trial>({
    resolver: formResolver(rateTrialFormSchema),
    defaultValues: EMPTY,
  });
  const save = async ({ extras, protection, youngDriver, ...rental }: Trial) => {
    setTrial(null);
    const options = toOptions({ extras, protection }, youngDriver);
    setTrial(await api.get("/api/rate_trial", { query: { ...rental, options } }));
  };
  const { submit } = useFormSaving(form, { failure: FAILED, save }, () => {});
  const { isSubmitting, errors } = form.formState;
  return (
    <>
      <PageHeader {...ratesHeader(panelPaths.adminRateTrial)} />
      <PageBody>
        <FormProvider {...form}>
          <form className={styles.trial} noValidate onSubmit={form.handleSubmit(submit)}>
            {errors.root?.message && (
              <NoticeBox tone="critical" role="alert">
                {errors.root.message}
              </NoticeBox>
            )}
            <RentalFields cities={cities} outsideHours={null} />
            <FormSection id="car" title="Che cosa">
              <ComboboxField name="vehicle" label="Auto" required options={vehicles} />
            </FormSection>
            <TrialChoices />
            <div>
              <Button type="submit" look="primary" pending={isSubmitting}>
                Calcola il prezzo
              </Button>
            </div>
          </form>
        </FormProvider>
        <section className={styles.result} aria-live="polite" aria-label="Prezzo di prova">
          {trial && <TrialResult trial={trial} />}
        </section>
      </PageBody>
    </>
  );
}

/** The choices of the chosen car. The result says why a code is refused. */
function TrialChoices() {
  const [vehicle = "", pickupCity = "", returnCity, pickupDate, pickupTime, returnDate, returnTime] = useWatch<
    TrialValues,
    ["vehicle", "pickupCity", "returnCity", "pickupDate", "pickupTime", "returnDate", "returnTime"]
  >({ name: ["vehicle", "pickupCity", "returnCity", "pickupDate", "pickupTime", "returnDate", "returnTime"] });
  const place = { pickupCity, returnCity: returnCity || pickupCity };
  const choices = useRentalChoices(vehicle, { ...place, pickupDate, pickupTime, returnDate, returnTime });
  return <ChoiceSection choices={choices} refusal={null} isTrial />;
}

function TrialResult({ trial }: { trial: ApiRateTrial }) {
  const rows = [
    ...trial.lines.map((line, index) => ({ ...line, id: String(index) })),
    { id: "total", code: "total", label: "Totale", amount: trial.total, rule: null },
  ];
  const { minimum } = trial;
  return (
    <>
      {[trial.below_minimum, trial.outside_hours, trial.late_extras].map(
        (problem) => problem && <NoticeBox key={problem}>{problem}</NoticeBox>,
      )}
      <DataTable
        label="Righe del prezzo"
        rows={rows}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        card={(line) => (
          <RowCardHeader>
            <div>
              <b>{line.label}</b>
              <p className={textStyles.meta}>{ruleText(line)}</p>
            </div>
            {formatEuros(line.amount)}
          </RowCardHeader>
        )}
        empty={null}
      />
      <p className={textStyles.meta}>
        {formatCount(trial.days, "giorno", "giorni")}, {formatNumber(trial.included_kilometres)} km inclusi. Deposito{" "}
        {formatEuros(trial.deposit)}, franchigia {formatEuros(trial.excess)}. Prezzo base {formatEuros(trial.base_rate)}{" "}
        al giorno.
      </p>
      <p className={textStyles.meta}>
        {minimum
          ? `Durata minima: ${formatCount(minimum.days, "giorno", "giorni")}, per «${minimum.rule.name}».`
          : "Nessuna durata minima."}
      </p>
    </>
  );
}

type TrialRow = ApiRateTrial["lines"][number] & { id: string };

/** Returns what made a line: its rule, or where staff set it. */
function ruleText({ code, rule }: TrialRow): string {
  if (rule) return `«${rule.name}»`;
  return SOURCES[code] ?? "";
}

/** Where the lines without a rule come from, by their code. */
const SOURCES: Readonly<Record<string, string>> = {
  days: "Prezzo base",
  "one-way": "Impostazioni",
  delivery: "Impostazioni",
  collection: "Impostazioni",
  "young-driver": "Impostazioni",
  "out-of-hours": "Orari della città",
  extra: "Extra",
  protection: "Protezioni",
  "promotion-code": "Codici",
};

const COLUMNS: readonly Column<TrialRow>[] = [
  {
    id: "label",
    isFixed: true,
    header: "Riga",
    text: ({ label }) => label,
    cell: ({ id, label }) => (id === "total" ? <b>{label}</b> : label),
  },
  { id: "rule", header: "Regola o voce", text: ruleText, cell: ruleText },
  {
    id: "amount",
    header: "Importo",
    align: "end",
    text: ({ amount }) => formatEuros(amount),
    cell: ({ id, amount }) => (id === "total" ? <b>{formatEuros(amount)}</b> : formatEuros(amount)),
  },
];
