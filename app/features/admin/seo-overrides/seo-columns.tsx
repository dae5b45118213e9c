import { CompletenessMeter } from "#app/features/admin/seo-overrides/completeness-meter.tsx";
import { PAGE_TYPE_NAMES, slugLabel } from "#app/features/admin/seo-overrides/seo-values.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import { formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import { completenessOf } from "#domain/seo-overrides/completeness.ts";
import styles from "./seo.module.css";

interface SeoHandlers {
  onEdit: (row: ApiSeoOverride) => void;
  onHistory: (row: ApiSeoOverride) => void;
  onDelete: (row: ApiSeoOverride) => void;
}

/** The columns of the list (product.md#seo-manager); the other texts are optional. */
export function seoColumns(handlers: SeoHandlers): Column<ApiSeoOverride>[] {
  return [
    {
      id: "type",
      header: "Tipo di pagina",
      order: "page_type",
      text: ({ page_type }) => PAGE_TYPE_NAMES[page_type],
      cell: ({ page_type }) => <span className={textStyles.soft}>{PAGE_TYPE_NAMES[page_type]}</span>,
    },
    {
      id: "slug",
      isFixed: true,
      header: "Slug",
      order: "slug",
      text: slugLabel,
      cell: (row) => <RowButton onPress={() => handlers.onEdit(row)}>{slugLabel(row)}</RowButton>,
    },
    {
      id: "title",
      header: "Meta title",
      order: "custom_title",
      text: ({ custom_title }) => custom_title ?? "",
      cell: (row) => <MetaTitle row={row} />,
    },
    textColumn("description", "Meta description", ({ custom_description }) => custom_description),
    textColumn("h1", "H1", ({ custom_h1 }) => custom_h1),
    textColumn("keywords", "Parole chiave", ({ custom_keywords }) => custom_keywords),
    textColumn("canonical", "URL canonico", ({ canonical_url }) => canonical_url),
    {
      id: "completeness",
      header: "Completezza",
      text: (row) => completenessOf(row).status,
      cell: (row) => <CompletenessMeter entry={row} />,
    },
    {
      id: "updated",
      header: "Aggiornata",
      order: "updated_at",
      text: ({ updated_at }, timeZone) => formatCsvMoment(updated_at, timeZone),
      cell: ({ updated_at }) => (
        <span className={textStyles.soft}>
          <ItalianDay at={updated_at} />
        </span>
      ),
    },
    {
      id: "actions",
      header: "Azioni",
      isHeaderHidden: true,
      align: "end",
      cell: (row) => <SeoActions row={row} {...handlers} />,
    },
  ];
}

/** An optional column with a text of the entry. */
const textColumn = (
  id: string,
  header: string,
  of: (row: ApiSeoOverride) => string | null,
): Column<ApiSeoOverride> => ({
  id,
  header,
  isHidden: true,
  text: (row) => of(row) ?? "",
  cell: (row) => <span className={textStyles.soft}>{of(row) ?? "–"}</span>,
});

/** An entry as a card, for phones. */
export function SeoCard({ row, ...handlers }: { row: ApiSeoOverride } & SeoHandlers) {
  return (
    <>
      <RowCardHeader>
        <RowButton onPress={() => handlers.onEdit(row)}>{slugLabel(row)}</RowButton>
        <span className={textStyles.meta}>
          <ItalianDay at={row.updated_at} />
        </span>
      </RowCardHeader>
      <MetaTitle row={row} />
      <RowCardFooter className={textStyles.meta}>
        {PAGE_TYPE_NAMES[row.page_type]}
        <Spacer />
        <CompletenessMeter entry={row} />
      </RowCardFooter>
      <SeoActions row={row} {...handlers} />
    </>
  );
}

function MetaTitle({ row: { custom_title, indexable } }: { row: ApiSeoOverride }) {
  return (
    <span className={styles.pageTitle}>
      {custom_title ?? <span className={textStyles.meta}>senza meta title</span>}
      {!indexable && <span className={textStyles.meta}> · non indicizzabile</span>}
    </span>
  );
}

function SeoActions({ row, onEdit, onHistory, onDelete }: { row: ApiSeoOverride } & SeoHandlers) {
  const name = slugLabel(row);
  return (
    <RowControls>
      <Button small look="ghost" onClick={() => onEdit(row)} aria-label={`Modifica ${name}`}>
        Modifica
      </Button>
      <IconButton small icon="clock" label={`Cronologia di ${name}`} onClick={() => onHistory(row)} />
      <IconButton small icon="trash" label={`Elimina ${name}`} onClick={() => onDelete(row)} />
    </RowControls>
  );
}
