import { type ReactNode, useState } from "react";
import { ActiveTag, activeLabel } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { actionsColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { PromotionCodeForm, type PromotionCodeFormProps } from "#app/features/admin/rates/promotion-code-form.tsx";
import { PROMOTION_CODE_WORDS as WORDS } from "#app/features/admin/rates/promotion-code-words.ts";
import { scopeText, spanText } from "#app/features/admin/rates/rate-rule-texts.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiPromotionCode } from "#domain/api/rates/promotion-codes.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const PROMOTION_CODE_LIST = createListResource({
  name: "promotion-codes",
  filters: ["q", "active"],
  days: "updated",
  order: "code",
  read: (call) => api.list("/api/promotion_codes", call),
});

interface PromotionCodeListProps extends Pick<PromotionCodeFormProps, "cities" | "vehicles"> {
  rows: readonly ApiPromotionCode[];
  total: number;
  loadedAt: number;
  /** Whether the user may change codes. */
  canManage: boolean;
}

/** Lists the promotion codes with their uses, their form dialog and deletion (product.md#promotion-codes). */
export function PromotionCodeList({ rows, total, loadedAt, canManage, cities, vehicles }: PromotionCodeListProps) {
  const [edited, setEdited] = useState<ApiPromotionCode | null>();
  const removal = useRowRemoval<ApiPromotionCode>("/api/promotion_codes/:id", WORDS, ({ code }) =>
    WORDS.deleteQuestion(code),
  );
  const add = canManage && (
    <Button look="primary" icon="plus" aria-label={WORDS.add} onClick={() => setEdited(null)}>
      Aggiungi
    </Button>
  );
  const nameOf = (row: ApiPromotionCode) =>
    canManage ? <RowButton onPress={() => setEdited(row)}>{row.code}</RowButton> : <b>{row.code}</b>;
  const actions = (row: ApiPromotionCode) =>
    canManage && (
      <RowControls>
        <ActionMenu
          label={`Azioni per ${row.code}`}
          actions={[
            { label: "Modifica", icon: "edit", onSelect: () => setEdited(row) },
            { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(row) },
          ]}
        />
      </RowControls>
    );
  return (
    <ListScreen
      resource={PROMOTION_CODE_LIST}
      header={{ ...ratesHeader(panelPaths.adminPromotionCodes), actions: add }}
      label="Codici"
      rows={rows}
      total={total}
      count={formatCount(total, "codice", "codici")}
      filters={
        <>
          <ListSearchField label="Cerca codice, auto o brand" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label="Modificati" />
        </>
      }
      columns={codeColumns({ now: new Date(loadedAt), nameOf, actions })}
      card={(row) => (
        <RowCardHeader>
          <div>
            {nameOf(row)}
            <p className={textStyles.meta}>
              {discountText(row)}, {scopeText(row)}
            </p>
            <p className={textStyles.meta}>Usi: {usesText(row)}</p>
            <ActiveTag active={row.active} />
          </div>
          {actions(row)}
        </RowCardHeader>
      )}
      nothingFound="Nessun codice trovato"
      empty={{
        title: "Nessun codice",
        hint: "Un codice toglie una percentuale o un importo a chi lo scrive nella richiesta.",
        action: add,
      }}
      pages="codici"
    >
      {canManage && (
        <PromotionCodeForm code={edited} cities={cities} vehicles={vehicles} onClose={() => setEdited(undefined)} />
      )}
      {removal.dialog}
    </ListScreen>
  );
}

const STATES = [
  { value: "true", label: activeLabel(true) },
  { value: "false", label: activeLabel(false) },
];

/** Returns what a code takes off: "10 %" or "€ 50". */
const discountText = ({ percent, amount }: ApiPromotionCode): string =>
  percent === null ? formatEuros(amount ?? 0) : `${percent} %`;

/** Returns the uses so far: "12 di 50". */
const usesText = ({ used, max_uses: max }: ApiPromotionCode): string =>
  max === null ? formatNumber(used) : `${formatNumber(used)} di ${formatNumber(max)}`;

interface CodeColumns {
  /** When the rows were loaded, by the browser's clock. */
  now: Date;
  nameOf: (row: ApiPromotionCode) => ReactNode;
  actions: (row: ApiPromotionCode) => ReactNode;
}

const codeColumns = ({ now, nameOf, actions }: CodeColumns): Column<ApiPromotionCode>[] => [
  { id: "code", isFixed: true, header: "Codice", order: "code", text: ({ code }) => code, cell: nameOf },
  textColumn("discount", "Sconto", discountText),
  textColumn("scope", "Auto", scopeText),
  textColumn("booking", "Si prenota", ({ book_from, book_until }) => spanText(book_from, book_until), {
    order: "book_until",
  }),
  textColumn("rental", "Noleggi", ({ rental_from, rental_until }) => spanText(rental_from, rental_until), {
    soft: true,
    isHidden: true,
  }),
  textColumn("min_days", "Giorni minimi", ({ min_days }) => String(min_days), { align: "end", isHidden: true }),
  textColumn("used", "Usi", usesText, { align: "end", order: "used" }),
  textColumn("active", "Stato", ({ active }) => activeLabel(active)),
  momentColumn("updated", "Modificato", ({ updated_at }) => updated_at, { now, order: "updated_at", isHidden: true }),
  actionsColumn(actions),
];
