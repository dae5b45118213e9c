import { useOptionalSite } from "#app/ui/site.tsx";
import { splitItalian } from "#domain/content-texts/split-italian.ts";

/** A text in which the company's own rental facts are marked as Italian where they have no approved translation (product.md#content-texts). */
export function WithItalian({ text }: { text: string }) {
  const parts = splitItalian(text, useOptionalSite()?.rentalRules.italianTexts);
  return parts.map(({ text: part, isItalian }) =>
    isItalian ? (
      <span key={part} lang="it">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
