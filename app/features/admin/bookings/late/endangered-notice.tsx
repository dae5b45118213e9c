import { useState } from "react";
import { Link } from "react-router";
import { DETAIL_WORDS, endangeredBy, readySentence } from "#app/features/admin/bookings/booking-words.ts";
import { CallLink } from "#app/features/admin/bookings/late/call-link.tsx";
import { useUnitChange } from "#app/features/admin/bookings/late/use-unit-change.ts";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { useNow } from "#app/features/admin/use-now.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { spokenSiteMoment } from "#domain/enquiries/site-moment.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./late.module.css";

const TICK_MS = 30_000;
/** Units that are offered at once; a change of the booking has the others. */
const OFFERED_UNITS = 3;

/** That a booking's unit is out with somebody late, and the ways out: another unit, another car, a call (product.md#late-returns). */
export function EndangeredNotice({ booking }: { booking: ApiBookingDetail }) {
  const { timeZone } = useSite();
  const now = new Date(useNow(TICK_MS));
  const [changing, setChanging] = useState(false);
  const place = useActionPlace<HTMLDivElement>();
  const { giveUnit, pending, question } = useUnitChange(booking);
  const { endangered_by: late, free_units, unit, may_change } = booking;
  if (!late) return null;
  const others = free_units.filter((free) => free !== unit).slice(0, OFFERED_UNITS);
  return (
    <NoticeBox as="div" tone="critical" className={styles.notice}>
      <p className={`${textStyles.strong} ${styles.title}`}>
        <Icon name="warning" />
        {endangeredBy(late.reference)}
      </p>
      <p>
        <Link className={textStyles.link} to={panelPaths.adminBooking(late.booking_id)}>
          {readySentence(late.reference, spokenSiteMoment(new Date(late.ready_at), now, timeZone))}
        </Link>{" "}
        {others.length === 0 && DETAIL_WORDS.noOtherUnit}
      </p>
      <div {...place} className={styles.actions}>
        {others.map((free) => (
          <Button key={free} small look="primary" pending={pending} onClick={() => giveUnit(free)}>
            {DETAIL_WORDS.giveUnit({ unit: free })}
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
      {changing && <ChangeDialog booking={booking} onClose={() => setChanging(false)} />}
    </NoticeBox>
  );
}
