import { DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { useUnitChange } from "#app/features/admin/bookings/late/use-unit-change.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { MenuItem, MenuNote, MenuShell } from "#app/ui/panel/overlays/menu-shell.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";

/** Gives a booking another unit of its car that is free for its dates, or says that none is; nothing once the car is with its renter. */
export function OtherUnitMenu({ booking }: { booking: ApiBookingDetail }) {
  const { giveUnit, pending, question } = useUnitChange(booking);
  const { unit, free_units, endangered_by, may_change } = booking;
  const others = free_units.filter((free) => free !== unit);
  // A booking in danger is offered them in its own notice.
  if (unit === null || endangered_by || may_change !== "whole") return null;
  return (
    <>
      <MenuShell trigger={<Button pending={pending}>Altra unità</Button>}>
        {others.length === 0 && <MenuNote>{DETAIL_WORDS.noOtherUnit}</MenuNote>}
        {others.map((free) => (
          <MenuItem key={free} onSelect={() => void giveUnit(free)}>
            {DETAIL_WORDS.giveUnit({ unit: free })}
          </MenuItem>
        ))}
      </MenuShell>
      {question}
    </>
  );
}
