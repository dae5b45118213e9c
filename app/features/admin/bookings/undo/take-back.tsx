import { useState } from "react";
import { staffLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { useTakeBack } from "#app/features/admin/bookings/undo/use-take-back.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Countdown } from "#app/ui/panel/overlays/countdown.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** The way back from the last transition while its time runs (product.md#undo): the notice that offers it is gone after a reload, and for whoever opens the booking elsewhere. */
export function TakeBack({ booking: { id, undo } }: { booking: Pick<ApiBookingDetail, "id" | "undo"> }) {
  return undo && <TakeBackButton key={undo.until} id={id} undo={undo} />;
}

function TakeBackButton({ id, undo }: { id: string; undo: NonNullable<ApiBookingDetail["undo"]> }) {
  const takeBack = useTakeBack();
  const [over, setOver] = useState(false);
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await takeBack(id, undo.to);
    setPending(false);
  };
  if (over) return null;
  return (
    <Button look="ghost" pending={pending} onClick={() => void press()}>
      <Countdown
        label={panelMessages.bookings.takeBack(staffLabel(undo.to))}
        forMs={undo.ends_in_seconds * SECOND_MS}
        onOver={() => setOver(true)}
      />
    </Button>
  );
}
