import Papa from "papaparse";
import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS, listFileName } from "#app/features/admin/lists/list-words.ts";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import { SeoCard, seoColumns } from "#app/features/admin/seo-overrides/seo-columns.tsx";
import { SeoForm } from "#app/features/admin/seo-overrides/seo-form.tsx";
import { DeletedEntries, SeoHistory } from "#app/features/admin/seo-overrides/seo-history.tsx";
import { PAGE_TYPE_NAMES, type SlugChoices, slugLabel } from "#app/features/admin/seo-overrides/seo-values.ts";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { pageNumber } from "#app/ui/panel/lists/query-state.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import { formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { LANGUAGE_CODES, LANGUAGE_NAMES } from "#domain/languages.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { completenessOf } from "#domain/seo-overrides/completeness.ts";

const WORDS = panelMessages.seo;
const ENTRIES_PER_PAGE = 100;
export const SEO_LIST = createListResource({
  name: "seo",
  filters: ["q", "page_type", "language"],
  days: "updated",
  order: "-updated_at",
  // Without a language the API means Italian, and the panel all languages.
  read: ({ query, ...call }) =>
    api.list("/api/seo_overrides", { ...call, query: { ...query, language: query.language || [...LANGUAGE_CODES] } }),
});

const LANGUAGES = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const TYPES = Object.entries(PAGE_TYPE_NAMES).map(([value, label]) => ({ value, label }));

export interface SeoListProps {
  /** All entries that match the filters, because the export needs them without another call. */
  rows: ApiSeoOverride[];
  names: SlugChoices;
  /** Whether loading the entries failed. */
  failed: boolean;
}

/** The SEO manager (product.md#seo-manager): table, search, type filter, export, form, deletion and history. */
export function SeoList({ rows, names, failed }: SeoListProps) {
  const { timeZone } = useSite();
  const pageTypes = useOfferedOptions(TYPES);
  const [edited, setEdited] = useState<ApiSeoOverride | null>();
  const [historyEntry, setHistoryEntry] = useState<ApiSeoOverride | null>(null);
  const [deleting, setDeleting] = useState<ApiSeoOverride | null>(null);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [parameters] = useSearchParams();
  const isPhone = useIsPhone();
  useFailureToast(failed);
  const firstIndex = (pageNumber(parameters) - 1) * ENTRIES_PER_PAGE;
  const handlers = { onEdit: setEdited, onHistory: setHistoryEntry, onDelete: setDeleting };
  const columns = useListColumns("seo", seoColumns(handlers));
  // All rows are already loaded, so this makes no call.
  const read = async ({ limit, offset }: { limit: number; offset: number }) => ({
    rows: rows.slice(offset, offset + limit),
    total: rows.length,
  });
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {isPhone ? "Aggiungi" : "Aggiungi voce"}
    </Button>
  );
  const exportAction = {
    label: "Esporta CSV",
    icon: "download" as const,
    onSelect: () => exportSeoCsv(rows, timeZone),
  };
  const moreActions = (
    <ActionMenu
      label="Altre azioni"
      actions={[
        ...(isPhone ? [exportAction] : []),
        { label: "Voci eliminate", icon: "clock", onSelect: () => setShowsDeleted(true) },
      ]}
    />
  );
  return (
    <>
      <PageHeader
        title="SEO Manager"
        meta={completenessSummary(rows)}
        actions={
          <>
            {!isPhone && (
              <Button icon="download" onClick={() => exportSeoCsv(rows, timeZone)}>
                Esporta CSV
              </Button>
            )}
            {add}
          </>
        }
      />
      <PageBody>
        <Toolbar
          isCrowded
          end={
            <>
              <ListTools list="seo" columns={columns} read={read} total={rows.length} />
              {moreActions}
            </>
          }
        >
          <ListSearchField label="Cerca per slug o titolo" />
          <FilterSelect label="Tipo di pagina" parameter="page_type" all="Tutti i tipi" options={pageTypes} />
          <FilterSelect label="Lingua" parameter="language" all="Tutte le lingue" options={LANGUAGES} />
          <PeriodFilter label="Modificate" />
        </Toolbar>
        <DataTable
          label="Voci SEO"
          rows={rows.slice(firstIndex, firstIndex + ENTRIES_PER_PAGE)}
          rowKey={({ id }) => id}
          isFaded={({ indexable }) => !indexable}
          columns={columns.shown}
          card={(row) => <SeoCard row={row} {...handlers} />}
          empty={<EmptySeoList failed={failed} filtered={SEO_LIST.isFiltered(parameters)} add={add} />}
        />
        <Pagination total={rows.length} size={ENTRIES_PER_PAGE} label="voci SEO" />
      </PageBody>
      <SeoForm entry={edited} names={names} onClose={() => setEdited(undefined)} />
      <SeoHistory entry={historyEntry} onClose={() => setHistoryEntry(null)} />
      <DeletedEntries open={showsDeleted} onClose={() => setShowsDeleted(false)} />
      <DeleteSeoEntryDialog entry={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

const exportSeoCsv = (rows: readonly ApiSeoOverride[], timeZone: string) =>
  saveCsv(listFileName("seo", "full", toCivilMoment(new Date(), timeZone).date), seoCsv(rows, timeZone));

/** Returns "14 voci: 6 Complete, 6 Partial, 2 Incomplete". */
function completenessSummary(rows: readonly ApiSeoOverride[]): string {
  const counts = Map.groupBy(rows, (row) => completenessOf(row).status);
  const parts = (["Complete", "Partial", "Incomplete"] as const).flatMap((status) => {
    const count = counts.get(status)?.length ?? 0;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  const total = formatCount(rows.length, "voce", "voci");
  return parts.length > 0 ? `${total}: ${parts.join(", ")}` : total;
}

function useFailureToast(failed: boolean): void {
  const toast = useToast();
  useEffect(() => {
    if (failed) toast.error(WORDS.loadFailed);
  }, [failed, toast]);
}

function EmptySeoList({ failed, filtered, add }: { failed: boolean; filtered: boolean; add: ReactNode }) {
  const { revalidate } = useRevalidator();
  if (failed)
    return <EmptyList title={WORDS.loadFailed} action={<Button onClick={() => revalidate()}>Riprova</Button>} />;
  if (filtered) return <EmptyList title={WORDS.empty} hint={LIST_WORDS.nothingFoundHint} />;
  return (
    <EmptyList title={WORDS.empty} hint="Senza una voce, ogni pagina si scrive da sé i suoi testi." action={add} />
  );
}

function DeleteSeoEntryDialog({ entry, onClose }: { entry: ApiSeoOverride | null; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <ConfirmDialog
      open={entry !== null}
      onClose={onClose}
      title={WORDS.deleteQuestion}
      confirm="Elimina"
      destructive
      failure={WORDS.deleteFailed}
      onConfirm={async () => {
        try {
          await api.delete("/api/seo_overrides/:id", { parameters: { id: entry?.id ?? "" } });
        } catch (thrown) {
          toast.error(WORDS.deleteFailed);
          throw thrown;
        }
        toast.success(WORDS.deleted);
        await revalidate();
      }}
    >
      <b>{entry && slugLabel(entry)}</b>: la pagina tornerà ai testi che si scrive da sé. La voce resta tra quelle
      eliminate e si può ripristinare.
    </ConfirmDialog>
  );
}

/** Returns the entries as CSV; cells that a spreadsheet would take for formulas are escaped (product.md#csv-export). */
export function seoCsv(rows: readonly ApiSeoOverride[], timeZone: string): string {
  const lines = rows.map((row) => ({
    page_type: row.page_type,
    slug: row.slug,
    indexable: row.indexable,
    custom_title: row.custom_title ?? "",
    custom_description: row.custom_description ?? "",
    custom_h1: row.custom_h1 ?? "",
    custom_content: row.custom_content ?? "",
    custom_keywords: row.custom_keywords ?? "",
    canonical_url: row.canonical_url ?? "",
    completeness: completenessOf(row).status,
    updated_at: formatCsvMoment(row.updated_at, timeZone),
  }));
  return Papa.unparse(lines, CSV_FORMAT);
}
