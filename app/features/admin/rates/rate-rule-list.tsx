import { api } from "#app/features/admin/api-client.ts";
import { momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import {
  bookingDaysText,
  effectText,
  RATE_KIND_WORDS,
  rangeText,
  scopeText,
} from "#app/features/admin/rates/rate-rule-texts.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { RATE_RULE_KINDS } from "#domain/rates/rate-rule.ts";

export const RATE_RULE_LIST = createListResource({
  name: "rate-rules",
  filters: ["q", "kind", "category", "city"],
  days: "updated",
  order: "from_date,name",
  read: (call) => api.list("/api/rate_rules", call),
});

const KINDS = RATE_RULE_KINDS.map((kind) => ({ value: kind, label: RATE_KIND_WORDS[kind] }));
const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

interface RateRuleListProps {
  rows: readonly ApiRateRule[];
  total: number;
  loadedAt: number;
  /** Names of the active cities. */
  cities: readonly string[];
}

/** Lists the rules of the rates (product.md#rates-screen). */
export function RateRuleList({ rows, total, loadedAt, cities }: RateRuleListProps) {
  return (
    <ListScreen
      resource={RATE_RULE_LIST}
      header={ratesHeader(panelPaths.adminRates)}
      label="Regole"
      rows={rows}
      total={total}
      count={formatCount(total, "regola", "regole")}
      filters={
        <>
          <ListSearchField label="Cerca nome, auto o brand" />
          <FilterSelect label="Genere" parameter="kind" all="Tutti i generi" options={KINDS} />
          <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORY_OPTIONS} />
          <FilterSelect
            label="Città"
            parameter="city"
            all="Tutte le città"
            options={cities.map((city) => ({ value: city, label: city }))}
          />
          <PeriodFilter label="Modificate" />
        </>
      }
      columns={ruleColumns(new Date(loadedAt))}
      card={(rule) => (
        <RowCardHeader>
          <div>
            <b>{rule.name}</b>
            <p className={textStyles.meta}>
              {scopeText(rule)} · {rangeText(rule)}
            </p>
            <p className={textStyles.meta}>
              {RATE_KIND_WORDS[rule.kind]}: {effectText(rule)}
            </p>
          </div>
        </RowCardHeader>
      )}
      nothingFound="Nessuna regola trovata"
      empty={{ title: "Nessuna regola", hint: "Ogni auto costa il suo prezzo base, tutti i giorni dell'anno." }}
      pages="regole"
    />
  );
}

const ruleColumns = (now: Date): Column<ApiRateRule>[] => [
  {
    id: "name",
    isFixed: true,
    header: "Nome",
    order: "name",
    text: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  textColumn("kind", "Genere", ({ kind }) => RATE_KIND_WORDS[kind], { order: "kind,name" }),
  textColumn("scope", "Auto", scopeText),
  textColumn("range", "Giorni", rangeText, { order: "from_date,name" }),
  textColumn("effect", "Che cosa fa", effectText),
  textColumn("booking", "Se si prenota", bookingDaysText, { soft: true, isHidden: true }),
  momentColumn("updated", "Modificata", ({ updated_at }) => updated_at, { now, order: "updated_at", isHidden: true }),
];
