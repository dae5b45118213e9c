import { holdTitle } from "#app/features/admin/timeline/hold-words.ts";
import type { TimelineHold, TimelineVehicle } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import { panelPaths } from "#domain/panel-paths.ts";
import { unitLabel } from "#domain/units/unit.ts";

export interface HoldMenuProps {
  hold: TimelineHold;
  vehicle: TimelineVehicle;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Gives a hold another unit of its car. */
  onPlace: (hold: TimelineHold, unit: number) => void;
  /** Asks for other dates or another car of a booking. */
  onChange: (bookingId: string) => void;
}

/** What can be done with a hold where nothing can be dragged: open it, give it another unit, move it. One that is over is only opened. */
export function HoldMenu({ hold, vehicle, onOpenBlock, onPlace, onChange }: HoldMenuProps) {
  const { booking } = hold;
  const words = TIMELINE_WORDS.menu;
  const others: MenuAction[] = vehicle.units
    .filter(({ number }) => number !== hold.unit)
    .map((unit) => ({ label: words.place(unitLabel(unit)), onSelect: () => onPlace(hold, unit.number) }));
  const actions: MenuAction[] = booking
    ? [
        { label: words.open, to: panelPaths.adminBooking(booking.id) },
        ...(booking.status === "completed"
          ? []
          : [...others, { label: words.change, onSelect: () => onChange(booking.id) }]),
      ]
    : [{ label: words.openBlock, onSelect: () => onOpenBlock(hold) }, ...others];
  return <ActionMenu label={words.label(holdTitle(hold))} actions={actions} />;
}
