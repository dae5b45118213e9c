import { type ReactNode, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { actionsColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { type RateRuleChoices, RateRuleForm, type RateRuleMode } from "#app/features/admin/rates/rate-rule-form.tsx";
import {
  bookingDaysText,
  effectText,
  hiddenText,
  rangeText,
  scopeText,
} from "#app/features/admin/rates/rate-rule-texts.ts";
import { nextYearValues } from "#app/features/admin/rates/rate-rule-values.ts";
import { RATE_KIND_WORDS, RATE_RULE_WORDS as WORDS } from "#app/features/admin/rates/rate-rule-words.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { useEndRule } from "#app/features/admin/rates/use-end-rule.tsx";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiListedRateRule, ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { RATE_RULE_KINDS } from "#domain/rates/rate-rule.ts";
import { hasEnded } from "#domain/rates/rule-years.ts";
import { type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";

export const RATE_RULE_LIST = createListResource({
  name: "rate-rules",
  filters: ["q", "kind", "category", "city"],
  days: "updated",
  order: "from_date,name",
  read: (call) => api.list("/api/rate_rules", call),
});

const KINDS = RATE_RULE_KINDS.map((kind) => ({ value: kind, label: RATE_KIND_WORDS[kind] }));
const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

interface RateRuleListProps extends RateRuleChoices {
  rows: readonly ApiListedRateRule[];
  total: number;
  loadedAt: number;
  /** Whether the user may change rules. */
  canManage: boolean;
}

/** Lists the rules of the rates with their form and row actions (product.md#rates-screen). */
export function RateRuleList({ rows, total, loadedAt, canManage, ...choices }: RateRuleListProps) {
  const [mode, setMode] = useState<RateRuleMode>();
  const { timeZone } = useSite();
  const today = toCivilMoment(new Date(loadedAt), timeZone).date;
  const removal = useRowRemoval<ApiRateRule>("/api/rate_rules/:id", WORDS, ({ name }) => WORDS.deleteQuestion(name));
  const ending = useEndRule(today);
  const add = canManage && (
    <Button look="primary" icon="plus" onClick={() => setMode({ start: {}, key: "new" })}>
      {WORDS.add}
    </Button>
  );
  const nameOf = (rule: ApiRateRule) =>
    canManage ? <RowButton onPress={() => setMode({ rule })}>{rule.name}</RowButton> : <b>{rule.name}</b>;
  const actions = (rule: ApiRateRule) =>
    canManage && (
      <RowControls>
        <ActionMenu
          label={`Azioni per ${rule.name}`}
          actions={[
            { label: "Modifica", icon: "edit", onSelect: () => setMode({ rule }) },
            ...dayActions(rule, today, {
              copy: () => setMode({ start: nextYearValues(rule), key: `copy-${rule.id}` }),
              end: () => ending.end(rule),
            }),
            { label: "Elimina", icon: "trash", destructive: true, onSelect: () => removal.remove(rule) },
          ]}
        />
      </RowControls>
    );
  return (
    <ListScreen
      resource={RATE_RULE_LIST}
      header={{ ...ratesHeader(panelPaths.adminRates), actions: add }}
      label="Regole"
      rows={rows}
      total={total}
      count={formatCount(total, "regola", "regole")}
      filters={
        <>
          <ListSearchField label="Cerca nome, auto o brand" />
          <FilterSelect label="Genere" parameter="kind" all="Tutti i generi" options={KINDS} />
          <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORY_OPTIONS} />
          <FilterSelect label="Città" parameter="city" all={WORDS.anyCity} options={choices.cities} />
          <PeriodFilter label="Modificate" />
        </>
      }
      isFaded={(rule) => isOver(rule, today)}
      columns={ruleColumns({ now: new Date(loadedAt), nameOf, actions })}
      card={(rule) => (
        <RowCardHeader>
          <div>
            {nameOf(rule)}
            <p className={textStyles.meta}>
              {scopeText(rule)} · {rangeText(rule)}
            </p>
            <p className={textStyles.meta}>
              {RATE_KIND_WORDS[rule.kind]}: {effectText(rule)}
            </p>
            <HiddenTag rule={rule} />
          </div>
          {actions(rule)}
        </RowCardHeader>
      )}
      nothingFound="Nessuna regola trovata"
      empty={{
        title: "Nessuna regola",
        hint: "Ogni auto costa il suo prezzo base, tutti i giorni dell'anno.",
        action: add,
      }}
      pages="regole"
    >
      {canManage && <RateRuleForm mode={mode} onClose={() => setMode(undefined)} {...choices} />}
      {removal.dialog}
      {ending.dialog}
    </ListScreen>
  );
}

const isOver = ({ from_date: from, until_date: until, yearly }: ApiRateRule, today: CivilDate) =>
  hasEnded({ from, until, yearly }, today);

/** The actions on the days of a rule: a yearly one returns anyway, and one that is over cannot end. */
function dayActions(rule: ApiRateRule, today: CivilDate, on: { copy: () => void; end: () => void }): MenuAction[] {
  const hasDays = rule.from_date !== null || rule.until_date !== null;
  return [
    ...(hasDays && !rule.yearly ? [{ label: WORDS.copy, icon: "copy" as const, onSelect: on.copy }] : []),
    ...(isOver(rule, today) ? [] : [{ label: WORDS.end, icon: "minus" as const, onSelect: on.end }]),
  ];
}

interface RuleColumns {
  /** When the rows were loaded, by the browser's clock. */
  now: Date;
  nameOf: (rule: ApiRateRule) => ReactNode;
  actions: (rule: ApiRateRule) => ReactNode;
}

/** Marks a rule that others hide. */
function HiddenTag({ rule }: { rule: ApiListedRateRule }) {
  if (!rule.hidden) return null;
  const isWhole = rule.hidden.extent === "wholly";
  return (
    <StatusTag mark={isWhole ? "alert" : "half"} tone={isWhole ? "critical" : "state"} sentence>
      {hiddenText(rule)}
    </StatusTag>
  );
}

const ruleColumns = ({ now, nameOf, actions }: RuleColumns): Column<ApiListedRateRule>[] => [
  { id: "name", isFixed: true, header: "Nome", order: "name", text: ({ name }) => name, cell: nameOf },
  textColumn("kind", "Genere", ({ kind }) => RATE_KIND_WORDS[kind], { order: "kind,name" }),
  textColumn("scope", "Auto", scopeText),
  textColumn("range", "Giorni", rangeText, { order: "from_date,name" }),
  textColumn("effect", "Che cosa fa", effectText),
  {
    id: "hidden",
    header: "Altre regole",
    text: hiddenText,
    cell: (rule) => (rule.hidden ? <HiddenTag rule={rule} /> : "–"),
  },
  textColumn("booking", "Se si prenota", bookingDaysText, { soft: true, isHidden: true }),
  momentColumn("updated", "Modificata", ({ updated_at }) => updated_at, { now, order: "updated_at", isHidden: true }),
  actionsColumn(actions),
];
