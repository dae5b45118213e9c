import { Link, useSearchParams } from "react-router";
import { Actions } from "#app/ui/panel/actions.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import type { IconName } from "#app/ui/panel/icon.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { FilterSelect, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import type { ApiDaySheet } from "#domain/api/day-sheet/day-sheet.ts";
import { addDays, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import styles from "./day-sheet.module.css";

/** Selects day, assignee and city; the state lives in the URL. */
export function DaySheetToolbar({ sheet: { day, today, cities } }: { sheet: ApiDaySheet }) {
  const query = useQueryState();
  const city = query.get("city");
  const toToday = useDaySheetLink({ day: "" });
  return (
    <Toolbar className={styles.toolbar}>
      <Actions className={styles.steps}>
        <DayStepLink to={addDays(day, -1)} icon="left" label="Giorno prima" />
        <ButtonLink {...toToday} aria-current={day === today ? "page" : undefined}>
          Oggi
        </ButtonLink>
        <DayStepLink to={addDays(day, 1)} icon="right" label="Giorno dopo" />
        <Input
          className={styles.day}
          type="date"
          aria-label="Vai al giorno"
          // The key resets the uncontrolled input when the day changes.
          key={day}
          defaultValue={day}
          onChange={({ target }) => isDateSince2000(target.value) && query.set({ day: target.value })}
        />
      </Actions>
      <nav className={styles.whose} aria-label="Di chi">
        <AssigneeFilterLink whose="" label="Tutti" />
        <AssigneeFilterLink whose="mine" label="I miei" />
      </nav>
      {(cities.length > 1 || city !== "") && (
        <FilterSelect
          label="Città"
          parameter="city"
          all="Tutte le città"
          // The selected city stays an option on a day without tasks there, so that it can be deselected.
          options={[...new Set(city === "" ? cities : [...cities, city])].map((name) => ({ value: name, label: name }))}
        />
      )}
    </Toolbar>
  );
}

/** Returns the link to another sheet with the same filters. */
export function useDaySheetLink(changes: Record<string, string>) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return { to: `?${next}`, replace: true, preventScrollReset: true };
}

function DayStepLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const link = useDaySheetLink({ day: to });
  return <ButtonLink {...link} icon={icon} square aria-label={label} title={label} />;
}

function AssigneeFilterLink({ whose, label }: { whose: string; label: string }) {
  const link = useDaySheetLink({ whose });
  const current = useQueryState().get("whose") === whose;
  return (
    <Link {...link} aria-current={current || undefined}>
      {label}
    </Link>
  );
}
