import { useState } from "react";
import { MailTextForm } from "#app/features/admin/mail-texts/mail-text-form.tsx";
import { MAIL_TEXTS_WORDS as WORDS } from "#app/features/admin/mail-texts/mail-texts-words.ts";
import { CardFoot, CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiMailText } from "#domain/api/content/mail-texts.ts";
import { MAIL_TEXTS, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** The words of the mails to the renter, by kind (product.md#mail-texts). */
export function MailTextsScreen({ rows }: { rows: ApiMailText[] }) {
  const [edited, setEdited] = useState<MailTextKind>();
  const name = (row: ApiMailText) => (
    <RowButton onPress={() => setEdited(row.kind)}>{MAIL_TEXTS[row.kind].name}</RowButton>
  );
  return (
    <>
      <PageHeader title={WORDS.title} back={{ to: panelPaths.adminSettings, label: WORDS.back }} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ kind }) => kind}
          columns={[{ id: "name", header: "E-mail", cell: name }, ...COLUMNS]}
          card={(row) => (
            <>
              <CardHead>{name(row)}</CardHead>
              <CardFoot>
                <TextState row={row} />
              </CardFoot>
            </>
          )}
          empty={<EmptyList title="Nessun testo" />}
        />
      </PageBody>
      <MailTextForm row={rows.find(({ kind }) => kind === edited)} onClose={() => setEdited(undefined)} />
    </>
  );
}

const COLUMNS: Column<ApiMailText>[] = [
  { id: "subject", header: "Oggetto", cell: ({ subject }) => <span className={textStyles.soft}>{subject}</span> },
  { id: "state", header: "Stato", cell: (row) => <TextState row={row} /> },
];

function TextState({ row: { changed } }: { row: ApiMailText }) {
  return <StatusTag mark={changed ? "ring" : "empty"}>{changed ? WORDS.changed : WORDS.unchanged}</StatusTag>;
}
