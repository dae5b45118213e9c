import { STATE_WORDS } from "#app/features/admin/translations/translations-words.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { TranslationState } from "#domain/content-texts/content-text.ts";

export const STATE_MARKS: Readonly<Record<TranslationState, StatusMark>> = {
  missing: "empty",
  draft: "half",
  outdated: "alert",
  approved: "ring",
};

/** The state of a translation. */
export function TranslationStateTag({ state }: { state: TranslationState }) {
  return (
    <StatusTag mark={STATE_MARKS[state]} tone={state === "outdated" ? "critical" : "state"}>
      {STATE_WORDS[state]}
    </StatusTag>
  );
}
