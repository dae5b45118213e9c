import { type ReactNode, useState } from "react";
import { ActiveTag, activeLabel } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { actionsColumn, amountColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { ExtraForm, type ExtraFormProps } from "#app/features/admin/rates/extra-form.tsx";
import { EXTRA_WORDS as WORDS } from "#app/features/admin/rates/extra-words.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiExtra } from "#domain/api/rates/extras.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const EXTRA_LIST = createListResource({
  name: "extras",
  filters: ["active"],
  order: "position,code",
  read: (call) => api.list("/api/extras", call),
});

interface ExtraListProps extends Pick<ExtraFormProps, "cities" | "vehicles"> {
  rows: readonly ApiExtra[];
  total: number;
  loadedAt: number;
  /** Whether the user may change extras. */
  canManage: boolean;
}

/** Lists the extras with their form dialog and deletion (product.md#rates-screen). */
export function ExtraList({ rows, total, loadedAt, canManage, cities, vehicles }: ExtraListProps) {
  const [edited, setEdited] = useState<ApiExtra | null>();
  const removal = useRowRemoval<ApiExtra>("/api/extras/:id", WORDS, ({ name }) => WORDS.deleteQuestion(name));
  const add = canManage && (
    <Button look="primary" icon="plus" aria-label={WORDS.add} onClick={() => setEdited(null)}>
      Aggiungi
    </Button>
  );
  const nameOf = (extra: ApiExtra) =>
    canManage ? <RowButton onPress={() => setEdited(extra)}>{extra.name}</RowButton> : <b>{extra.name}</b>;
  const actions = (extra: ApiExtra) =>
    canManage && (
      <RowControls>
        <ActionMenu
          label={`Azioni per ${extra.name}`}
          actions={[
            { label: "Modifica", icon: "edit", onSelect: () => setEdited(extra) },
            { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(extra) },
          ]}
        />
      </RowControls>
    );
  return (
    <ListScreen
      resource={EXTRA_LIST}
      header={{ ...ratesHeader(panelPaths.adminExtras), actions: add }}
      label="Extra"
      rows={rows}
      total={total}
      count={`${total} extra`}
      filters={<FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />}
      columns={extraColumns({ now: new Date(loadedAt), nameOf, actions })}
      card={(extra) => (
        <RowCardHeader>
          <div>
            {nameOf(extra)}
            <p className={textStyles.meta}>{priceText(extra)}</p>
            <ActiveTag active={extra.active} />
          </div>
          {actions(extra)}
        </RowCardHeader>
      )}
      nothingFound="Nessun extra trovato"
      empty={{
        title: "Nessun extra",
        hint: "Un extra si sceglie insieme all'auto: un seggiolino, un altro conducente, una bottiglia.",
        action: add,
      }}
    >
      {canManage && (
        <ExtraForm extra={edited} cities={cities} vehicles={vehicles} onClose={() => setEdited(undefined)} />
      )}
      {removal.dialog}
    </ListScreen>
  );
}

const STATES = [
  { value: "true", label: activeLabel(true) },
  { value: "false", label: activeLabel(false) },
];

const UNIT_WORDS: Readonly<Record<ApiExtra["unit"], string>> = { day: "al giorno", rental: "a noleggio" };
const priceText = ({ price, unit }: ApiExtra) => `${formatEuros(price)} ${UNIT_WORDS[unit]}`;

interface ExtraColumns {
  /** When the rows were loaded, by the browser's clock. */
  now: Date;
  nameOf: (extra: ApiExtra) => ReactNode;
  actions: (extra: ApiExtra) => ReactNode;
}

const extraColumns = ({ now, nameOf, actions }: ExtraColumns): Column<ApiExtra>[] => [
  { id: "name", isFixed: true, header: "Nome", order: "name", text: ({ name }) => name, cell: nameOf },
  textColumn("code", "Codice", ({ code }) => code, { soft: true, order: "code" }),
  amountColumn("price", "Prezzo", ({ price }) => price, { order: "price" }),
  textColumn("unit", "Per", ({ unit }) => UNIT_WORDS[unit]),
  textColumn("max_quantity", "Al massimo", ({ max_quantity }) => String(max_quantity), { align: "end" }),
  textColumn("lead", "Anticipo", ({ lead_hours: hours }) => (hours === 0 ? "" : formatCount(hours, "ora", "ore")), {
    soft: true,
  }),
  textColumn("position", "Posizione", ({ position }) => String(position), {
    soft: true,
    align: "end",
    order: "position,code",
  }),
  textColumn("active", "Stato", ({ active }) => activeLabel(active)),
  momentColumn("updated", "Modificato", ({ updated_at }) => updated_at, { now, order: "updated_at", isHidden: true }),
  actionsColumn(actions),
];
