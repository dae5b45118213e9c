import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CallLink } from "#app/features/admin/bookings/alerts/call-link.tsx";
import {
  endangeredBookingSentence,
  expectedReturnSentence,
  lateForText,
  OVERDUE_ADVICE,
  OVERDUE_TITLES,
  returnDayLabel,
} from "#app/features/admin/bookings/booking-words.ts";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { TIME_OPTIONS } from "#app/features/admin/bookings/rental/field-options.ts";
import { TransitionDialog } from "#app/features/admin/bookings/transition-dialog.tsx";
import { useNow } from "#app/features/admin/use-now.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { formatSiteMomentInSentence } from "#domain/enquiries/format-site-moment.ts";
import { expectedReturnSchema } from "#domain/forms/bookings/booking-change.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./alerts.module.css";

const TICK_MS = 30_000;

/**
 * Shows what is overdue about a booking, which booking it endangers and what staff can do; renders nothing when nothing is overdue
 * (product.md#overdue).
 */
export function OverdueNotice({ booking }: { booking: ApiBookingDetail }) {
  const { timeZone } = useSite();
  const now = new Date(useNow(TICK_MS));
  const { overdue, endangers, expected_return_at } = booking;
  if (!overdue) return null;
  const momentText = (at: string) => formatSiteMomentInSentence(new Date(at), now, timeZone);
  return (
    <NoticeBox as="div" tone="critical" className={styles.notice}>
      <p className={`${textStyles.strong} ${styles.title}`}>
        <Icon name="clock" />
        {OVERDUE_TITLES[overdue.kind]} {lateForText(overdue.since, now)}
      </p>
      <p>
        {OVERDUE_ADVICE[overdue.kind]} {expected_return_at && expectedReturnSentence(momentText(expected_return_at))}
      </p>
      {endangers && (
        <p>
          <Link className={textStyles.link} to={panelPaths.adminBooking(endangers.booking_id)}>
            {endangeredBookingSentence(endangers.reference, momentText(endangers.pickup_at))}
          </Link>
        </p>
      )}
      <OverdueActions booking={booking} overdue={overdue} />
    </NoticeBox>
  );
}

interface OverdueActionsProps {
  booking: ApiBookingDetail;
  overdue: NonNullable<ApiBookingDetail["overdue"]>;
}

function OverdueActions({ booking, overdue: { kind } }: OverdueActionsProps) {
  const [openDialog, setOpenDialog] = useState<"handover" | "expected" | "no-show" | null>(null);
  const close = () => setOpenDialog(null);
  const record = missingRecord(booking, kind);
  return (
    <div {...useFocusRetention<HTMLDivElement>()} className={styles.actions}>
      {record && (
        <Button small look="primary" onClick={() => setOpenDialog("handover")}>
          {record === "pickup" ? "Registra la consegna" : "Registra il rientro"}
        </Button>
      )}
      {kind === "return" && (
        <Button small onClick={() => setOpenDialog("expected")}>
          Rientro atteso
        </Button>
      )}
      {kind === "pickup" && booking.transitions.includes("no_show") && (
        <Button small onClick={() => setOpenDialog("no-show")}>
          Non presentato
        </Button>
      )}
      <CallLink phone={booking.phone} name={booking.name} />
      {openDialog === "handover" && record && <HandoverDialog booking={booking} kind={record} onClose={close} />}
      {openDialog === "expected" && <ExpectedReturnDialog booking={booking} onClose={close} />}
      {openDialog === "no-show" && <TransitionDialog booking={booking} to="no_show" onClose={close} />}
    </div>
  );
}

/** Returns the kind of record that would resolve the delay, or null: a pickup that has not happened has no record. */
function missingRecord(
  { status }: ApiBookingDetail,
  kind: OverdueActionsProps["overdue"]["kind"],
): HandoverKind | null {
  if (kind === "pickup") return null;
  return kind === "return" || status === "completed" ? "return" : "pickup";
}

/** Sets the expected return of a late car (product.md#late-returns). The booking's dates do not change. */
function ExpectedReturnDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { timeZone } = useSite();
  const { revalidate } = useRevalidator();
  const { id, reference, name, return_city, expected_return_at } = booking;
  const expected = toCivilMoment(expected_return_at ? new Date(expected_return_at) : new Date(), timeZone);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Quando si aspetta il rientro?"
      subtitle={`${reference}, ${name}`}
      schema={expectedReturnSchema}
      values={{ date: expected.date, time: expected_return_at ? expected.time : "" }}
      draft={{ form: "expected-return", subject: id }}
      submit="Segna il rientro atteso"
      failure={panelMessages.bookings.changeFailed}
      save={async (body) => {
        await api.post("/api/bookings/:id/expected-return", { parameters: { id }, body });
        toast.success(panelMessages.bookings.returnExpected);
        await revalidate();
      }}
    >
      <TextField name="date" label={returnDayLabel({ city: return_city })} type="date" required />
      <PanelSelectField name="time" label="Ora" required options={TIME_OPTIONS} empty="Scegli" />
    </FormDialog>
  );
}
