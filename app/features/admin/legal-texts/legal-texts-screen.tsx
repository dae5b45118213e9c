import { useState } from "react";
import { LegalTextForm } from "#app/features/admin/legal-texts/legal-text-form.tsx";
import { LEGAL_TEXTS_WORDS as WORDS } from "#app/features/admin/legal-texts/legal-texts-words.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiLegalText } from "#domain/api/legal-texts/legal-texts.ts";
import { LEGAL_PAGE_TITLES, type LegalPage } from "#domain/legal/legal-texts.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Lists the two legal pages; a dialog edits their own texts (product.md#legal-texts). */
export function LegalTextsScreen({ rows }: { rows: ApiLegalText[] }) {
  const [edited, setEdited] = useState<LegalPage>();
  const name = ({ page }: ApiLegalText) => (
    <RowButton onPress={() => setEdited(page)}>{LEGAL_PAGE_TITLES[page]}</RowButton>
  );
  return (
    <>
      <PageHeader title={WORDS.title} meta={WORDS.note} back={{ to: panelPaths.adminSettings, label: WORDS.back }} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ page }) => page}
          columns={[{ id: "page", header: "Pagina", cell: name }, ...COLUMNS]}
          card={(row) => (
            <>
              <RowCardHeader>{name(row)}</RowCardHeader>
              <RowCardFooter>
                <LegalTextState row={row} />
              </RowCardFooter>
            </>
          )}
          empty={<EmptyList title={WORDS.nothing} />}
        />
      </PageBody>
      <LegalTextForm row={rows.find(({ page }) => page === edited)} onClose={() => setEdited(undefined)} />
    </>
  );
}

const COLUMNS: Column<ApiLegalText>[] = [
  {
    id: "updated",
    header: "Modificata il",
    cell: ({ updated_at }) => updated_at !== null && <ItalianDay at={updated_at} />,
  },
  { id: "state", header: "Stato", cell: (row) => <LegalTextState row={row} /> },
];

function LegalTextState({ row: { sections_before, sections_after, paragraphs } }: { row: ApiLegalText }) {
  const isChanged = sections_before.length + sections_after.length + Object.keys(paragraphs).length > 0;
  return <StatusTag mark={isChanged ? "ring" : "empty"}>{isChanged ? WORDS.changed : WORDS.generated}</StatusTag>;
}
