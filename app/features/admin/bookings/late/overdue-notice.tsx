import { useState } from "react";
import { Link } from "react-router";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { CallLink } from "#app/features/admin/bookings/late/call-link.tsx";
import { ExpectedReturnDialog } from "#app/features/admin/bookings/late/expected-return-dialog.tsx";
import {
  endangersSentence,
  expectedSentence,
  lateFor,
  OVERDUE_ADVICE,
  OVERDUE_TITLES,
} from "#app/features/admin/bookings/late/late-words.ts";
import { TransitionDialog } from "#app/features/admin/bookings/transition-dialog.tsx";
import { useNow } from "#app/features/admin/use-now.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { spokenSiteMoment } from "#domain/enquiries/site-moment.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./notices.module.css";

const TICK_MS = 30_000;

/** What is late about a booking, whom it endangers, and what can be done about it (product.md#overdue); nothing when nothing is. */
export function OverdueNotice({ booking }: { booking: ApiBookingDetail }) {
  const { timeZone } = useSite();
  const now = new Date(useNow(TICK_MS));
  const { overdue, endangers, expected_return_at } = booking;
  if (!overdue) return null;
  const spoken = (at: string) => spokenSiteMoment(new Date(at), now, timeZone);
  return (
    <NoticeBox as="div" tone="critical" className={styles.notice}>
      <p className={`${textStyles.strong} ${styles.title}`}>
        <Icon name="clock" />
        {OVERDUE_TITLES[overdue.kind]} {lateFor(overdue.since, now)}
      </p>
      <p>
        {OVERDUE_ADVICE[overdue.kind]} {expected_return_at && expectedSentence(spoken(expected_return_at))}
      </p>
      {endangers && (
        <p>
          <Link className={textStyles.link} to={panelPaths.adminBooking(endangers.booking_id)}>
            {endangersSentence(endangers.reference, spoken(endangers.pickup_at))}
          </Link>
        </p>
      )}
      <OverdueActions booking={booking} overdue={overdue} />
    </NoticeBox>
  );
}

interface ActionsProps {
  booking: ApiBookingDetail;
  overdue: NonNullable<ApiBookingDetail["overdue"]>;
}

function OverdueActions({ booking, overdue: { kind } }: ActionsProps) {
  const [opened, setOpened] = useState<"handover" | "expected" | "no-show" | null>(null);
  const close = () => setOpened(null);
  const record = missingRecord(booking, kind);
  return (
    <div {...useActionPlace<HTMLDivElement>()} className={styles.actions}>
      {record && (
        <Button small look="primary" onClick={() => setOpened("handover")}>
          {record === "pickup" ? "Registra la consegna" : "Registra il rientro"}
        </Button>
      )}
      {kind === "return" && (
        <Button small onClick={() => setOpened("expected")}>
          Rientro atteso
        </Button>
      )}
      {kind === "pickup" && booking.transitions.includes("no_show") && (
        <Button small onClick={() => setOpened("no-show")}>
          Non presentato
        </Button>
      )}
      <CallLink phone={booking.phone} name={booking.name} />
      {opened === "handover" && record && <HandoverDialog booking={booking} kind={record} onClose={close} />}
      {opened === "expected" && <ExpectedReturnDialog booking={booking} onClose={close} />}
      {opened === "no-show" && <TransitionDialog booking={booking} to="no_show" onClose={close} />}
    </div>
  );
}

/** The record that would end the lateness; a pickup that has not taken place has none yet. */
function missingRecord({ status }: ApiBookingDetail, kind: ActionsProps["overdue"]["kind"]): HandoverKind | null {
  if (kind === "pickup") return null;
  return kind === "return" || status === "completed" ? "return" : "pickup";
}
