import { useState } from "react";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import { useSite } from "#app/ui/site.tsx";
import { askedDays, COMING_PERIODS, OWN_DAYS, PERIODS, type PeriodOption, pastMonths } from "#domain/lists/periods.ts";
import { civilNow, isCivilDate } from "#domain/rental-period/civil-time.ts";
import styles from "./lists.module.css";
import { useQueryState } from "./query-state.ts";

interface PeriodFilterProps {
  /** "Periodo del ritiro". */
  label: string;
  /** Of what is to come as well. */
  coming?: boolean;
  /** For all of them; says which date it is where the list shows none or several. */
  all?: string;
}

/** Narrows a list to days: around today, a month that has passed, or from a day to a day, kept in the address. */
export function PeriodFilter({ label, coming, all = "Tutte le date" }: PeriodFilterProps) {
  const query = useQueryState();
  const today = civilNow(new Date(), useSite().timeZone).date;
  const asked = { period: query.get("period"), from: query.get("from"), to: query.get("to") };
  const value = asked.period || (asked.from || asked.to ? OWN_DAYS : "");
  const choose = (period: string) => {
    const days = period === OWN_DAYS ? (askedDays(asked, today) ?? { from: `${today.slice(0, 7)}-01`, to: today }) : {};
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
          <Options options={PERIODS} />
          {coming && <Options options={COMING_PERIODS} />}
          <option value={OWN_DAYS}>Dal giorno al giorno…</option>
          <optgroup label="Mesi passati">
            <Options options={monthsWith(value, pastMonths(today))} />
          </optgroup>
        </Select>
      </div>
      {value === OWN_DAYS && (
        <div className={styles.days}>
          <OwnDay label={`${label}, dal`} parameter="from" />
          <span aria-hidden="true">–</span>
          <OwnDay label={`${label}, al`} parameter="to" />
        </div>
      )}
    </>
  );
}

const Options = ({ options }: { options: readonly PeriodOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A month of a saved view may have passed out of the list. */
function monthsWith(value: string, months: readonly PeriodOption[]): readonly PeriodOption[] {
  if (!/^\d{4}-\d{2}$/.test(value) || months.some((month) => month.value === value)) return months;
  return [...months, { value, label: value }];
}

/** One end; what is typed stays while the list answers. */
function OwnDay({ label, parameter }: { label: string; parameter: "from" | "to" }) {
  const query = useQueryState();
  const inAddress = query.get(parameter);
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setTyped(inAddress);
  }
  return (
    <Input
      type="date"
      className={styles.day}
      aria-label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        // A year that is still being typed is no day.
        if (value === "" || isCivilDate(value)) query.set({ [parameter]: value, period: OWN_DAYS });
      }}
    />
  );
}
