import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { messages } from "#domain/messages.it.ts";
import type { ExplorePageData } from "#domain/pages/explore-page.ts";

interface FoundCountProps extends Pick<ExplorePageData, "count" | "unavailable" | "capped" | "findings"> {
  className?: string | undefined;
}

/**
 * How many can be had where they were sought, and how many more are delivered there; where none stands, those alone are counted. What is listed and cannot
 * be had is said apart: it is no "risultato disponibile" (product.md#explore).
 */
export function FoundCount({ count, unavailable, capped, findings, className }: FoundCountProps) {
  const there = count - unavailable;
  const [figure, sentence] = capped
    ? [EXPLORE_WORDS.figureBeyond({ count }), EXPLORE_WORDS.countBeyond({ count })]
    : [`${there}`, messages.explore.results(there)];
  const delivered = findings.service === "auto" ? findings.delivered : null;
  return (
    <p className={className} role="status">
      {(there > 0 || !delivered?.count) && (
        <>
          <b>{figure}</b>
          {sentence.replace(figure, "")}
          {delivered && delivered.count > 0 && " "}
        </>
      )}
      {delivered && delivered.count > 0 && EXPLORE_WORDS.deliveredCount({ ...delivered, further: there > 0 })}
      {unavailable > 0 && `, ${EXPLORE_WORDS.unavailable({ count: unavailable })}`}
    </p>
  );
}
