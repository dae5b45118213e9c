import { Link, useSearchParams } from "react-router";
import { FillSwatch } from "#app/features/admin/timeline/fill-swatch.tsx";
import type { HoldFill } from "#app/features/admin/timeline/hold-words.ts";
import type { TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { useNow } from "#app/features/admin/use-now.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { addDays, type CivilDate, civilNow, formatItalianRange } from "#domain/rental-period/civil-time.ts";
import { lastDay, mondayOf, TIMELINE_WEEKS, type TimelineWindow } from "#domain/timeline/timeline.ts";
import styles from "./timeline-toolbar.module.css";

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
    <Toolbar className={styles.toolbar} end={<WeeksChoice window={window} />}>
      <Actions className={styles.steps}>
        <Step to={addDays(window.from, -7)} icon="left" label="Settimana precedente" />
        <ButtonLink {...toToday}>Oggi</ButtonLink>
        <Step to={addDays(window.from, 7)} icon="right" label="Settimana successiva" />
        <span className={`${textStyles.strong} ${styles.range}`}>
          {formatItalianRange(window.from, lastDay(window))}
        </span>
      </Actions>
      <ListSearchField label="Cerca vettura, cliente o codice" placeholder="Cerca vettura, cliente, codice" />
      <FilterSelect
        label="Città"
        parameter="location"
        all="Tutte le città"
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORY_OPTIONS} />
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

function WeeksChoice({ window }: { window: TimelineWindow }) {
  return (
    <nav className={styles.weeks} aria-label="Quante settimane">
      {TIMELINE_WEEKS.map((weeks) => (
        <WeeksLink key={weeks} weeks={weeks} current={weeks === window.weeks} />
      ))}
      <span className={textStyles.meta} aria-hidden="true">
        settimane
      </span>
    </nav>
  );
}

function WeeksLink({ weeks, current }: { weeks: number; current: boolean }) {
  const link = useWindowLink({ weeks });
  const label = `${weeks} settimane`;
  return (
    <Link {...link} className={styles.week} aria-label={label} title={label} aria-current={current || undefined}>
      {weeks}
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

const MINUTE = 60_000;

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
        <Icon name="clock" size={12} /> In ritardo
      </li>
      <li>
        <Icon name="warning" size={12} /> In pericolo
      </li>
      <li>
        <i className={styles.now} aria-hidden="true" />
        Ora, {civilNow(new Date(useNow(MINUTE)), site.timeZone).time}
      </li>
    </ul>
  );
}
