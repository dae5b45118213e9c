import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { RenterWaitingEntry } from "#domain/pages/waiting-list-pages.ts";
import { formatDateTimeAndPlace } from "#domain/rental-period/format-moment.ts";

interface PeriodRowsProps extends Pick<RenterWaitingEntry, "pickup" | "return"> {
  className?: string | undefined;
}

/** Renders pickup and return of what somebody waits for. */
export function PeriodRows({ pickup, return: back, className }: PeriodRowsProps) {
  const words = useWords("waitingList", "moments");
  const { waitingList: texts } = words;
  return (
    <DefinitionRows
      className={className}
      rows={[
        { label: texts.pickup, value: formatDateTimeAndPlace(words, pickup, pickup.place) },
        { label: texts.back, value: formatDateTimeAndPlace(words, back, back.place) },
      ]}
    />
  );
}
