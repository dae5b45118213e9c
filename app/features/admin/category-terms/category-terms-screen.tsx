import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CATEGORY_TERMS_WORDS as WORDS } from "#app/features/admin/category-terms/category-terms-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { categoryLabel } from "#app/features/admin/fleet/vehicle-rows.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCategoryTerms } from "#domain/api/fleet/category-terms.ts";
import { categoryTermsSchema } from "#domain/forms/fleet/category-terms.ts";
import { TERMS_WORDS } from "#domain/forms/fleet/terms-words.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** What a new car's conditions begin with, by category (product.md#category-terms). */
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
            <CardHead>
              <div>
                <RowButton onPress={() => setEdited(row)}>{categoryLabel(row.category)}</RowButton>
                <p
                  className={textStyles.meta}
                >{`Cauzione ${euro(row.terms.deposit)}, franchigia ${euro(row.terms.excess)}`}</p>
              </div>
            </CardHead>
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
  { id: "deposit", header: "Cauzione", align: "end", cell: ({ terms }) => euro(terms.deposit) },
  { id: "excess", header: "Franchigia", align: "end", cell: ({ terms }) => euro(terms.excess) },
  { id: "km", header: "Km al giorno", align: "end", cell: ({ terms }) => terms.included_km_per_day },
  { id: "extra", header: "Km ulteriore", align: "end", cell: ({ terms }) => euro(terms.extra_km) },
  { id: "age", header: "Età", align: "end", cell: ({ terms }) => terms.minimum_age },
  { id: "licence", header: "Patente", align: "end", cell: ({ terms }) => terms.minimum_licence_years },
  { id: "vehicles", header: "Auto", align: "end", cell: ({ vehicles }) => vehicles },
];

interface CategoryTermsFormProps {
  /** The category that is edited; undefined while the dialog is closed. */
  row: ApiCategoryTerms | undefined;
  onClose: () => void;
}

/** The conditions of one category (product.md#category-terms). */
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
      footStart={<RestoreDefaults defaults={row.defaults} />}
      save={async (values, seen) => {
        await api.patch("/api/category_terms/:category", {
          parameters: { category },
          body: { ...changed(values, row), apply_to_vehicles: values.apply_to_vehicles, version: seen },
        });
        toast.success(WORDS.saved);
        await revalidate();
      }}
      reload={() => currentTerms(category)}
    >
      <NumberField name="deposit" label={TERMS_WORDS.deposit} span={4} suffix="€" required />
      <NumberField name="excess" label={TERMS_WORDS.excess} span={4} suffix="€" required />
      <NumberField
        name="included_km_per_day"
        label={TERMS_WORDS.included_km_per_day}
        span={4}
        suffix="al g."
        required
      />
      <NumberField name="extra_km" label={TERMS_WORDS.extra_km} span={4} suffix="€" required />
      <NumberField name="minimum_age" label={TERMS_WORDS.minimum_age} span={4} suffix="anni" required />
      <NumberField
        name="minimum_licence_years"
        label={TERMS_WORDS.minimum_licence_years}
        span={4}
        suffix="anni"
        required
      />
      <NumberField name="turnaround_hours" label={TERMS_WORDS.turnaround_hours} span={4} suffix="ore" required />
      <SwitchField
        name="apply_to_vehicles"
        label={WORDS.apply}
        span={12}
        hint={vehicles > 0 ? WORDS.applies(vehicles) : WORDS.noVehicles}
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

/** Only what was changed goes, so that a car's own value of anything else stays. */
function changed(values: ApiCategoryTerms["terms"], { terms }: ApiCategoryTerms): Partial<ApiCategoryTerms["terms"]> {
  const names = Object.keys(terms) as (keyof ApiCategoryTerms["terms"])[];
  return Object.fromEntries(names.filter((name) => values[name] !== terms[name]).map((name) => [name, values[name]]));
}

async function currentTerms(category: string) {
  const { rows } = await api.list("/api/category_terms");
  const row = rows.find((one) => one.category === category);
  if (!row) throw new Error(`The terms of ${category} are gone`);
  return { values: valuesOf(row), version: row.version };
}

const valuesOf = ({ terms }: ApiCategoryTerms) => ({ ...terms, apply_to_vehicles: false });
