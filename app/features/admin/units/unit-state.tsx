import { Link } from "react-router";
import { UNIT_WORDS, unitStateText } from "#app/features/admin/units/unit-words.ts";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { ApiUnit } from "#domain/api/units/units.ts";
import { panelPaths } from "#domain/panel-paths.ts";

const MARKS = { free: "empty", out: "solid", held: "half", blocked: "struck", left: "dashed" } as const;

/** Shows a unit's state: a block by an expiry first, else a link to the booking that holds it. */
export function UnitStateTag({ unit }: { unit: Pick<ApiUnit, "state" | "blocked"> }) {
  const { kind, booking_id } = unit.state;
  if (unit.blocked && kind !== "out") {
    return (
      <StatusTag mark="alert" tone="critical" sentence>
        {UNIT_WORDS.blockedFor(unit.blocked.reason)}
      </StatusTag>
    );
  }
  const tag = (
    <StatusTag mark={MARKS[kind]} tone={kind === "left" ? "over" : "state"} sentence={unit.state.note !== null}>
      {unitStateText(unit)}
    </StatusTag>
  );
  return booking_id ? <Link to={panelPaths.adminBooking(booking_id)}>{tag}</Link> : tag;
}
