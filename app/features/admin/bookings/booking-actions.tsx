import { useState } from "react";
import { TRANSITION_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { dueHandover } from "#app/features/admin/bookings/handover/due-handover.ts";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { pickupTimeQuestion } from "#app/features/admin/bookings/pickup-time-question.ts";
import { AgreedPriceDialog } from "#app/features/admin/bookings/price/agreed-price-dialog.tsx";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { OtherUnitMenu } from "#app/features/admin/bookings/rental/other-unit-menu.tsx";
import { TransitionDialog } from "#app/features/admin/bookings/transition-dialog.tsx";
import { TakeBack } from "#app/features/admin/bookings/undo/take-back.tsx";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import styles from "./booking-actions.module.css";

/** What is open beside the details: a question about a transition, the change of car and dates, or a handover record. */
type Opened = { transition: BookingStatus } | { handover: HandoverKind } | "change" | "price" | null;

const ACTIONS = "Mosse possibili";
/** Transitions that end something are asked first. */
const ASKED: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "completed"]);
/** Transitions that stand apart: those that end a booking, and the one that its own notice offers (product.md#overdue). */
const APART: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "no_show"]);

/** What staff may do with a booking now: the transitions of the table (product.md#booking-states), the handover that is due, another car or other dates. */
export function BookingActions({ booking }: { booking: ApiBookingDetail }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { change, pending } = useBookingTransition(booking);
  const close = () => setOpened(null);
  const { transitions } = booking;
  const handover = dueHandover(booking, new Date());
  const onward = transitions.filter((to) => !APART.has(to));
  const ending = transitions.filter((to) => to === "declined" || to === "cancelled");
  const press = (to: BookingStatus) => {
    const asked = ASKED.has(to) || (to === "active" && pickupTimeQuestion(booking, new Date()) !== null);
    return asked ? setOpened({ transition: to }) : change(to);
  };
  const isClosed = transitions.length === 0;
  return (
    <PaneSection {...useActionPlace<HTMLElement>()} aria-label={ACTIONS}>
      {isClosed ? (
        <p className={textStyles.meta}>Questa prenotazione è chiusa: non si sposta più.</p>
      ) : (
        <h3>{ACTIONS}</h3>
      )}
      <div className={`${styles.transitions} ${styles.onward}`}>
        {handover && (
          <Button look="primary" onClick={() => setOpened({ handover })}>
            {handover === "pickup" ? "Registra la consegna" : "Registra il rientro"}
          </Button>
        )}
        {onward.map((to) => (
          <Button key={to} look={handover ? "default" : "primary"} pending={pending} onClick={() => press(to)}>
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        {booking.may_change !== "none" && (
          <Button onClick={() => setOpened("change")}>
            {booking.may_change === "whole" ? "Cambia date o auto" : "Cambia la riconsegna"}
          </Button>
        )}
        <OtherUnitMenu booking={booking} />
        {booking.may_change !== "none" && <Button onClick={() => setOpened("price")}>Concorda il prezzo</Button>}
      </div>
      <div className={styles.transitions}>
        {ending.map((to) => (
          <Button key={to} look="ghost" critical onClick={() => press(to)}>
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        <TakeBack booking={booking} />
      </div>
      {typeof opened === "object" && opened && "transition" in opened && (
        <TransitionDialog booking={booking} to={opened.transition} onClose={close} />
      )}
      {typeof opened === "object" && opened && "handover" in opened && (
        <HandoverDialog booking={booking} kind={opened.handover} onClose={close} />
      )}
      {opened === "change" && <ChangeDialog booking={booking} onClose={close} />}
      {opened === "price" && <AgreedPriceDialog booking={booking} onClose={close} />}
    </PaneSection>
  );
}
