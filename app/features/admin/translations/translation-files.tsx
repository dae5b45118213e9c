import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { saveCsv, saveFile } from "#app/features/admin/save-file.ts";
import { TranslationImportDialog } from "#app/features/admin/translations/translation-import-dialog.tsx";
import { TRANSLATIONS_WORDS as WORDS } from "#app/features/admin/translations/translations-words.ts";
import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import type { TranslationFormat } from "#domain/content-texts/translation-file.ts";

/** Exports the texts of the chosen language, state and kind, and imports them again (product.md#translation-files). */
export function TranslationFiles({ language }: { language: ForeignLanguage }) {
  const toast = useToast();
  const [parameters] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const exportAs = async (format: TranslationFormat) => {
    const filter = parametersOf(parameters, ["state", "entity"]);
    try {
      const { content } = await api.get("/api/content_texts/export", { query: { language, format, ...filter } });
      const name = `traduzioni-${language}`;
      if (format === "csv") saveCsv(`${name}.csv`, content);
      else saveFile(`${name}.xlf`, content, "application/xliff+xml");
    } catch (thrown) {
      toast.failure(thrown, WORDS.exportFailed);
    }
  };
  return (
    <>
      <ActionMenu
        label="Esporta e importa"
        actions={[
          { label: WORDS.exportCsv, icon: "download", onSelect: () => void exportAs("csv") },
          { label: WORDS.exportXliff, icon: "download", onSelect: () => void exportAs("xliff") },
          { label: WORDS.import, icon: "upload", onSelect: () => setImporting(true) },
        ]}
      />
      <TranslationImportDialog open={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}
