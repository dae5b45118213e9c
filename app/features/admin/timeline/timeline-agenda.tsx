import { useState } from "react";
import { Link } from "react-router";
import { ChangeBooking } from "#app/features/admin/timeline/change-booking.tsx";
import { FillSwatch } from "#app/features/admin/timeline/fill-swatch.tsx";
import { HoldMenu, type HoldMenuProps } from "#app/features/admin/timeline/hold-menu.tsx";
import { holdAttention, holdDays, holdFill, timelineHoldSentence } from "#app/features/admin/timeline/hold-words.ts";
import type { TimelineGroup, TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { panelPaths } from "#domain/panel-paths.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { lastDay, type TimelineWindow } from "#domain/timeline/timeline.ts";
import { agendaOf } from "#domain/timeline/timeline-agenda.ts";
import styles from "./timeline-agenda.module.css";

interface TimelineAgendaProps {
  groups: readonly TimelineGroup[];
  window: TimelineWindow;
  today: CivilDate;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Gives a hold another unit of its car. */
  onPlace: (hold: TimelineHold, unit: number) => void;
}

/** The timeline on a phone: what happens day by day, or who holds each car. */
export function TimelineAgenda(props: TimelineAgendaProps) {
  const query = useQueryState();
  const byCar = query.get("view") === "cars";
  const [changing, setChanging] = useState<string | null>(null);
  const shown = { ...props, onChange: setChanging };
  return (
    <>
      <fieldset className={styles.views}>
        <legend className={textStyles.hidden}>Come mostrare</legend>
        {VIEWS.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            aria-pressed={byCar === (view === "cars")}
            onClick={() => query.set({ view })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {byCar ? <Cars {...shown} /> : <Days {...shown} />}
      {changing && <ChangeBooking id={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const VIEWS = [
  { view: "", label: "Per giorno" },
  { view: "cars", label: "Per vettura" },
] as const;

type ViewProps = TimelineAgendaProps & Pick<HoldMenuProps, "onChange">;

function Days({ groups, window, today, ...doing }: ViewProps) {
  const groupOf = new Map(groups.map((group) => [group.vehicle.id, group]));
  const days = agendaOf(
    groups.flatMap(({ units }) => units.flatMap(({ holds }) => holds)),
    window,
  );
  if (days.length === 0) return <EmptyList title="Nessun movimento in questi giorni" />;
  const draw = (shown: typeof days) =>
    shown.map(({ date, entries }) => (
      <section key={date} className={styles.day}>
        <h2>
          {formatItalianLong(date)}
          {date === today && <span className={styles.today}> oggi</span>}
        </h2>
        <ul>
          {entries.map(({ hold, turn, time }) => {
            const group = groupOf.get(hold.vehicleId);
            return (
              <li key={`${hold.id} ${turn}`} className={styles.row}>
                <Entry
                  hold={hold}
                  onOpenBlock={doing.onOpenBlock}
                  lead={time}
                  title={TURNS[hold.kind][turn]}
                  vehicle={group?.vehicle}
                />
                {group && <HoldMenu hold={hold} group={group} {...doing} />}
              </li>
            );
          })}
        </ul>
      </section>
    ));
  const past = days.filter(({ date }) => date < today);
  return (
    <>
      {past.length > 0 && (
        <details className={styles.past} open={past.length === days.length}>
          <summary>{past.length === 1 ? "Un giorno passato" : `${past.length} giorni passati`}</summary>
          {draw(past)}
        </details>
      )}
      {draw(days.filter(({ date }) => date >= today))}
    </>
  );
}

const TURNS = {
  booking: { out: "Consegna", back: "Rientro" },
  maintenance: { out: "Inizio manutenzione", back: "Fine manutenzione" },
} as const;

function Cars({ groups, window, onOpenBlock, onPlace, onChange }: ViewProps) {
  return groups.map(({ vehicle, units }) => (
    <section key={vehicle.id} className={styles.day}>
      <h2>
        {vehicle.brand} {vehicle.name} <span className={textStyles.meta}>{vehicle.location}</span>
      </h2>
      <ul>
        {units.map(({ unit, plate, holds }) => {
          const shown = holds.filter(
            ({ period }) => period.from.date <= lastDay(window) && period.to.date >= window.from,
          );
          return shown.length === 0 ? (
            <li key={unit} className={styles.free}>
              {TIMELINE_WORDS.freeAll(
                vehicle.units.length > 1 ? `Unità ${unit}${plate === null ? "" : ` · ${plate}`}` : null,
              )}
            </li>
          ) : (
            shown.map((hold) => (
              <li key={hold.id} className={styles.row}>
                <Entry
                  hold={hold}
                  onOpenBlock={onOpenBlock}
                  lead={vehicle.units.length > 1 ? `Unità ${unit}` : ""}
                  title={holdDays(hold)}
                />
                <HoldMenu hold={hold} group={{ vehicle, units }} {...{ onOpenBlock, onPlace, onChange }} />
              </li>
            ))
          );
        })}
      </ul>
    </section>
  ));
}

interface EntryProps {
  hold: TimelineHold;
  onOpenBlock: (hold: TimelineHold) => void;
  lead: string;
  title: string;
  vehicle?: TimelineVehicle | undefined;
}

function Entry({ hold, onOpenBlock, lead, title, vehicle }: EntryProps) {
  const who = hold.booking ? `${hold.booking.renter}, ${hold.booking.reference}` : (hold.note ?? "Manutenzione");
  const attention = holdAttention(hold);
  const content = (
    <>
      <FillSwatch fill={holdFill(hold)} />
      {lead && <span className={`${textStyles.strong} ${styles.lead}`}>{lead}</span>}
      <span className={styles.entryText}>
        <span className={textStyles.strong}>{title}</span>
        {vehicle && (
          <span>
            {vehicle.brand} {vehicle.name}
            {vehicle.units.length > 1 && `, unità ${hold.unit}`}{" "}
            <span className={textStyles.meta}>{vehicle.location}</span>
          </span>
        )}
        <span className={textStyles.soft}>{who}</span>
        {attention && (
          <span className={`${textStyles.meta} ${textStyles.critical} ${styles.attention}`}>
            <Icon name={hold.late ? "clock" : "warning"} size={12} />
            {attention}
          </span>
        )}
      </span>
    </>
  );
  return hold.booking ? (
    <Link className={styles.entry} to={panelPaths.adminBooking(hold.booking.id)} title={timelineHoldSentence(hold)}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.entry} title={timelineHoldSentence(hold)} onClick={() => onOpenBlock(hold)}>
      {content}
    </button>
  );
}
