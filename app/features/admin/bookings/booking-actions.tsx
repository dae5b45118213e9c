import { useState } from "react";
import { MOVE_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { MoveDialog } from "#app/features/admin/bookings/move-dialog.tsx";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { useBookingMove } from "#app/features/admin/bookings/use-booking-move.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import type { HandoverKind } from "#domain/forms/handover.ts";

/** What is open beside the details: a question about a move, the change of car and dates, or a handover record. */
type Opened = { move: BookingStatus } | { handover: HandoverKind } | "change" | null;

/** Moves that end something are asked first. */
const ASKED: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "completed"]);

/** What staff may do with a booking now: the moves of the table (design 5), the handover that is due, another car or other dates. */
export function BookingActions({ booking }: { booking: ApiBookingDetail }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { move, pending } = useBookingMove(booking);
  const close = () => setOpened(null);
  const { moves } = booking;
  const handover = dueHandover(booking);
  const onward = moves.filter((to) => to !== "declined" && to !== "cancelled");
  const ending = moves.filter((to) => to === "declined" || to === "cancelled");
  const press = (to: BookingStatus) => (ASKED.has(to) ? setOpened({ move: to }) : move(to));
  if (moves.length === 0) return <p className="panel-meta">Questa prenotazione è chiusa: non si sposta più.</p>;
  return (
    <>
      <h3>Mosse possibili</h3>
      <div className="booking-moves">
        {handover && (
          <Button look="primary" onClick={() => setOpened({ handover })}>
            {handover === "pickup" ? "Registra la consegna" : "Registra il rientro"}
          </Button>
        )}
        {onward.map((to) => (
          <Button key={to} look={handover ? "default" : "primary"} pending={pending} onClick={() => press(to)}>
            {MOVE_VERBS[to]}
          </Button>
        ))}
        {booking.may_change !== "none" && (
          <Button onClick={() => setOpened("change")}>
            {booking.may_change === "whole" ? "Cambia date o auto" : "Cambia la riconsegna"}
          </Button>
        )}
      </div>
      <div className="booking-moves booking-endings">
        {ending.map((to) => (
          <Button key={to} look="ghost" onClick={() => press(to)}>
            {MOVE_VERBS[to]}
          </Button>
        ))}
      </div>
      {typeof opened === "object" && opened && "move" in opened && (
        <MoveDialog booking={booking} to={opened.move} onClose={close} />
      )}
      {typeof opened === "object" && opened && "handover" in opened && (
        <HandoverDialog booking={booking} kind={opened.handover} onClose={close} />
      )}
      {opened === "change" && <ChangeDialog booking={booking} onClose={close} />}
    </>
  );
}

/** The record that the next move waits for; null when it is written already. */
function dueHandover({ status, handovers }: ApiBookingDetail): HandoverKind | null {
  const kind = status === "confirmed" ? "pickup" : status === "active" ? "return" : null;
  return kind && !handovers.some((record) => record.kind === kind) ? kind : null;
}
