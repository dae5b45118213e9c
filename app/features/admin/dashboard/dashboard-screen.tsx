import { useState } from "react";
import { OCCUPANCY_WORDS } from "#app/features/admin/dashboard/dashboard-words.ts";
import { DayList } from "#app/features/admin/dashboard/day-list.tsx";
import { EmptySearches } from "#app/features/admin/dashboard/empty-searches.tsx";
import { ExpiringList } from "#app/features/admin/dashboard/expiring-list.tsx";
import { OccupancyChart } from "#app/features/admin/dashboard/occupancy-chart.tsx";
import { axisMaxPercent, roundedPercent, toOccupancyPercents } from "#app/features/admin/dashboard/occupancy-days.ts";
import { OverdueList } from "#app/features/admin/dashboard/overdue-list.tsx";
import type { RareParts } from "#app/features/admin/dashboard/rare-parts.ts";
import { RequestAlerts } from "#app/features/admin/dashboard/request-alerts.tsx";
import { WaitingList } from "#app/features/admin/dashboard/waiting-list.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { useNow } from "#app/features/admin/use-now.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import type { ApiRequestAlert } from "#domain/api/bookings/request-alerts.ts";
import type { ApiDashboard, ApiOccupancyDay } from "#domain/api/dashboard/dashboard.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { formatItalianLong, formatItalianMonth } from "#domain/rental-period/italian-dates.ts";
import styles from "./dashboard-screen.module.css";

interface DashboardScreenProps extends Partial<RareParts> {
  data: ApiDashboard;
  alerts?: readonly ApiRequestAlert[];
  /** What admins must decide about banned customers. */
  banRequests?: readonly ApiBanDecision[];
}

/** Renders /admin: the company's day (product.md#dashboard), with those who wait longest first. */
export function DashboardScreen({
  data,
  alerts = [],
  banRequests = [],
  SetupChecklist,
  BanRequests,
}: DashboardScreenProps) {
  const now = useServerNow(data.now);
  useAutoRevalidate();
  return (
    <>
      <PageHeader title="Dashboard" meta={formatItalianLong(data.today)} />
      <PageBody>
        <div className={styles.dashboard}>
          {data.setup && SetupChecklist && <SetupChecklist lines={data.setup} />}
          <FigureCards className={styles.figures} data={data} />
          <div className={styles.columns}>
            <div>
              <RequestAlerts className={`${styles.part} ${styles.overdue}`} alerts={alerts} now={now} />
              {BanRequests && (
                <BanRequests
                  className={`${styles.part} ${styles.overdue}`}
                  listClassName={styles.alerts}
                  requests={banRequests}
                  now={now}
                />
              )}
              {data.overdue && (
                <OverdueList className={`${styles.part} ${styles.overdue}`} overdue={data.overdue} now={now} />
              )}
              {data.expiring && (
                <ExpiringList className={`${styles.part} ${styles.expiring}`} expiring={data.expiring} />
              )}
              {data.waiting && (
                <WaitingList className={`${styles.part} ${styles.waiting}`} waiting={data.waiting} now={now} />
              )}
              <OccupancySection
                className={`${styles.part} ${styles.occupancy}`}
                days={data.occupancy}
                units={data.units}
              />
            </div>
            <div>
              {data.days && <DayList className={`${styles.part} ${styles.day}`} days={data.days} now={now} />}
              <EmptySearches
                className={`${styles.part} ${styles.searches}`}
                searches={data.empty_searches}
                today={data.today}
              />
            </div>
          </div>
          <p className={styles.note}>
            Per ogni brand attivo il sito genera la pagina <code>/{"{brand}"}</code>; per ogni coppia di brand e città,
            la pagina <code>/{"{brand}/{city}"}</code>.
          </p>
        </div>
      </PageBody>
    </>
  );
}

/** Interval at which clocks and times are rendered again, in ms. */
const TICK_MS = 5000;

/** Returns the server's time, advanced from `at` (ISO) by the time since the page loaded. A wrong browser clock thus shows no wrong deadline. */
function useServerNow(at: string): Date {
  const now = useNow(TICK_MS);
  const [serverTime, setServerTime] = useState({ at, on: now });
  if (serverTime.at !== at) setServerTime({ at, on: Date.now() });
  return new Date(Date.parse(serverTime.at) + Math.max(0, now - serverTime.on));
}

/** The cards with current figures (product.md#dashboard). */
export function FigureCards({ data, className }: { data: ApiDashboard; className?: string | undefined }) {
  const { revenue } = data;
  return (
    <dl className={classNames(styles.cards, className)}>
      <Figure
        term="Prenotazioni attive"
        note={formatCount(data.confirmed_bookings, "confermata, da ritirare", "confermate, da ritirare")}
      >
        {formatNumber(data.active_bookings)}
      </Figure>
      <Figure
        term={`Fatturato di ${formatItalianMonth(revenue.month)}`}
        note={formatCount(revenue.rentals, "noleggio nel mese", "noleggi nel mese")}
      >
        {formatEuros(revenue.total)}
      </Figure>
      <Figure
        term="Veicoli disponibili"
        note={`su ${formatCount(data.vehicles, "modello", "modelli")}, ${formatNumber(data.units)} unità`}
      >
        {formatNumber(data.available_vehicles)}
      </Figure>
      <Figure term="Brand attivi" note="nella collezione">
        {formatNumber(data.active_brands)}
      </Figure>
      <Figure
        term="Città attive"
        note={data.countries === 1 ? "in 1 Paese" : `in ${formatNumber(data.countries)} Paesi`}
      >
        {formatNumber(data.active_cities)}
      </Figure>
      <Figure
        term="Pagine SEO"
        note={`${formatNumber(data.active_brands)} brand × ${formatNumber(data.active_cities)} città`}
      >
        {formatNumber(data.seo_pages)}
      </Figure>
    </dl>
  );
}

function Figure({ term, note, children }: { term: string; note: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  );
}

interface OccupancySectionProps {
  days: readonly ApiOccupancyDay[];
  /** Units of the whole fleet. */
  units: number;
  className?: string | undefined;
}

/** Charts the share of the fleet that is out on each of the next 30 days, in percent of all units. */
function OccupancySection({ days, units, className }: OccupancySectionProps) {
  const occupancyDays = toOccupancyPercents(days, units);
  const today = occupancyDays[0];
  const average = occupancyDays.reduce((sum, { rented }) => sum + rented, 0) / Math.max(1, occupancyDays.length);
  return (
    <section className={classNames(styles.chart, className)} aria-labelledby="occupazione">
      <SectionHead>
        <h2 id="occupazione">Occupazione, 30 giorni</h2>
        <Spacer />
        <span className={styles.key}>
          <span>
            <i data-bar="today" /> {OCCUPANCY_WORDS.today(today ? roundedPercent(today.rented) : "–")}
          </span>
          <span>
            <i data-bar="rented" /> prenotata
          </span>
          <span>
            <i data-bar="maintenance" /> manutenzione
          </span>
        </span>
      </SectionHead>
      <OccupancyChart days={occupancyDays} />
      <p className={textStyles.meta}>
        {OCCUPANCY_WORDS.facts({
          days: occupancyDays.length,
          average: roundedPercent(average),
          units: formatNumber(units),
          end: roundedPercent(axisMaxPercent(occupancyDays)),
        })}
      </p>
    </section>
  );
}
