import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { FillSwatch, TransferSwatch } from "#app/features/admin/timeline/fill-swatch.tsx";
import type { TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { type HoldFill, TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { useNow } from "#app/features/admin/use-now.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { addDays, type CivilDate, isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import {
  lastDayOfWindow,
  mondayOf,
  TIMELINE_WEEKS,
  type TimelineWeeks,
  type TimelineWindow,
} from "#domain/timeline/timeline.ts";
import styles from "./timeline-screen.module.css";

interface TimelineToolbarProps {
  window: TimelineWindow;
  today: CivilDate;
  vehicles: readonly TimelineVehicle[];
}

/** Selects the weeks and filters the cars; the state lives in the URL. */
export function TimelineToolbar({ window, today, vehicles }: TimelineToolbarProps) {
  const cities = [...new Set(vehicles.map(({ location }) => location))].toSorted((a, b) => a.localeCompare(b, "it"));
  const toToday = useWindowLink({ from: mondayOf(today) });
  return (
    <Toolbar className={styles.toolbar} end={<WeeksChoice window={window} />} isCrowded>
      <Actions className={styles.steps}>
        <WindowStepLink to={addDays(window.from, -7)} icon="left" label="Settimana precedente" />
        <ButtonLink {...toToday}>Oggi</ButtonLink>
        <WindowStepLink to={addDays(window.from, 7)} icon="right" label="Settimana successiva" />
        <span className={`${textStyles.strong} ${styles.range}`}>
          {formatItalianRange(window.from, lastDayOfWindow(window))}
        </span>
        <GoToDayField from={window.from} />
      </Actions>
      <ListSearchField label="Cerca vettura, cliente o codice" placeholder="Cerca vettura, cliente, codice" />
      <FilterSelect
        label="Città"
        parameter="location"
        all="Tutte le città"
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORY_OPTIONS} />
      <ShowGapsButton />
    </Toolbar>
  );
}

const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

/** Returns the link to other weeks with the same filters. */
function useWindowLink({ from, weeks }: { from?: CivilDate; weeks?: number }) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  if (from) next.set("from", from);
  if (weeks) next.set("weeks", String(weeks));
  return { to: `?${next}`, replace: true, preventScrollReset: true };
}

function WindowStepLink({ to, icon, label }: { to: CivilDate; icon: IconName; label: string }) {
  const link = useWindowLink({ from: to });
  return <ButtonLink {...link} icon={icon} square aria-label={label} title={label} />;
}

/** Shows the week of a selected day. */
function GoToDayField({ from }: { from: CivilDate }) {
  const query = useQueryState();
  const [typedDay, setTypedDay] = useState(from);
  // Resets the typed day when other weeks are shown by other means, such as the back button.
  const [lastFrom, setLastFrom] = useState(from);
  if (lastFrom !== from) {
    setLastFrom(from);
    if (!isDateSince2000(typedDay) || mondayOf(typedDay) !== from) setTypedDay(from);
  }
  const jump = (day: CivilDate) => {
    setTypedDay(day);
    // Ignore an incomplete year.
    if (isDateSince2000(day) && mondayOf(day) !== from) query.set({ from: mondayOf(day) });
  };
  return (
    <Input
      className={styles.day}
      type="date"
      aria-label={TIMELINE_WORDS.jump}
      title={TIMELINE_WORDS.jump}
      value={typedDay}
      onChange={({ target }) => jump(target.value)}
    />
  );
}

/** Toggles the gaps, hidden by default because they add noise between the bars. Phones have no lanes to show them in. */
function ShowGapsButton() {
  const query = useQueryState();
  const areGapsShown = query.get("gaps") === "1";
  return (
    <Button
      className={styles.gaps}
      aria-pressed={areGapsShown}
      onClick={() => query.set({ gaps: areGapsShown ? "" : "1" })}
    >
      {areGapsShown && <Icon name="check" />}
      {TIMELINE_WORDS.gaps.show}
    </Button>
  );
}

function WeeksChoice({ window }: { window: TimelineWindow }) {
  return (
    <nav className={styles.weeks} aria-label={TIMELINE_WORDS.weeksLabel}>
      {TIMELINE_WEEKS.map((weeks) => (
        <WeeksLink key={weeks} weeks={weeks} current={weeks === window.weeks} />
      ))}
    </nav>
  );
}

function WeeksLink({ weeks, current }: { weeks: TimelineWeeks; current: boolean }) {
  const link = useWindowLink({ weeks });
  return (
    <Link {...link} className={styles.week} aria-current={current || undefined}>
      {TIMELINE_WORDS.weeks[weeks]}
    </Link>
  );
}

const LEGEND_FILLS: readonly { fill: HoldFill; label: string }[] = [
  { fill: "requested", label: "Richiesta" },
  { fill: "confirmed", label: "Confermata" },
  { fill: "active", label: "In corso" },
  { fill: "completed", label: "Conclusa" },
  { fill: "maintenance", label: "Manutenzione" },
];

/** The legend of the fills and the line for now. */
export function TimelineLegend() {
  const site = useSite();
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {LEGEND_FILLS.map(({ fill, label }) => (
        <li key={fill}>
          <FillSwatch fill={fill} />
          {label}
        </li>
      ))}
      <li>
        <TransferSwatch />
        Trasferta
      </li>
      <li>
        <Icon name="clock" size={12} /> In ritardo
      </li>
      <li>
        <Icon name="warning" size={12} /> In pericolo
      </li>
      <li>
        <i className={styles.now} aria-hidden="true" />
        {TIMELINE_WORDS.now(toCivilMoment(new Date(useNow(MINUTE_MS)), site.timeZone).time)}
      </li>
    </ul>
  );
}
