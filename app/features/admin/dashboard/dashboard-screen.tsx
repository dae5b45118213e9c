import { RequestAlerts } from "#app/features/admin/dashboard/alerts/request-alerts.tsx";
import { DayList } from "#app/features/admin/dashboard/day-list.tsx";
import { EmptySearches } from "#app/features/admin/dashboard/empty-searches.tsx";
import { ExpiringList } from "#app/features/admin/dashboard/expiring-list.tsx";
import { OccupancyChart } from "#app/features/admin/dashboard/occupancy-chart.tsx";
import { OverdueList } from "#app/features/admin/dashboard/overdue-list.tsx";
import { useServerNow } from "#app/features/admin/dashboard/use-server-now.ts";
import { WaitingList } from "#app/features/admin/dashboard/waiting-list.tsx";
import { SetupChecklist } from "#app/features/admin/setup/setup-checklist.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiDashboard } from "#domain/api/dashboard.ts";
import type { ApiRequestAlert } from "#domain/api/request-alerts.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import styles from "./dashboard-screen.module.css";
import { FigureCards } from "./figure-cards.tsx";

/** /admin: the day of the company (product.md#dashboard). Who waits longest stands first. */
export function DashboardScreen({ data, alerts = [] }: { data: ApiDashboard; alerts?: readonly ApiRequestAlert[] }) {
  const now = useServerNow(data.now);
  useFresh();
  return (
    <>
      <PageHeader title="Dashboard" meta={formatItalianLong(data.today)} />
      <PageBody>
        <div className={styles.dashboard}>
          {data.setup && <SetupChecklist lines={data.setup} />}
          <FigureCards className={styles.figures} data={data} />
          <div className={styles.columns}>
            <div>
              <RequestAlerts className={`${styles.part} ${styles.overdue}`} alerts={alerts} now={now} />
              {data.overdue && (
                <OverdueList className={`${styles.part} ${styles.overdue}`} overdue={data.overdue} now={now} />
              )}
              {data.expiring && (
                <ExpiringList className={`${styles.part} ${styles.expiring}`} expiring={data.expiring} />
              )}
              {data.waiting && (
                <WaitingList className={`${styles.part} ${styles.waiting}`} waiting={data.waiting} now={now} />
              )}
              <OccupancyChart
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
