import { useState } from "react";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import { useSite } from "#app/ui/site.tsx";
import {
  CUSTOM_PERIOD,
  listPastMonths,
  PERIODS,
  type PeriodOption,
  parsePeriodDays,
  UPCOMING_PERIODS,
} from "#domain/lists/periods.ts";
import { isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./lists.module.css";
import { useQueryState } from "./query-state.ts";

interface PeriodFilterProps {
  /** "Periodo del ritiro". */
  label: string;
  /** Includes the future as well. */
  hasUpcoming?: boolean;
  /** Label for all dates; names the date if the list shows none or several. */
  all?: string;
}

/** Filters a list by date: around today, a past month, or a custom range; stored in the URL. */
export function PeriodFilter({ label, hasUpcoming, all = "Tutte le date" }: PeriodFilterProps) {
  const query = useQueryState();
  const today = toCivilMoment(new Date(), useSite().timeZone).date;
  const requestedPeriod = { period: query.get("period"), from: query.get("from"), to: query.get("to") };
  const value = requestedPeriod.period || (requestedPeriod.from || requestedPeriod.to ? CUSTOM_PERIOD : "");
  const choose = (period: string) => {
    const days =
      period === CUSTOM_PERIOD
        ? (parsePeriodDays(requestedPeriod, today) ?? { from: `${today.slice(0, 7)}-01`, to: today })
        : {};
    query.set({ period, from: days.from ?? "", to: days.to ?? "" });
  };
  return (
    <>
      <div className={styles.filter}>
        <Select
          className={styles.choice}
          aria-label={label}
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{all}</option>
          <PeriodOptions options={PERIODS} />
          {hasUpcoming && <PeriodOptions options={UPCOMING_PERIODS} />}
          <option value={CUSTOM_PERIOD}>Dal giorno al giorno…</option>
          <optgroup label="Mesi passati">
            <PeriodOptions options={withSelectedMonth(value, listPastMonths(today))} />
          </optgroup>
        </Select>
      </div>
      {value === CUSTOM_PERIOD && (
        <div className={styles.days}>
          <CustomDateInput label={`${label}, dal`} parameter="from" />
          <span aria-hidden="true">–</span>
          <CustomDateInput label={`${label}, al`} parameter="to" />
        </div>
      )}
    </>
  );
}

const PeriodOptions = ({ options }: { options: readonly PeriodOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Adds the month of a saved view if the list no longer offers it. */
function withSelectedMonth(value: string, months: readonly PeriodOption[]): readonly PeriodOption[] {
  if (!/^\d{4}-\d{2}$/.test(value) || months.some((month) => month.value === value)) return months;
  return [...months, { value, label: value }];
}

/** One end of a custom range; keeps what is typed while the list reloads. */
function CustomDateInput({ label, parameter }: { label: string; parameter: "from" | "to" }) {
  const query = useQueryState();
  const urlValue = query.get(parameter);
  const [typed, setTyped] = useState(urlValue);
  const [lastUrlValue, setLastUrlValue] = useState(urlValue);
  if (lastUrlValue !== urlValue) {
    setLastUrlValue(urlValue);
    setTyped(urlValue);
  }
  return (
    <Input
      type="date"
      className={styles.day}
      aria-label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        // A year that is still being typed is not a valid date.
        if (value === "" || isDateSince2000(value)) query.set({ [parameter]: value, period: CUSTOM_PERIOD });
      }}
    />
  );
}
