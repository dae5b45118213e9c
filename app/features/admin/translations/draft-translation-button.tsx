import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { TRANSLATIONS_WORDS as WORDS } from "#app/features/admin/translations/translations-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiTranslationRow } from "#domain/api/content-texts/content-texts.ts";
import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";

interface DraftTranslationButtonProps {
  row: ApiTranslationRow;
  language: ForeignLanguage;
  /** Receives the text with its draft. */
  onDrafted: (row: ApiTranslationRow) => void;
}

/** Lets the language model write a draft; not over an approved translation, nor over what was typed (product.md#translation-drafts). */
export function DraftTranslationButton({ row, language, onDrafted }: DraftTranslationButtonProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isDirty } = useFormState();
  const [pending, setPending] = useState(false);
  if (row.state === "approved" || row.state === "outdated") return null;
  const draft = async () => {
    const { entity, entity_id, field, version } = row;
    setPending(true);
    try {
      const drafted = await api.post("/api/content_texts/draft", {
        body: { entity, entity_id, field, language, version },
      });
      toast.success(WORDS.drafted);
      await revalidate();
      onDrafted({ ...row, ...drafted });
    } catch (thrown) {
      toast.failure(thrown, WORDS.draftFailed);
      setPending(false);
    }
  };
  return (
    <Button onClick={draft} pending={pending} disabled={isDirty}>
      {WORDS.draft}
    </Button>
  );
}
