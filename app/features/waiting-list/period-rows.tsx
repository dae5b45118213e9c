import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { RenterWaitingEntry } from "#domain/pages/waiting-list-pages.ts";
import { momentText, WAITING_FORM_WORDS } from "./waiting-list-words.ts";

interface PeriodRowsProps extends Pick<RenterWaitingEntry, "pickup" | "return"> {
  className?: string | undefined;
}

/** Renders pickup and return of what somebody waits for. */
export function PeriodRows({ pickup, return: back, className }: PeriodRowsProps) {
  const value = (stop: RenterWaitingEntry["pickup"]) => momentText({ ...stop, place: nameOfPlace(stop.place) });
  return (
    <DefinitionRows
      className={className}
      rows={[
        { label: WAITING_FORM_WORDS.pickup, value: value(pickup) },
        { label: WAITING_FORM_WORDS.back, value: value(back) },
      ]}
    />
  );
}
