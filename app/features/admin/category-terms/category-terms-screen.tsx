import { useState } from "react";
import { CategoryTermsForm } from "#app/features/admin/category-terms/category-terms-form.tsx";
import { CATEGORY_TERMS_WORDS as WORDS } from "#app/features/admin/category-terms/category-terms-words.ts";
import { categoryLabel } from "#app/features/admin/fleet/vehicle-rows.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCategoryTerms } from "#domain/api/fleet/category-terms.ts";
import { formatEuro } from "#domain/money.ts";
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

const euro = (amount: number) => formatEuro(Math.round(amount * 100));
