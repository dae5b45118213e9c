import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import styles from "./lists.module.css";
import { useQueryState } from "./query-state.ts";

/** Delay after the last key before the search runs. */
const SEARCH_DEBOUNCE_MS = 250;

interface ToolbarProps {
  children: ReactNode;
  end?: ReactNode;
  /** Filters wrap onto a second line, and the search field is narrower. */
  isCrowded?: boolean;
  className?: string | undefined;
}

/** Search and filters above a list; `end` holds buttons and counts. */
export function Toolbar({ children, end, isCrowded, className }: ToolbarProps) {
  return (
    <section
      className={classNames(styles.toolbar, className)}
      data-crowded={isCrowded || undefined}
      aria-label="Ricerca e filtri"
    >
      {children}
      <Spacer />
      {end}
    </section>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** Name of the URL parameter. */
  parameter?: string;
}

/** Searches while the user types; the URL stores the text. */
export function ListSearchField({ label, placeholder, parameter = "q" }: SearchFieldProps) {
  const query = useQueryState();
  const urlValue = query.get(parameter);
  const [typed, setTyped] = useState(urlValue);
  const latest = useRef(query);
  latest.current = query;

  // Back, or clearing the filters, changes the URL under the field.
  const [lastUrlValue, setLastUrlValue] = useState(urlValue);
  if (lastUrlValue !== urlValue) {
    setLastUrlValue(urlValue);
    if (typed.trim() !== urlValue) setTyped(urlValue);
  }
  const { isLeaving } = query;
  useEffect(() => {
    // While another screen opens, don't search; if the list stays visible beside it, search afterwards.
    if (isLeaving || typed.trim() === latest.current.get(parameter)) return;
    const timer = setTimeout(() => latest.current.set({ [parameter]: typed.trim() }), SEARCH_DEBOUNCE_MS);
    // The debounce can end before React renders the click.
    const onPress = (event: MouseEvent) => isPlainLinkClick(event) && clearTimeout(timer);
    document.addEventListener("click", onPress, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onPress, true);
    };
  }, [typed, parameter, isLeaving]);

  return (
    <div className={styles.search}>
      <Icon name="search" className={styles.glass} />
      <Input
        className={styles.words}
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Enter" && query.set({ [parameter]: typed.trim() })}
      />
    </div>
  );
}

/** Whether a click follows a link in the same browser tab. */
function isPlainLinkClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a[href]") !== null && !(ctrlKey || metaKey || shiftKey);
}

interface FilterSelectProps {
  label: string;
  parameter: string;
  options: readonly Option[];
  /** Label of the option without a filter: "Tutte le città"; without it, one of the options always applies. */
  all?: string;
  /** The value that applies while the URL has none. */
  defaultValue?: string;
}

/** A filter by one value, which the URL stores. */
export function FilterSelect({ label, parameter, options, all, defaultValue = "" }: FilterSelectProps) {
  const query = useQueryState();
  return (
    <div className={styles.filter}>
      <Select
        className={styles.choice}
        aria-label={label}
        value={query.get(parameter) || defaultValue}
        onChange={({ target }) => query.set({ [parameter]: target.value })}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
