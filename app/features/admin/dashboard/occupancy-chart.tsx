import { OccupancyPlot } from "#app/features/admin/dashboard/occupancy-plot.tsx";
import { axisEnd, sharesOf, wholePercent } from "#app/features/admin/dashboard/occupancy-shares.ts";
import { OCCUPANCY_WORDS } from "#app/features/admin/dashboard/occupancy-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiOccupancyDay } from "#domain/api/dashboard.ts";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./occupancy-chart.module.css";

interface OccupancyChartProps {
  days: readonly ApiOccupancyDay[];
  /** Units of the whole fleet. */
  units: number;
  className?: string | undefined;
}

/** How much of the fleet is out on each of the next 30 days, in percent of all units. */
export function OccupancyChart({ days, units, className }: OccupancyChartProps) {
  const shares = sharesOf(days, units);
  const today = shares[0];
  const average = shares.reduce((sum, { rented }) => sum + rented, 0) / Math.max(1, shares.length);
  return (
    <section className={classNames(styles.occupancy, className)} aria-labelledby="occupazione">
      <SectionHead>
        <h2 id="occupazione">Occupazione, 30 giorni</h2>
        <Spacer />
        <span className={styles.key}>
          <span>
            <i data-bar="today" /> {OCCUPANCY_WORDS.today(today ? wholePercent(today.rented) : "–")}
          </span>
          <span>
            <i data-bar="rented" /> prenotata
          </span>
          <span>
            <i data-bar="maintenance" /> manutenzione
          </span>
        </span>
      </SectionHead>
      <OccupancyPlot shares={shares} />
      <p className={textStyles.meta}>
        {OCCUPANCY_WORDS.facts({
          days: shares.length,
          average: wholePercent(average),
          units: formatNumber(units),
          end: wholePercent(axisEnd(shares)),
        })}
      </p>
    </section>
  );
}
