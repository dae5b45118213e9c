import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { useSingleToast, useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiGeneratedSeoContent } from "#domain/api/seo-overrides/seo-overrides.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { CONTENT_FIELDS, type ContentField } from "#domain/seo-overrides/completeness.ts";
import styles from "./seo.module.css";

type GeneratedTexts = Record<ContentField, string | null>;

const WORDS = panelMessages.seo;
const WRITTEN_BY_HINTS = {
  model: "Testi scritti dal modello configurato: rileggili prima di salvare.",
  templates: "Nessun modello configurato: testi composti con i dati del catalogo.",
};

/** Fills the form's five fields with generated texts (product.md#generated-texts), names their source, and offers an undo while the form is open. */
export function GenerateTextsButton() {
  const { getValues, setValue, setError, trigger } = useFormContext();
  const toast = useToast();
  const keepToast = useSingleToast();
  const [pending, setPending] = useState(false);
  const [writtenBy, setWrittenBy] = useState<ApiGeneratedSeoContent["writtenBy"] | null>(null);

  const setTexts = (texts: GeneratedTexts) => {
    for (const field of CONTENT_FIELDS) setValue(field, texts[field], { shouldDirty: true, shouldValidate: true });
  };
  const generate = async () => {
    if (!(await trigger(["page_type", "slug"]))) return;
    const values = getValues();
    const before = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, values[field] ?? null])) as GeneratedTexts;
    setPending(true);
    try {
      const content = await api.post("/api/functions/generate-seo-content", {
        body: { pageType: values.page_type, entityKey: values.slug, currentData: before },
      });
      setTexts(textsOf(content));
      setWrittenBy(content.writtenBy);
      const undoGeneration = () => {
        setTexts(before);
        setWrittenBy(null);
      };
      keepToast(toast.success(WORDS.generated, { label: "Annulla", onPress: undoGeneration }));
    } catch (thrown) {
      const slugProblem = isProblem(thrown) && thrown.errors.find(({ path }) => path === "entityKey");
      if (slugProblem) setError("slug", { type: "server", message: slugProblem.message });
      if (slugProblem) toast.error(slugProblem.message);
      else toast.failure(thrown, WORDS.generateFailed);
    } finally {
      setPending(false);
    }
  };

  return (
    <FieldBox className={styles.generate}>
      <Button onClick={generate} pending={pending}>
        {pending ? "Scrittura in corso..." : "Genera contenuti"}
      </Button>
      <FieldHint className={styles.hint} role="status">
        {writtenBy ? WRITTEN_BY_HINTS[writtenBy] : "Riempie i cinque campi con testi sulla pagina scelta."}
      </FieldHint>
    </FieldBox>
  );
}

function textsOf({ meta_title, meta_description, h1, seo_text, keywords }: ApiGeneratedSeoContent): GeneratedTexts {
  return {
    custom_title: meta_title,
    custom_description: meta_description,
    custom_h1: h1,
    custom_content: seo_text,
    custom_keywords: keywords,
  };
}
