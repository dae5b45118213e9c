import { Fragment } from "react";
import { useLocation, useNavigate } from "react-router";
import { AskedDatesNotice } from "#app/features/admin/bookings/asked-dates-notice.tsx";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import { BookingCar, BookingRental, BookingRenter } from "#app/features/admin/bookings/booking-facts.tsx";
import { BookingEventList } from "#app/features/admin/bookings/booking-history.tsx";
import { BookingState, RequestClocks } from "#app/features/admin/bookings/booking-state.tsx";
import { BookingSteps } from "#app/features/admin/bookings/booking-steps.tsx";
import { bookingPath } from "#app/features/admin/bookings/booking-words.ts";
import { HandoverRecords } from "#app/features/admin/bookings/handover/handover-records.tsx";
import { EndangeredNotice } from "#app/features/admin/bookings/late/endangered-notice.tsx";
import { ExpiryNotice } from "#app/features/admin/bookings/late/expiry-notice.tsx";
import { OverdueNotice } from "#app/features/admin/bookings/late/overdue-notice.tsx";
import { NoteForm } from "#app/features/admin/bookings/note-form.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { DockPane, PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import type { ApiBookingDetail, ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-pane.module.css";

export interface BookingPaneProps {
  booking: ApiBookingDetail;
  events: ApiBookingEvent[];
  /** When it was read, by the browser's clock. */
  loadedAt: number;
  /** References of the list's rows, in its order. */
  neighbours: readonly string[];
}

/** One booking beside the list: how it stands, what is rented, what can be done, for whom, what happened. */
export function BookingPane({ booking, events, loadedAt, neighbours }: BookingPaneProps) {
  useFresh();
  const { search } = useLocation();
  return (
    <DockPane
      title={<span className={styles.code}>{booking.reference}</span>}
      record={booking.reference}
      state={<BookingState status={booking.status} />}
      closeTo={panelPaths.adminBookings + search}
      actions={<Neighbours of={booking.reference} among={neighbours} search={search} />}
    >
      {/* Another booking begins with other dialogs and another note; the head stays, and with it the focus. */}
      <Fragment key={booking.id}>
        <OverdueNotice booking={booking} />
        <EndangeredNotice booking={booking} />
        <ExpiryNotice expiring={booking.expiring} unit={booking.unit} />
        <AskedDatesNotice events={events} mayChange={booking.may_change} loadedAt={loadedAt} />
        <RequestClocks row={booking} loadedAt={loadedAt} />
        <BookingSteps status={booking.status} />
        <BookingCar booking={booking} />
        {/* Before the facts, so that few Tabs lead to them from the title. */}
        <BookingActions booking={booking} />
        <BookingRental booking={booking} />
        <BookingRenter booking={booking} />
        <HandoverRecords booking={booking} />
        <PaneSection aria-labelledby="booking-history">
          <h3 id="booking-history">Storia</h3>
          <NoteForm booking={booking} />
          <BookingEventList events={events} loadedAt={loadedAt} />
        </PaneSection>
      </Fragment>
    </DockPane>
  );
}

interface NeighboursProps {
  of: string;
  among: readonly string[];
  search: string;
}

/** To the row before and after, without going back to the list. */
function Neighbours({ of, among, search }: NeighboursProps) {
  const navigate = useNavigate();
  const place = among.indexOf(of);
  if (place < 0) return null;
  const step = (to: string | undefined, icon: "left" | "right", label: string) => (
    <IconButton
      icon={icon}
      label={label}
      // Not disabled: the focus stays in the details, where Escape closes them.
      aria-disabled={to === undefined || undefined}
      onClick={() => to && navigate(bookingPath(to, search), { preventScrollReset: true })}
    />
  );
  return (
    <>
      {step(among[place - 1], "left", "Prenotazione precedente")}
      {step(among[place + 1], "right", "Prenotazione successiva")}
    </>
  );
}
