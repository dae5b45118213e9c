import { Link } from "react-router";
import type { ApiDashboard, ApiDayEvent } from "#domain/api/dashboard.ts";
import { HOUSE } from "#domain/house.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import "./day.css";

interface DayListProps {
  days: NonNullable<ApiDashboard["days"]>;
  now: Date;
}

/** Pickups and returns by the clock: today's with a line where the day stands now, then tomorrow's, to be made ready. */
export function DayList({ days, now }: DayListProps) {
  const { time } = civilNow(now, HOUSE.timeZone);
  const passed = days.today.filter((event) => event.time <= time);
  return (
    <section className="dashboard-day" aria-labelledby="oggi">
      <DayHead id="oggi" title="Oggi" events={days.today} />
      {days.today.length === 0 ? (
        <p className="dashboard-none">Oggi nessuna consegna e nessun rientro.</p>
      ) : (
        <ol>
          {passed.map((event) => (
            <Event key={`${event.kind} ${event.booking_id}`} event={event} late={!event.done} />
          ))}
          <li className="dashboard-now">
            <span className="panel-hidden">Adesso sono le</span> {time}
          </li>
          <Events events={days.today.slice(passed.length)} />
        </ol>
      )}
      {days.tomorrow.length > 0 && (
        <div className="dashboard-tomorrow">
          <DayHead id="domani" title="Domani" events={days.tomorrow} />
          <ol>
            <Events events={days.tomorrow} />
          </ol>
        </div>
      )}
    </section>
  );
}

function DayHead({ id, title, events }: { id: string; title: string; events: readonly ApiDayEvent[] }) {
  return (
    <div className="panel-section-head">
      <h2 id={id}>{title}</h2>
      <span className="panel-spacer" />
      <span className="panel-meta">{summary(events)}</span>
    </div>
  );
}

function Events({ events }: { events: readonly ApiDayEvent[] }) {
  return events.map((event) => <Event key={`${event.kind} ${event.booking_id}`} event={event} late={false} />);
}

function Event({ event, late }: { event: ApiDayEvent; late: boolean }) {
  return (
    <li className="dashboard-event" data-done={event.done || undefined}>
      <span className="panel-strong">{event.time}</span>
      <span className="dashboard-event-kind">{event.kind === "pickup" ? "Consegna" : "Rientro"}</span>
      <Link className="panel-ellipsis" to={`/admin/bookings/${event.booking_id}`}>
        <span className="panel-strong">{event.vehicle}</span> <span className="panel-soft">· {event.name}</span>
      </Link>
      <span className={late ? "panel-meta panel-critical" : "panel-meta"}>
        {event.done ? "Fatto" : late ? "Da registrare" : event.city}
      </span>
    </li>
  );
}

function summary(events: readonly ApiDayEvent[]): string {
  const pickups = events.filter(({ kind }) => kind === "pickup").length;
  const returns = events.length - pickups;
  return `${pickups === 1 ? "1 consegna" : `${pickups} consegne`}, ${returns === 1 ? "1 rientro" : `${returns} rientri`}`;
}
