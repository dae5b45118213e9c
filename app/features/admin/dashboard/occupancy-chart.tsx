import {
  Bar,
  BarChart,
  CartesianGrid,
  Rectangle,
  type RectangleProps,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { OccupancyDay } from "#app/features/admin/dashboard/dashboard-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { formatItalianLong, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import styles from "./occupancy-chart.module.css";

interface OccupancyChartProps {
  days: readonly OccupancyDay[];
  /** Units of the whole fleet. */
  units: number;
  className?: string | undefined;
}

interface Share {
  date: string;
  rented: number;
  maintenance: number;
}

/** How much of the fleet is out on each of the next 30 days, in percent of all units. */
export function OccupancyChart({ days, units, className }: OccupancyChartProps) {
  const percent = (unitDays: number) => (units === 0 ? 0 : Math.round((1000 * unitDays) / units) / 10);
  const shares: Share[] = days.map(({ date, rented, maintenance }) => ({
    date,
    rented: percent(rented),
    maintenance: percent(maintenance),
  }));
  const today = shares[0];
  const average = shares.reduce((sum, { rented }) => sum + rented, 0) / Math.max(1, shares.length);
  return (
    <section className={classNames(styles.occupancy, className)} aria-labelledby="occupazione">
      <SectionHead>
        <h2 id="occupazione">Occupazione, 30 giorni</h2>
        <Spacer />
        <span className={styles.key}>
          <span>
            <i data-bar="today" /> oggi {today ? whole(today.rented) : "–"}
          </span>
          <span>
            <i data-bar="rented" /> prenotata
          </span>
          <span>
            <i data-bar="maintenance" /> manutenzione
          </span>
        </span>
      </SectionHead>
      <div className={styles.plot}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={shares} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barCategoryGap="35%">
            <CartesianGrid vertical={false} />
            <XAxis dataKey="date" interval={0} tickLine={false} tick={<DayTick />} height={24} />
            <YAxis
              domain={[0, 100]}
              ticks={[0, 50, 100]}
              tickFormatter={(share) => `${share}`}
              width={32}
              axisLine={false}
              tickLine={false}
            />
            <Tooltip cursor={false} isAnimationActive={false} content={ShareTip} />
            <Bar dataKey="rented" stackId="held" isAnimationActive={false} shape={RentedBar} />
            <Bar dataKey="maintenance" stackId="held" isAnimationActive={false} className={styles.maintenance ?? ""} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p className={textStyles.meta}>
        Media dei prossimi {shares.length} giorni {whole(average)}, su {units.toLocaleString("it-IT")} unità.
      </p>
    </section>
  );
}

const whole = (share: number) => `${Math.round(share)}%`;

/** Today is the accent itself, the days to come its outline. */
function RentedBar(props: RectangleProps & { index?: number }) {
  return <Rectangle {...props} className={(props.index === 0 ? styles.today : styles.rented) ?? ""} />;
}

/** A date under the first bar and every seventh. */
function DayTick(props: { x?: number; y?: number; index?: number; payload?: { value: string } }) {
  const { x, y, index = 0, payload } = props;
  if (index % 7 !== 0 || !payload) return null;
  return (
    <text x={x} y={(y ?? 0) + 12} textAnchor="middle" className={index === 0 ? styles.tickToday : undefined}>
      {index === 0 ? "oggi" : formatItalianShort(payload.value)}
    </text>
  );
}

function ShareTip({ active, payload }: { active?: boolean; payload?: readonly { payload?: Share }[] }) {
  const share = payload?.[0]?.payload;
  if (!active || !share) return null;
  return (
    <div className={styles.tip}>
      <p className={textStyles.strong}>{formatItalianLong(share.date)}</p>
      <p>Prenotata {whole(share.rented)}</p>
      {share.maintenance > 0 && <p>Manutenzione {whole(share.maintenance)}</p>}
    </div>
  );
}
