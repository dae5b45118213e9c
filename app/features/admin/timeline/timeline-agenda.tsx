import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ChangeBookingDialog } from "#app/features/admin/bookings/rental/change-booking-dialog.tsx";
import { FillSwatch } from "#app/features/admin/timeline/fill-swatch.tsx";
import type { TimelineGroup, TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import {
  holdAttentionText,
  holdFill,
  holdPeriodText,
  holdTitle,
  TIMELINE_WORDS,
  timelineHoldSentence,
} from "#app/features/admin/timeline/timeline-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { lastDayOfWindow, type TimelineWindow } from "#domain/timeline/timeline.ts";
import { buildAgenda } from "#domain/timeline/timeline-agenda.ts";
import { findFirstOverlap } from "#domain/timeline/timeline-drag.ts";
import { unitLabel } from "#domain/units/unit.ts";
import styles from "./timeline-screen.module.css";

interface TimelineAgendaProps {
  groups: readonly TimelineGroup[];
  window: TimelineWindow;
  today: CivilDate;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Assigns another unit of the same car to a hold. */
  onMove: (hold: TimelineHold, unit: number) => void;
}

/** The timeline on a phone: events by day, or holds by car. */
export function TimelineAgenda(props: TimelineAgendaProps) {
  const query = useQueryState();
  const isByVehicle = query.get("view") === "cars";
  const [changing, setChanging] = useState<string | null>(null);
  const visible = { ...props, onChange: setChanging };
  return (
    <>
      <fieldset className={styles.views}>
        <legend className={textStyles.hidden}>Come mostrare</legend>
        {AGENDA_VIEWS.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            aria-pressed={isByVehicle === (view === "cars")}
            onClick={() => query.set({ view })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {isByVehicle ? <AgendaByVehicle {...visible} /> : <AgendaByDay {...visible} />}
      {changing && <LoadedChangeBookingDialog id={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const AGENDA_VIEWS = [
  { view: "", label: "Per giorno" },
  { view: "cars", label: "Per vettura" },
] as const;

type AgendaViewProps = TimelineAgendaProps & Pick<HoldMenuProps, "onChange">;

function AgendaByDay({ groups, window, today, ...menuHandlers }: AgendaViewProps) {
  const groupOf = new Map(groups.map((group) => [group.vehicle.id, group]));
  const days = buildAgenda(
    groups.flatMap(({ units }) => units.flatMap(({ holds }) => holds)),
    window,
  );
  if (days.length === 0) return <EmptyList title="Nessun movimento in questi giorni" />;
  const renderDays = (visible: typeof days) =>
    visible.map(({ date, entries }) => (
      <section key={date} className={styles.agendaDay}>
        <h2>
          {formatItalianLong(date)}
          {date === today && <span className={styles.today}> oggi</span>}
        </h2>
        <ul>
          {entries.map(({ hold, direction, time }) => {
            const group = groupOf.get(hold.vehicleId);
            return (
              <li key={`${hold.id} ${direction}`} className={styles.row}>
                <AgendaRow
                  hold={hold}
                  onOpenBlock={menuHandlers.onOpenBlock}
                  prefix={time}
                  title={EVENT_LABELS[hold.kind][direction]}
                  vehicle={group?.vehicle}
                />
                {group && <HoldMenu hold={hold} group={group} {...menuHandlers} />}
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
          {renderDays(past)}
        </details>
      )}
      {renderDays(days.filter(({ date }) => date >= today))}
    </>
  );
}

const EVENT_LABELS = {
  booking: { out: "Consegna", back: "Rientro" },
  maintenance: { out: "Inizio manutenzione", back: "Fine manutenzione" },
} as const;

function AgendaByVehicle({ groups, window, onOpenBlock, onMove, onChange }: AgendaViewProps) {
  return groups.map(({ vehicle, units }) => (
    <section key={vehicle.id} className={styles.agendaDay}>
      <h2>
        {vehicle.brand} {vehicle.name} <span className={textStyles.meta}>{vehicle.location}</span>
      </h2>
      <ul>
        {units.map(({ unit, plate, holds }) => {
          const visible = holds.filter(
            ({ period }) => period.from.date <= lastDayOfWindow(window) && period.to.date >= window.from,
          );
          return visible.length === 0 ? (
            <li key={unit} className={styles.free}>
              {TIMELINE_WORDS.freeAll(
                vehicle.units.length > 1 ? `Unità ${unit}${plate === null ? "" : ` · ${plate}`}` : null,
              )}
            </li>
          ) : (
            visible.map((hold) => (
              <li key={hold.id} className={styles.row}>
                <AgendaRow
                  hold={hold}
                  onOpenBlock={onOpenBlock}
                  prefix={vehicle.units.length > 1 ? `Unità ${unit}` : ""}
                  title={holdPeriodText(hold)}
                />
                <HoldMenu hold={hold} group={{ vehicle, units }} {...{ onOpenBlock, onMove, onChange }} />
              </li>
            ))
          );
        })}
      </ul>
    </section>
  ));
}

interface AgendaRowProps {
  hold: TimelineHold;
  onOpenBlock: (hold: TimelineHold) => void;
  prefix: string;
  title: string;
  vehicle?: TimelineVehicle | undefined;
}

function AgendaRow({ hold, onOpenBlock, prefix, title, vehicle }: AgendaRowProps) {
  const who = hold.booking ? `${hold.booking.renter}, ${hold.booking.reference}` : (hold.note ?? "Manutenzione");
  const attention = holdAttentionText(hold);
  const content = (
    <>
      <FillSwatch fill={holdFill(hold)} />
      {prefix && <span className={`${textStyles.strong} ${styles.lead}`}>{prefix}</span>}
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
            <Icon name={hold.isLate ? "clock" : "warning"} size={12} />
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

/** Loads a booking and opens its change dialog, since the timeline has only part of the booking. */
function LoadedChangeBookingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [booking, setBooking] = useState<ApiBookingDetail | null>(null);
  const latest = useRef({ toast: useToast(), onClose });
  useEffect(() => {
    const closeWithError = (thrown: unknown, words: string) => {
      latest.current.toast.failure(thrown, words);
      latest.current.onClose();
    };
    return cancellableRequest(
      (signal) => api.get("/api/bookings/:id", { parameters: { id }, signal }),
      (loadedBooking) =>
        loadedBooking.may_change === "none"
          ? closeWithError(null, TIMELINE_WORDS.menu.closed)
          : setBooking(loadedBooking),
      (thrown) => closeWithError(thrown, panelMessages.timeline.changeFailed),
    );
  }, [id]);
  return booking && <ChangeBookingDialog booking={booking} onClose={onClose} />;
}

interface HoldMenuProps {
  hold: TimelineHold;
  /** The hold's car, with the holds of each unit. */
  group: TimelineGroup;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Assigns another unit of the same car to a hold. */
  onMove: (hold: TimelineHold, unit: number) => void;
  /** Opens the change dialog of a booking. */
  onChange: (bookingId: string) => void;
}

/** The menu of a hold: open it, assign another unit, move it. A hold that has ended can only be opened. */
function HoldMenu({ hold, group, onOpenBlock, onMove, onChange }: HoldMenuProps) {
  const { booking } = hold;
  const words = TIMELINE_WORDS.menu;
  const otherUnitItems = otherUnitActions(hold, group, onMove);
  const actions: MenuAction[] = booking
    ? [
        { label: words.open, to: panelPaths.adminBooking(booking.id) },
        ...(booking.status === "completed"
          ? []
          : [
              ...otherUnitItems,
              { label: hold.isHandedOver ? words.changeReturn : words.change, onSelect: () => onChange(booking.id) },
            ]),
      ]
    : [{ label: words.openBlock, onSelect: () => onOpenBlock(hold) }, ...otherUnitItems];
  return <ActionMenu label={words.label(holdTitle(hold))} actions={actions} />;
}

/** Returns a menu item for each unit that is free during the hold, or one that says why there is none. */
function otherUnitActions(
  hold: TimelineHold,
  { vehicle, units }: TimelineGroup,
  onMove: HoldMenuProps["onMove"],
): MenuAction[] {
  const words = TIMELINE_WORDS.menu;
  if (hold.isHandedOver) return [{ label: words.handedOver, disabled: true }];
  const holdsOf = (number: number) => units.find(({ unit }) => unit === number)?.holds ?? [];
  const free = vehicle.units.filter(
    ({ number, blocked }) =>
      number !== hold.unit && !(hold.booking && blocked) && findFirstOverlap(hold.span, holdsOf(number)) === null,
  );
  if (free.length === 0) return [{ label: words.noOtherUnit, disabled: true }];
  return free.map((unit) => ({ label: words.moveToUnit(unitLabel(unit)), onSelect: () => onMove(hold, unit.number) }));
}
