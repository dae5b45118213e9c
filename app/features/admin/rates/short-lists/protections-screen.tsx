import { useState } from "react";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ProtectionForm } from "#app/features/admin/rates/short-lists/protection-form.tsx";
import { PROTECTIONS_WORDS as WORDS } from "#app/features/admin/rates/short-lists/protections-words.ts";
import { ShortListScreen } from "#app/features/admin/rates/short-lists/short-list-screen.tsx";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiProtection } from "#domain/api/rates/protections.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Lists the reductions of the excess with their form dialog and deletion (product.md#rates-screen). */
export function ProtectionsScreen({ rows, canManage }: { rows: ApiProtection[]; canManage: boolean }) {
  const [edited, setEdited] = useState<ApiProtection | null>();
  const removal = useRowRemoval<ApiProtection>("/api/protections/:id", WORDS, ({ name }) => WORDS.deleteQuestion(name));
  return (
    <ShortListScreen
      path={panelPaths.adminProtections}
      words={WORDS}
      rows={rows}
      canManage={canManage}
      title={{ header: "Nome", textOf: ({ name }) => name }}
      nameOf={({ name }) => name}
      columns={COLUMNS}
      cardFacts={(row) => (
        <>
          <p className={textStyles.meta}>{`${priceText(row)}; franchigia ${remainderText(row, "excess")}`}</p>
          <ActiveTag active={row.active} feminine />
        </>
      )}
      onEdit={setEdited}
      onRemove={removal.remove}
    >
      <ProtectionForm protection={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </ShortListScreen>
  );
}

const COLUMNS: readonly Column<ApiProtection>[] = [
  { id: "code", header: "Codice", cell: ({ code }) => <span className={textStyles.soft}>{code}</span> },
  { id: "price", header: "Prezzo", align: "end", cell: priceText },
  { id: "excess", header: "Franchigia", cell: (row) => remainderText(row, "excess") },
  { id: "deposit", header: "Deposito", cell: (row) => remainderText(row, "deposit") },
  { id: "position", header: "Posizione", align: "end", cell: ({ position }) => position },
  { id: "active", header: "Stato", cell: ({ active }) => <ActiveTag active={active} feminine /> },
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
