import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import {
  type CalendarView,
  stepView,
  viewAddress,
  viewTitle,
} from "#app/features/admin/rates/calendar/calendar-view.ts";
import {
  type CellAddress,
  type CellSelection,
  isInRange,
  rangeOf,
  type SelectedRange,
  selectCell,
} from "#app/features/admin/rates/calendar/cell-selection.ts";
import { startOfRule } from "#app/features/admin/rates/calendar/new-rule-start.ts";
import { RateCalendarExplanation } from "#app/features/admin/rates/calendar/rate-calendar-explanation.tsx";
import { RateCalendarGrid } from "#app/features/admin/rates/calendar/rate-calendar-grid.tsx";
import {
  calendarRowName,
  dayRangeText,
  mergeColumns,
  mergeRows,
  RATE_CALENDAR_WORDS as WORDS,
} from "#app/features/admin/rates/calendar/rate-calendar-texts.ts";
import { useRuleChoices } from "#app/features/admin/rates/calendar/use-rule-choices.ts";
import { RateRuleForm, type RateRuleMode } from "#app/features/admin/rates/rate-rule-form.tsx";
import { RATE_RULE_WORDS } from "#app/features/admin/rates/rate-rule-words.ts";
import { ratesHeader } from "#app/features/admin/rates/rates-header.ts";
import { useEndRule } from "#app/features/admin/rates/use-end-rule.tsx";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import styles from "./rate-calendar-screen.module.css";

interface RateCalendarScreenProps {
  calendar: ApiRateCalendar;
  view: CalendarView;
  cities: readonly string[];
  /** Today in the company's time zone. */
  today: CivilDate;
  /** Whether the user may make and change rules. */
  canManage: boolean;
}

/** Shows a year of prices with their seasons, and makes rules from selected cells (product.md#rates-screen). */
export function RateCalendarScreen(props: RateCalendarScreenProps) {
  const { calendar, view, cities, today, canManage } = props;
  const [parameters] = useSearchParams();
  const place = parameters.get("city") ?? "";
  // Another view has other cells; a rule that was saved leaves the selection.
  const key = JSON.stringify([view, place, parameters.get("q")]);
  return (
    <>
      <PageHeader {...ratesHeader(panelPaths.adminRateCalendar)} />
      <PageBody>
        <CalendarToolbar view={view} cities={cities} />
        <SelectableCalendar key={key} {...{ calendar, view, cities, today, canManage, place }} />
      </PageBody>
    </>
  );
}

/** Chooses the months, and filters the cars; the state lives in the URL. */
function CalendarToolbar({ view, cities }: Pick<RateCalendarScreenProps, "view" | "cities">) {
  const [parameters] = useSearchParams();
  return (
    <Toolbar isCrowded>
      <Actions className={styles.steps}>
        <StepLink view={view} by={-1} />
        <StepLink view={view} by={1} />
        <h2 className={styles.title}>{viewTitle(view)}</h2>
        {view.month === null ? (
          <EveryWeekButton />
        ) : (
          <ButtonLink to={viewAddress({ ...view, month: null }, parameters)} preventScrollReset>
            {WORDS.wholeYear}
          </ButtonLink>
        )}
      </Actions>
      <ListSearchField label="Cerca auto" placeholder="Cerca auto, brand, base" />
      <FilterSelect label="Città" parameter="city" all={RATE_RULE_WORDS.anyCity} options={toOptions(cities)} />
    </Toolbar>
  );
}

/** Widens the weeks, so that each has its own prices. */
function EveryWeekButton() {
  const query = useQueryState();
  const isOn = query.get("prices") === "weeks";
  return (
    <Button
      className={styles.everyWeek}
      aria-pressed={isOn}
      {...(isOn && { icon: "check" as const })}
      onClick={() => query.set({ prices: isOn ? "" : "weeks" })}
    >
      {WORDS.everyWeek}
    </Button>
  );
}

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function StepLink({ view, by }: { view: CalendarView; by: 1 | -1 }) {
  const [parameters] = useSearchParams();
  const label = WORDS.steps[view.month === null ? "year" : "month"][by === 1 ? "next" : "previous"];
  return (
    <ButtonLink
      to={viewAddress(stepView(view, by), parameters)}
      replace
      preventScrollReset
      icon={by === 1 ? "right" : "left"}
      square
      aria-label={label}
      title={label}
    />
  );
}

/** The grid with its selection, what the selected or hovered cells mean, and the forms. */
function SelectableCalendar({
  calendar,
  view,
  cities,
  today,
  canManage,
  place,
}: RateCalendarScreenProps & { place: string }) {
  const [selection, setSelection] = useState<CellSelection | null>(null);
  const [hovered, setHovered] = useState<CellAddress | null>(null);
  const [mode, setMode] = useState<RateRuleMode>();
  const [parameters] = useSearchParams();
  const isPhone = useIsPhone();
  const isFit = view.month === null && !isPhone && parameters.get("prices") !== "weeks";
  const choices = useRuleChoices(mode !== undefined, calendar);
  const ending = useEndRule(today);
  const rules = useMemo(() => new Map(calendar.rules.map((rule) => [rule.id, rule])), [calendar]);
  const makeRule = () => {
    if (canManage && selection) setMode(startOfRule(calendar, rangeOf(selection), place));
  };
  const isHoveredApart = hovered !== null && !(selection && isInRange(hovered, rangeOf(selection)));
  const shown = isHoveredApart ? selectCell(hovered) : selection;
  const selected = shown && describeCells(calendar, rangeOf(shown));
  const ruleCount = selection && canManage ? (startOfRule(calendar, rangeOf(selection), place).rows?.length ?? 1) : 0;
  const found = calendar.rows.filter(({ scope }) => scope === "vehicle").length;
  const isSearching = (parameters.get("q") ?? "") !== "";
  return (
    <>
      <RateCalendarGrid
        calendar={calendar}
        rules={rules}
        today={today}
        isFit={isFit}
        monthAddress={view.month === null ? (month) => viewAddress({ ...view, month }, parameters) : null}
        selection={selection}
        onSelect={setSelection}
        onHover={setHovered}
        onEnter={makeRule}
      />
      {isSearching && found < calendar.vehicles_total && (
        <p className={textStyles.meta}>{WORDS.otherCars(found, calendar.vehicles_total)}</p>
      )}
      {isSearching && calendar.vehicles_total === 0 && <p className={textStyles.meta}>{WORDS.noCars}</p>}
      <section className={styles.dock} aria-label={WORDS.explanation}>
        {selected && (
          <RateCalendarExplanation
            {...selected}
            rules={rules}
            onRule={canManage ? { edit: (rule) => setMode({ rule }), end: ending.end } : null}
            action={
              ruleCount > 0 && (
                <Actions>
                  <Button look="ghost" onClick={() => setSelection(null)}>
                    {WORDS.clear}
                  </Button>
                  <Button look="primary" icon="plus" onClick={makeRule}>
                    {WORDS.create(ruleCount)}
                  </Button>
                </Actions>
              )
            }
          />
        )}
        <p className={textStyles.meta}>{helpText({ canManage, isPhone, isOpen: selection?.isOpen === true })}</p>
      </section>
      {canManage && (
        <RateRuleForm mode={mode} onClose={() => setMode(undefined)} cities={toOptions(cities)} {...choices} />
      )}
      {ending.dialog}
    </>
  );
}

function helpText({ canManage, isPhone, isOpen }: { canManage: boolean; isPhone: boolean; isOpen: boolean }): string {
  if (!canManage) return WORDS.readOnlyHelp;
  if (isOpen) return WORDS.nextTap;
  return isPhone ? WORDS.touchHelp : WORDS.help;
}

/** Returns cars and days of selected cells, and the cells as one. The row of all cars stands for the rows of its categories. */
function describeCells(
  { rows, columns }: ApiRateCalendar,
  { firstRow, lastRow, firstColumn, lastColumn }: SelectedRange,
) {
  const chosen = rows.slice(firstRow, firstRow === 0 ? 1 : lastRow + 1);
  const names = chosen.map(calendarRowName);
  const first = columns[firstColumn]?.first ?? "";
  const last = columns[lastColumn]?.last ?? "";
  return {
    title: `${names.join(", ")}, ${dayRangeText({ first, last })}`,
    cell: mergeRows(chosen.map(({ cells }) => mergeColumns(cells.slice(firstColumn, lastColumn + 1)))),
  };
}
