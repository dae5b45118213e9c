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
import {
  addDays,
  type CivilDate,
  civilNow,
  formatItalianRange,
  isCivilDate,
} from "#domain/rental-period/civil-time.ts";
import {
  lastDay,
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

/** Which weeks and which cars are shown; all of it lives in the address. */
export function TimelineToolbar({ window, today, vehicles }: TimelineToolbarProps) {
  const cities = [...new Set(vehicles.map(({ location }) => location))].toSorted((a, b) => a.localeCompare(b, "it"));
  const toToday = useWindowLink({ from: mondayOf(today) });
  return (
    <Toolbar className={styles.toolbar} end={<WeeksChoice window={window} />} crowded>
      <Actions className={styles.steps}>
        <Step to={addDays(window.from, -7)} icon="left" label="Settimana precedente" />
        <ButtonLink {...toToday}>Oggi</ButtonLink>
        <Step to={addDays(window.from, 7)} icon="right" label="Settimana successiva" />
        <span className={`${textStyles.strong} ${styles.range}`}>
          {formatItalianRange(window.from, lastDay(window))}
        </span>
        <DayJump from={window.from} />
      </Actions>
      <ListSearchField label="Cerca vettura, cliente o codice" placeholder="Cerca vettura, cliente, codice" />
      <FilterSelect
        label="Città"
        parameter="location"
        all="Tutte le città"
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORY_OPTIONS} />
      <GapsSwitch />
    </Toolbar>
  );
}

const CATEGORY_OPTIONS = CATEGORY_SLUGS.map((slug) => ({ value: slug, label: CATEGORIES[slug].shortLabel }));

/** Leads to other weeks with the same filters. */
function useWindowLink({ from, weeks }: { from?: CivilDate; weeks?: number }) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  if (from) next.set("from", from);
  if (weeks) next.set("weeks", String(weeks));
  return { to: `?${next}`, replace: true, preventScrollReset: true };
}

function Step({ to, icon, label }: { to: CivilDate; icon: IconName; label: string }) {
  const link = useWindowLink({ from: to });
  return <ButtonLink {...link} icon={icon} square aria-label={label} title={label} />;
}

/** Shows the week of a day, however far away. */
function DayJump({ from }: { from: CivilDate }) {
  const query = useQueryState();
  const [typed, setTyped] = useState(from);
  // Other weeks, by a step or by going back, begin with another day.
  const [seen, setSeen] = useState(from);
  if (seen !== from) {
    setSeen(from);
    if (!isCivilDate(typed) || mondayOf(typed) !== from) setTyped(from);
  }
  const jump = (day: CivilDate) => {
    setTyped(day);
    // A year that is still being typed is none to go to.
    if (isCivilDate(day) && mondayOf(day) !== from) query.set({ from: mondayOf(day) });
  };
  return (
    <Input
      className={styles.day}
      type="date"
      aria-label={TIMELINE_WORDS.jump}
      title={TIMELINE_WORDS.jump}
      value={typed}
      onChange={({ target }) => jump(target.value)}
    />
  );
}

/** Free stretches, for who asks: among bars they would be noise. A phone has no lanes to show them in. */
function GapsSwitch() {
  const query = useQueryState();
  const shown = query.get("gaps") === "1";
  return (
    <Button className={styles.gaps} aria-pressed={shown} onClick={() => query.set({ gaps: shown ? "" : "1" })}>
      {shown && <Icon name="check" />}
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

const FILLS: readonly { fill: HoldFill; label: string }[] = [
  { fill: "requested", label: "Richiesta" },
  { fill: "confirmed", label: "Confermata" },
  { fill: "active", label: "In corso" },
  { fill: "completed", label: "Conclusa" },
  { fill: "maintenance", label: "Manutenzione" },
];

/** What the fills mean, and the line. */
export function TimelineLegend() {
  const site = useSite();
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {FILLS.map(({ fill, label }) => (
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
        {TIMELINE_WORDS.now(civilNow(new Date(useNow(MINUTE_MS)), site.timeZone).time)}
      </li>
    </ul>
  );
}
