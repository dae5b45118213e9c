import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CATEGORY_TERMS_WORDS as WORDS } from "#app/features/admin/category-terms/category-terms-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { categoryLabel } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCategoryTerms } from "#domain/api/category-terms/category-terms.ts";
import { categoryTermsSchema } from "#domain/forms/category-terms/category-terms.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { VEHICLE_FIELDS } from "#domain/vehicles/vehicle-fields.ts";
import { TERM_FIELD_NAMES } from "#domain/vehicles/vehicle-record.ts";

/** Lists the terms that a new car starts with, by category (product.md#category-terms). */
export function CategoryTermsScreen({ rows }: { rows: ApiCategoryTerms[] }) {
  const [edited, setEdited] = useState<ApiCategoryTerms>();
  return (
    <>
      <PageHeader title={WORDS.title} meta={WORDS.note} back={{ to: panelPaths.adminSettings, label: WORDS.back }} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ category }) => category}
          columns={columns(setEdited)}
          card={(row) => (
            <RowCardHeader>
              <div>
                <RowButton onPress={() => setEdited(row)}>{categoryLabel(row.category)}</RowButton>
                <p
                  className={textStyles.meta}
                >{`Cauzione ${formatEuros(row.terms.deposit)}, franchigia ${formatEuros(row.terms.excess)}`}</p>
              </div>
            </RowCardHeader>
          )}
          empty={<EmptyList title="Nessuna categoria" />}
        />
      </PageBody>
      <CategoryTermsForm row={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const columns = (onEdit: (row: ApiCategoryTerms) => void): Column<ApiCategoryTerms>[] => [
  {
    id: "category",
    header: "Categoria",
    cell: (row) => <RowButton onPress={() => onEdit(row)}>{categoryLabel(row.category)}</RowButton>,
  },
  { id: "deposit", header: "Cauzione", align: "end", cell: ({ terms }) => formatEuros(terms.deposit) },
  { id: "excess", header: "Franchigia", align: "end", cell: ({ terms }) => formatEuros(terms.excess) },
  { id: "km", header: "Km al giorno", align: "end", cell: ({ terms }) => terms.included_km_per_day },
  { id: "extra", header: "Km ulteriore", align: "end", cell: ({ terms }) => formatEuros(terms.extra_km) },
  { id: "age", header: "Età", align: "end", cell: ({ terms }) => terms.minimum_age },
  { id: "licence", header: "Patente", align: "end", cell: ({ terms }) => terms.minimum_licence_years },
  { id: "vehicles", header: "Auto", align: "end", cell: ({ vehicles }) => vehicles },
];

interface CategoryTermsFormProps {
  /** The category to edit; undefined closes the dialog. */
  row: ApiCategoryTerms | undefined;
  onClose: () => void;
}

/** Edits the terms of one category (product.md#category-terms). */
function CategoryTermsForm({ row, onClose }: CategoryTermsFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  if (!row) return null;
  const { category, version, vehicles } = row;
  return (
    <FormDialog
      key={category}
      open
      onClose={onClose}
      title={WORDS.edit(categoryLabel(category))}
      schema={categoryTermsSchema}
      values={valuesOf(row)}
      version={version}
      draft={{ form: "category-terms", subject: category }}
      failure={WORDS.saveFailed}
      footerStart={<RestoreDefaults defaults={row.defaults} />}
      save={async (values, shownVersion) => {
        await api.patch("/api/category_terms/:category", {
          parameters: { category },
          body: { ...changedTerms(values, row), apply_to_vehicles: values.apply_to_vehicles, version: shownVersion },
        });
        toast.success(WORDS.saved);
        await revalidate();
      }}
      reload={() => loadCurrentTerms(category)}
    >
      {TERM_FIELD_NAMES.map((name) => {
        const { label, form } = VEHICLE_FIELDS[name];
        return <NumberField key={name} name={name} label={label} span={4} suffix={form.suffix} required />;
      })}
      <SwitchField
        name="apply_to_vehicles"
        label={WORDS.applyToVehicles}
        span={12}
        hint={vehicles > 0 ? WORDS.applyHint(vehicles) : WORDS.noVehicles}
      />
    </FormDialog>
  );
}

function RestoreDefaults({ defaults }: { defaults: ApiCategoryTerms["terms"] }) {
  const { setValue } = useFormContext();
  const restore = () => {
    for (const [name, value] of Object.entries(defaults))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button look="ghost" icon="refresh" onClick={restore}>
      {WORDS.restore}
    </Button>
  );
}

/** Returns only the changed terms, so that a car keeps its own values of the others. */
function changedTerms(
  values: ApiCategoryTerms["terms"],
  { terms }: ApiCategoryTerms,
): Partial<ApiCategoryTerms["terms"]> {
  const names = Object.keys(terms) as (keyof ApiCategoryTerms["terms"])[];
  return Object.fromEntries(names.filter((name) => values[name] !== terms[name]).map((name) => [name, values[name]]));
}

async function loadCurrentTerms(category: string) {
  const { rows } = await api.list("/api/category_terms");
  const row = rows.find((one) => one.category === category);
  if (!row) throw new Error(`The terms of ${category} are gone`);
  return { values: valuesOf(row), version: row.version };
}

const valuesOf = ({ terms }: ApiCategoryTerms) => ({ ...terms, apply_to_vehicles: false });
