import { type ReactNode, useState } from "react";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ProtectionForm } from "#app/features/admin/rates/protection-form.tsx";
import { PROTECTIONS_WORDS as WORDS } from "#app/features/admin/rates/protections-words.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiProtection } from "#domain/api/rates/protections.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Lists the reductions of the excess with their form dialog and deletion (product.md#rates-screen). */
export function ProtectionsScreen({ rows, canManage }: { rows: ApiProtection[]; canManage: boolean }) {
  const [edited, setEdited] = useState<ApiProtection | null>();
  const removal = useRowRemoval<ApiProtection>("/api/protections/:id", WORDS, ({ name }) => WORDS.deleteQuestion(name));
  const add = canManage && (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {WORDS.add}
    </Button>
  );
  const actions = (row: ApiProtection) =>
    canManage && (
      <RowControls>
        <ActionMenu
          label={WORDS.actionsOf(row.name)}
          actions={[
            { label: "Modifica", icon: "edit", onSelect: () => setEdited(row) },
            { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(row) },
          ]}
        />
      </RowControls>
    );
  const title = (row: ApiProtection) =>
    canManage ? <RowButton onPress={() => setEdited(row)}>{row.name}</RowButton> : <b>{row.name}</b>;
  return (
    <>
      <PageHeader {...ratesHeader(panelPaths.adminProtections)} actions={add} />
      <PageBody>
        <DataTable
          label={WORDS.label}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns({ title, actions })}
          card={(row) => (
            <RowCardHeader>
              <div>
                {title(row)}
                <p className={textStyles.meta}>{`${priceText(row)}; franchigia ${remainderText(row, "excess")}`}</p>
                <ActiveTag active={row.active} feminine />
              </div>
              {actions(row)}
            </RowCardHeader>
          )}
          empty={<EmptyList title={WORDS.empty} hint={WORDS.emptyHint} action={add} />}
        />
      </PageBody>
      <ProtectionForm protection={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </>
  );
}

interface ProtectionRowHandlers {
  title: (row: ApiProtection) => ReactNode;
  actions: (row: ApiProtection) => ReactNode;
}

const columns = ({ title, actions }: ProtectionRowHandlers): Column<ApiProtection>[] => [
  { id: "name", header: "Nome", cell: title },
  { id: "code", header: "Codice", cell: ({ code }) => <span className={textStyles.soft}>{code}</span> },
  { id: "price", header: "Prezzo", align: "end", cell: priceText },
  { id: "excess", header: "Franchigia", cell: (row) => remainderText(row, "excess") },
  { id: "deposit", header: "Deposito", cell: (row) => remainderText(row, "deposit") },
  { id: "position", header: "Posizione", align: "end", cell: ({ position }) => position },
  { id: "active", header: "Stato", cell: ({ active }) => <ActiveTag active={active} feminine /> },
  { id: "actions", header: "Azioni", isHeaderHidden: true, cell: actions },
];

function priceText({ price }: ApiProtection): string {
  return `${formatEuros(price)} al giorno`;
}

/** Returns what remains of excess or deposit: "50 %", or "50 %, in 2 categorie un importo". */
function remainderText(row: ApiProtection, amount: "excess" | "deposit"): string {
  const count = Object.keys(row[`${amount}_by_category`]).length;
  const percent = `${row[`${amount}_percent`]} %`;
  if (count === 0) return percent;
  return `${percent}, in ${count === 1 ? "una categoria" : `${count} categorie`} un importo`;
}
