import { holdTitle } from "#app/features/admin/timeline/hold-words.ts";
import type { TimelineGroup, TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { TIMELINE_WORDS } from "#app/features/admin/timeline/timeline-words.ts";
import { ActionMenu, type MenuAction } from "#app/ui/panel/overlays/action-menu.tsx";
import { panelPaths } from "#domain/panel-paths.ts";
import { firstInTheWay } from "#domain/timeline/timeline-drag.ts";
import { unitLabel } from "#domain/units/unit.ts";

export interface HoldMenuProps {
  hold: TimelineHold;
  /** Its car, with what holds each unit. */
  group: TimelineGroup;
  onOpenBlock: (hold: TimelineHold) => void;
  /** Gives a hold another unit of its car. */
  onPlace: (hold: TimelineHold, unit: number) => void;
  /** Asks for other dates or another car of a booking. */
  onChange: (bookingId: string) => void;
}

/** What can be done with a hold where nothing can be dragged: open it, give it another unit, move it. One that is over is only opened. */
export function HoldMenu({ hold, group, onOpenBlock, onPlace, onChange }: HoldMenuProps) {
  const { booking } = hold;
  const words = TIMELINE_WORDS.menu;
  const others = otherUnits(hold, group, onPlace);
  const actions: MenuAction[] = booking
    ? [
        { label: words.open, to: panelPaths.adminBooking(booking.id) },
        ...(booking.status === "completed"
          ? []
          : [
              ...others,
              { label: hold.handedOver ? words.changeReturn : words.change, onSelect: () => onChange(booking.id) },
            ]),
      ]
    : [{ label: words.openBlock, onSelect: () => onOpenBlock(hold) }, ...others];
  return <ActionMenu label={words.label(holdTitle(hold))} actions={actions} />;
}

/** The units that are free while the hold lasts; where it cannot go to another, an item that says why. */
function otherUnits(
  hold: TimelineHold,
  { vehicle, units }: TimelineGroup,
  onPlace: HoldMenuProps["onPlace"],
): MenuAction[] {
  const words = TIMELINE_WORDS.menu;
  if (hold.handedOver) return [{ label: words.handedOver, disabled: true }];
  const holdsOf = (number: number) => units.find(({ unit }) => unit === number)?.holds ?? [];
  const free = vehicle.units.filter(
    ({ number, blocked }) =>
      number !== hold.unit && !(hold.booking && blocked) && firstInTheWay(hold.span, holdsOf(number)) === null,
  );
  if (free.length === 0) return [{ label: words.noOtherUnit, disabled: true }];
  return free.map((unit) => ({ label: words.place(unitLabel(unit)), onSelect: () => onPlace(hold, unit.number) }));
}
