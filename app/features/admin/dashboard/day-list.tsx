import { Link } from "react-router";
import { EmptySectionText } from "#app/features/admin/dashboard/empty-section-text.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiDashboard, ApiDayEvent } from "#domain/api/dashboard/dashboard.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./day-list.module.css";

interface DayListProps {
  days: NonNullable<ApiDashboard["days"]>;
  now: Date;
  className?: string | undefined;
}

/** Lists today's pickups and returns by time with a line at the current time, then tomorrow's pickups and returns, which staff prepare. */
export function DayList({ days, now, className }: DayListProps) {
  const site = useSite();
  const { time } = toCivilMoment(now, site.timeZone);
  const passed = days.today.filter((event) => event.time <= time);
  return (
    <section className={className} aria-labelledby="oggi">
      <DayHeading id="oggi" title="Oggi" events={days.today} />
      {days.today.length === 0 ? (
        <EmptySectionText>Oggi nessuna consegna e nessun rientro.</EmptySectionText>
      ) : (
        <ol>
          {passed.map((event) => (
            <DayEventRow key={`${event.kind} ${event.booking_id}`} event={event} late={!event.done} />
          ))}
          <li className={styles.now}>
            <span className={textStyles.hidden}>Adesso sono le</span> {time}
          </li>
          <DayEventRows events={days.today.slice(passed.length)} />
        </ol>
      )}
      {days.tomorrow.length > 0 && (
        <div className={styles.tomorrow}>
          <DayHeading id="domani" title="Domani" events={days.tomorrow} />
          <ol>
            <DayEventRows events={days.tomorrow} />
          </ol>
        </div>
      )}
    </section>
  );
}

function DayHeading({ id, title, events }: { id: string; title: string; events: readonly ApiDayEvent[] }) {
  return (
    <SectionHead>
      <h2 id={id}>{title}</h2>
      <Spacer />
      <span className={textStyles.meta}>{daySummary(events)}</span>
    </SectionHead>
  );
}

function DayEventRows({ events }: { events: readonly ApiDayEvent[] }) {
  return events.map((event) => <DayEventRow key={`${event.kind} ${event.booking_id}`} event={event} late={false} />);
}

function DayEventRow({ event, late }: { event: ApiDayEvent; late: boolean }) {
  return (
    <li className={styles.event} data-done={event.done || undefined}>
      <span className={textStyles.strong}>{event.time}</span>
      <span className={styles.kind}>{event.kind === "pickup" ? "Consegna" : "Rientro"}</span>
      <Link className={textStyles.ellipsis} to={panelPaths.adminBooking(event.booking_id)}>
        <span className={textStyles.strong}>{event.vehicle}</span>{" "}
        <span className={`${textStyles.soft} ${styles.name}`}>· {event.name}</span>
      </Link>
      <span className={late ? `${textStyles.meta} ${textStyles.critical}` : textStyles.meta}>
        {event.done ? "Fatto" : late ? "Da registrare" : event.city}
      </span>
    </li>
  );
}

function daySummary(events: readonly ApiDayEvent[]): string {
  const pickups = events.filter(({ kind }) => kind === "pickup").length;
  const returns = events.length - pickups;
  return `${formatCount(pickups, "consegna", "consegne")}, ${formatCount(returns, "rientro", "rientri")}`;
}
