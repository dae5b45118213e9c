import { Link } from "react-router";
import { stateText } from "#app/features/admin/units/unit-words.ts";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { ApiUnit } from "#domain/api/units.ts";
import { paths } from "#domain/paths.ts";

const MARKS = { free: "empty", out: "solid", held: "half", blocked: "struck", left: "dashed" } as const;

/** What a unit does now; what a booking holds leads to it. */
export function UnitStateTag({ unit }: { unit: Pick<ApiUnit, "state"> }) {
  const { kind, booking_id } = unit.state;
  const tag = (
    <StatusTag mark={MARKS[kind]} tone={kind === "left" ? "over" : "state"}>
      {stateText(unit)}
    </StatusTag>
  );
  return booking_id ? <Link to={paths.adminBooking(booking_id)}>{tag}</Link> : tag;
}
