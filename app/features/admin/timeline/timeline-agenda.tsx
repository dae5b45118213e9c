import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { FillSwatch } from "#app/features/admin/timeline/fill-swatch.tsx";
import type { TimelineGroup, TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import {
  holdAttention,
  holdDays,
  holdFill,
  holdTitle,
  TIMELINE_WORDS,
  timelineHoldSentence,
} from "#app/features/admin/timeline/timeline-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { lastDay, type TimelineWindow } from "#domain/timeline/timeline.ts";
import { agendaOf } from "#domain/timeline/timeline-agenda.ts";
import { firstInTheWay } from "#domain/timeline/timeline-drag.ts";
import { unitLabel } from "#domain/units/unit.ts";
import styles from "./timeline-screen.module.css";

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
      <section key={date} className={styles.agendaDay}>
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
    <section key={vehicle.id} className={styles.agendaDay}>
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

/** The change of a booking's dates or car, opened from the calendar, which does not have the whole booking at hand. */
function ChangeBooking({ id, onClose }: { id: string; onClose: () => void }) {
  const [booking, setBooking] = useState<ApiBookingDetail | null>(null);
  const latest = useRef({ toast: useToast(), onClose });
  useEffect(() => {
    const refuse = (thrown: unknown, words: string) => {
      latest.current.toast.failure(thrown, words);
      latest.current.onClose();
    };
    return cancellableRequest(
      (signal) => api.get("/api/bookings/:id", { parameters: { id }, signal }),
      (found) => (found.may_change === "none" ? refuse(null, TIMELINE_WORDS.menu.closed) : setBooking(found)),
      (thrown) => refuse(thrown, panelMessages.timeline.changeFailed),
    );
  }, [id]);
  return booking && <ChangeDialog booking={booking} onClose={onClose} />;
}

interface HoldMenuProps {
  hold: TimelineHold;
  /** Its car, with what holds each unit. */
  group: TimelineGroup;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Gives a hold another unit of its car. */
  onPlace: (hold: TimelineHold, unit: number) => void;
  /** Asks for other dates or another car of a booking. */
  onChange: (bookingId: string) => void;
}

/** What can be done with a hold where nothing can be dragged: open it, give it another unit, move it. One that is over is only opened. */
function HoldMenu({ hold, group, onOpenBlock, onPlace, onChange }: HoldMenuProps) {
  const { booking } = hold;
  const words = TIMELINE_WORDS.menu;
  const others = otherUnits(hold, group, onPlace);
  const actions: MenuAction[] = booking
    ? [
        { label: words.open, to: panelPaths.adminBooking(booking.id) },
        ...(booking.status === "completed"
          ? []
          : [
              ...others,
              { label: hold.handedOver ? words.changeReturn : words.change, onSelect: () => onChange(booking.id) },
            ]),
      ]
    : [{ label: words.openBlock, onSelect: () => onOpenBlock(hold) }, ...others];
  return <ActionMenu label={words.label(holdTitle(hold))} actions={actions} />;
}

/** The units that are free while the hold lasts; where it cannot go to another, an item that says why. */
function otherUnits(
  hold: TimelineHold,
  { vehicle, units }: TimelineGroup,
  onPlace: HoldMenuProps["onPlace"],
): MenuAction[] {
  const words = TIMELINE_WORDS.menu;
  if (hold.handedOver) return [{ label: words.handedOver, disabled: true }];
  const holdsOf = (number: number) => units.find(({ unit }) => unit === number)?.holds ?? [];
  const free = vehicle.units.filter(
    ({ number, blocked }) =>
      number !== hold.unit && !(hold.booking && blocked) && firstInTheWay(hold.span, holdsOf(number)) === null,
  );
  if (free.length === 0) return [{ label: words.noOtherUnit, disabled: true }];
  return free.map((unit) => ({ label: words.place(unitLabel(unit)), onSelect: () => onPlace(hold, unit.number) }));
}
