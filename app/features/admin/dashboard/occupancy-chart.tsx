import type { OccupancyDay } from "#app/features/admin/dashboard/dashboard-data.ts";
import { OccupancyPlot } from "#app/features/admin/dashboard/occupancy-plot.tsx";
import { sharesOf, wholePercent } from "#app/features/admin/dashboard/occupancy-shares.ts";
import "./occupancy.css";

interface OccupancyChartProps {
  days: readonly OccupancyDay[];
  /** Units of the whole fleet. */
  units: number;
}

/** How much of the fleet is out on each of the next 30 days, in percent of all units. */
export function OccupancyChart({ days, units }: OccupancyChartProps) {
  const shares = sharesOf(days, units);
  const today = shares[0];
  const average = shares.reduce((sum, { rented }) => sum + rented, 0) / Math.max(1, shares.length);
  return (
    <section className="dashboard-occupancy" aria-labelledby="occupazione">
      <div className="panel-section-head">
        <h2 id="occupazione">Occupazione, 30 giorni</h2>
        <span className="panel-spacer" />
        <span className="dashboard-key">
          <span>
            <i data-bar="today" /> oggi {today ? wholePercent(today.rented) : "–"}
          </span>
          <span>
            <i data-bar="rented" /> prenotata
          </span>
          <span>
            <i data-bar="maintenance" /> manutenzione
          </span>
        </span>
      </div>
      <OccupancyPlot shares={shares} />
      <p className="panel-meta">
        Media dei prossimi {shares.length} giorni {wholePercent(average)}, su {units.toLocaleString("it-IT")} unità.
      </p>
    </section>
  );
}
