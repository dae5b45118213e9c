import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiRequestAlert } from "#domain/api/bookings/request-alerts.ts";
import { requestAlertSentence } from "#domain/bookings/request/request-limits.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./dashboard-screen.module.css";
import { ALERT_HANDLE_FAILED, ALERT_HANDLED, timesPerDaySentence } from "./dashboard-words.ts";

interface RequestAlertsProps {
  alerts: readonly ApiRequestAlert[];
  now: Date;
  className?: string | undefined;
}

/** Lists senders of too many requests until staff handle the alert (product.md#open-requests); renders nothing when there are none. */
export function RequestAlerts({ alerts, now, className }: RequestAlertsProps) {
  if (alerts.length === 0) return null;
  return (
    <section className={className} aria-labelledby="troppe-richieste">
      <SectionHead>
        <h2 id="troppe-richieste">Troppe richieste</h2>
      </SectionHead>
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <RequestAlertRow key={alert.id} alert={alert} now={now} />
        ))}
      </ul>
    </section>
  );
}

function RequestAlertRow({
  alert: { id, reason, identity, times, last_at, booking },
  now,
}: {
  alert: ApiRequestAlert;
  now: Date;
}) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const handle = async () => {
    try {
      await api.delete("/api/request_alerts/:id", { parameters: { id } });
      toast.success(ALERT_HANDLED);
      await revalidate();
    } catch {
      toast.error(ALERT_HANDLE_FAILED);
    }
  };
  return (
    <li>
      <p className={styles.alert}>
        <Icon name="warning" size={14} />
        {requestAlertSentence(reason, identity)}
      </p>
      <p className={textStyles.meta}>
        {timesPerDaySentence(times)}, <SiteMoment at={last_at} now={now} />
        {booking && (
          <>
            {" · "}
            <Link className={textStyles.link} to={panelPaths.adminBooking(booking.id)}>
              {booking.reference}, {booking.name}
            </Link>
          </>
        )}
      </p>
      <Button small look="ghost" onClick={() => void handle()}>
        Me ne sono occupato
      </Button>
    </li>
  );
}
