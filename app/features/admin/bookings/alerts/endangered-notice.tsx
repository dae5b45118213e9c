import { useState } from "react";
import { Link } from "react-router";
import { CallLink } from "#app/features/admin/bookings/alerts/call-link.tsx";
import { useAssignUnit } from "#app/features/admin/bookings/alerts/use-assign-unit.ts";
import { BOOKING_DETAIL_WORDS, endangeredByText, readyAtSentence } from "#app/features/admin/bookings/booking-words.ts";
import { ChangeBookingDialog } from "#app/features/admin/bookings/rental/change-booking-dialog.tsx";
import { useNow } from "#app/features/admin/use-now.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { formatSiteMomentInSentence } from "#domain/enquiries/format-site-moment.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./alerts.module.css";

const TICK_MS = 30_000;
/** Units offered directly; the change dialog lists the others. */
const MAX_OFFERED_UNITS = 3;

/** Warns that the booking's unit is still out with a late renter, and offers another unit, another car or a call (product.md#late-returns). */
export function EndangeredNotice({ booking }: { booking: ApiBookingDetail }) {
  const { timeZone } = useSite();
  const now = new Date(useNow(TICK_MS));
  const [changing, setChanging] = useState(false);
  const place = useFocusRetention<HTMLDivElement>();
  const { assignUnit, pending, question } = useAssignUnit(booking);
  const { endangered_by: lateBooking, free_units, unit, may_change } = booking;
  if (!lateBooking) return null;
  const otherUnits = free_units.filter((free) => free !== unit).slice(0, MAX_OFFERED_UNITS);
  return (
    <NoticeBox as="div" tone="critical" className={styles.notice}>
      <p className={`${textStyles.strong} ${styles.title}`}>
        <Icon name="warning" />
        {endangeredByText(lateBooking.reference)}
      </p>
      <p>
        <Link className={textStyles.link} to={panelPaths.adminBooking(lateBooking.booking_id)}>
          {readyAtSentence(
            lateBooking.reference,
            formatSiteMomentInSentence(new Date(lateBooking.ready_at), now, timeZone),
          )}
        </Link>{" "}
        {otherUnits.length === 0 && BOOKING_DETAIL_WORDS.noOtherUnit}
      </p>
      <div {...place} className={styles.actions}>
        {otherUnits.map((free) => (
          <Button key={free} small look="primary" pending={pending} onClick={() => assignUnit(free)}>
            {BOOKING_DETAIL_WORDS.assignUnit({ unit: free })}
          </Button>
        ))}
        {may_change === "whole" && (
          <Button small onClick={() => setChanging(true)}>
            Dai un'altra auto
          </Button>
        )}
        <CallLink phone={booking.phone} name={booking.name} />
      </div>
      {question}
      {changing && <ChangeBookingDialog booking={booking} onClose={() => setChanging(false)} />}
    </NoticeBox>
  );
}
