import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { ExplorePageData } from "#domain/pages/explore-page.ts";

interface FoundCountProps extends Pick<ExplorePageData, "count" | "unavailable" | "capped" | "findings"> {
  className?: string | undefined;
}

/**
 * How many can be had where they were sought, and how many more are delivered there; where none stands, those alone are counted. What is listed and cannot
 * be had is said apart: it is no "risultato disponibile" (product.md#explore).
 */
export function FoundCount({ count, unavailable, capped, findings, className }: FoundCountProps) {
  const delivered = findings.service === "auto" ? findings.delivered : null;
  return (
    <p className={className} role="status">
      <Sentence
        parts={EXPLORE_WORDS.found({ count, unavailable, capped, delivered })}
        elements={{ figure: (text) => <b>{text}</b> }}
      />
    </p>
  );
}
