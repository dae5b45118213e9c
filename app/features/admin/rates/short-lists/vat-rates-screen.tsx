import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { ShortListScreen } from "#app/features/admin/rates/short-lists/short-list-screen.tsx";
import { VAT_RATES_WORDS as WORDS } from "#app/features/admin/rates/short-lists/vat-rates-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiVatRate } from "#domain/api/rates/vat-rates.ts";
import { vatRateSchema } from "#domain/forms/rates/vat-rate.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatItalianDate } from "#domain/rental-period/italian-dates.ts";

interface VatRatesScreenProps {
  rows: ApiVatRate[];
  /** The countries of the active cities. */
  countries: readonly string[];
  /** Whether the user may change the rates. */
  canManage: boolean;
}

/** Lists the rates of value added tax with their form dialog and deletion (product.md#rates-screen). */
export function VatRatesScreen({ rows, countries, canManage }: VatRatesScreenProps) {
  const [edited, setEdited] = useState<ApiVatRate | null>();
  const removal = useRowRemoval<ApiVatRate>("/api/vat_rates/:id", WORDS, (row) => WORDS.deleteQuestion(nameOf(row)));
  return (
    <ShortListScreen
      path={panelPaths.adminVatRates}
      words={WORDS}
      rows={rows}
      canManage={canManage}
      title={{ header: "Paese", textOf: ({ country }) => country }}
      nameOf={nameOf}
      columns={COLUMNS}
      cardFacts={(row) => (
        <p className={textStyles.meta}>{`${percentText(row)}, dal ${formatItalianDate(row.valid_from)}`}</p>
      )}
      onEdit={setEdited}
      onRemove={removal.remove}
    >
      <VatRateForm rate={edited} countries={countries} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </ShortListScreen>
  );
}

const COLUMNS: readonly Column<ApiVatRate>[] = [
  { id: "rate", header: "Aliquota", align: "end", cell: percentText },
  { id: "valid_from", header: "Vale dal", cell: ({ valid_from }) => formatItalianDate(valid_from) },
];

const nameOf = (row: ApiVatRate) => `${row.country}, ${percentText(row)}`;

function percentText({ rate }: Pick<ApiVatRate, "rate">): string {
  return `${formatNumber(rate)} %`;
}

interface VatRateFormProps {
  /** The rate to edit; null adds a new one; undefined closes the dialog. */
  rate: ApiVatRate | null | undefined;
  countries: readonly string[];
  onClose: () => void;
}

function VatRateForm({ rate, countries, onClose }: VatRateFormProps) {
  const rowForm = useRowForm(rate, {
    schema: vatRateSchema,
    form: "vat-rate",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf,
    create: (body) => api.post("/api/vat_rates", { body }),
    update: (id, body) => api.patch("/api/vat_rates/:id", { parameters: { id }, body }),
    read: () => api.list("/api/vat_rates"),
  });
  return (
    <FormDialog
      {...rowForm}
      key={rate?.id ?? "new"}
      onClose={onClose}
      title={rate ? WORDS.edit : WORDS.create}
      subtitle={rate?.country}
    >
      <TextField
        name="country"
        label="Paese"
        required
        span={12}
        autoComplete="off"
        list="vat-countries"
        hint={WORDS.countryHint}
      />
      <datalist id="vat-countries">
        {countries.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <NumberField name="rate" label="Aliquota" required span={4} suffix="%" />
      <TextField name="valid_from" label="Vale dal" type="date" required span={8} hint={WORDS.fromHint} />
    </FormDialog>
  );
}

const valuesOf = ({ country, rate, valid_from }: ApiVatRate) => ({ country, rate, valid_from });

const EMPTY = { country: "", rate: null, valid_from: "" };
