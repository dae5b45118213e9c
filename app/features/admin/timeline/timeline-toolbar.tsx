import { Link, useSearchParams } from "react-router";
import type { HoldFill } from "#app/features/admin/timeline/hold-words.ts";
import type { TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { useNow } from "#app/features/admin/use-now.ts";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import { FilterSelect, SearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/categories.ts";
import { HOUSE } from "#domain/house.ts";
import { addDays, type CivilDate, civilNow, formatItalianRange } from "#domain/rental-period/civil-time.ts";
import { lastDay, mondayOf, TIMELINE_WEEKS, type TimelineWindow } from "#domain/timeline/timeline.ts";

interface TimelineToolbarProps {
  window: TimelineWindow;
  today: CivilDate;
  vehicles: readonly TimelineVehicle[];
}

/** Which weeks and which cars are shown; all of it lives in the address. */
export function TimelineToolbar({ window, today, vehicles }: TimelineToolbarProps) {
  const cities = [...new Set(vehicles.map(({ location }) => location))].toSorted((a, b) => a.localeCompare(b, "it"));
  return (
    <Toolbar end={<WeeksChoice window={window} />}>
      <div className="panel-actions timeline-steps">
        <Step to={addDays(window.from, -7)} icon="left" label="Settimana precedente" />
        <WindowLink from={mondayOf(today)} className="panel-button panel-button-default">
          Oggi
        </WindowLink>
        <Step to={addDays(window.from, 7)} icon="right" label="Settimana successiva" />
        <span className="panel-strong timeline-range">{formatItalianRange(window.from, lastDay(window))}</span>
      </div>
      <SearchField label="Cerca vettura, cliente o codice" placeholder="Cerca vettura, cliente, codice" />
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

interface WindowLinkProps {
  from?: CivilDate;
  weeks?: number;
  className: string;
  label?: string;
  current?: boolean;
  children: React.ReactNode;
}

/** Leads to other weeks with the same filters. */
function WindowLink({ from, weeks, className, label, current, children }: WindowLinkProps) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  if (from) next.set("from", from);
  if (weeks) next.set("weeks", String(weeks));
  return (
    <Link
      to={`?${next}`}
      replace
      preventScrollReset
      className={className}
      aria-label={label}
      title={label}
      aria-current={current || undefined}
    >
      {children}
    </Link>
  );
}

function Step({ to, icon, label }: { to: CivilDate; icon: IconName; label: string }) {
  return (
    <WindowLink from={to} label={label} className="panel-button panel-button-default panel-button-square">
      <Icon name={icon} />
    </WindowLink>
  );
}

function WeeksChoice({ window }: { window: TimelineWindow }) {
  return (
    <nav className="timeline-weeks" aria-label="Quante settimane">
      {TIMELINE_WEEKS.map((weeks) => (
        <WindowLink
          key={weeks}
          weeks={weeks}
          label={`${weeks} settimane`}
          className="timeline-week"
          current={weeks === window.weeks}
        >
          {weeks}
        </WindowLink>
      ))}
      <span className="panel-meta" aria-hidden="true">
        settimane
      </span>
    </nav>
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
  return (
    <ul className="timeline-legend" aria-label="Legenda">
      {FILLS.map(({ fill, label }) => (
        <li key={fill}>
          <i className={`timeline-bar timeline-${fill}`} aria-hidden="true" />
          {label}
        </li>
      ))}
      <li>
        <i className="timeline-now" aria-hidden="true" />
        Ora, {civilNow(new Date(useNow(MINUTE)), HOUSE.timeZone).time}
      </li>
    </ul>
  );
}
