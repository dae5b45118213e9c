import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { JetTextFields } from "#app/features/admin/jets/jet-fields.tsx";
import { jetTextValues } from "#app/features/admin/jets/jet-values.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { jetTextsSchema } from "#domain/forms/jets/jet.ts";

const EMPTY_TEXTS = { description: "", amenities: [""], highlights: [""] };

/** Edits the texts of a jet, for users who may edit nothing else; undefined closes the dialog. */
export function JetTextsForm({ jet, onClose }: { jet: ApiJet | undefined; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={jet?.id ?? "closed"}
      open={jet !== undefined}
      onClose={onClose}
      title="Testi del jet"
      subtitle={jet && `${jet.brand} ${jet.model}`}
      schema={jetTextsSchema}
      values={jet ? jetTextValues(jet) : EMPTY_TEXTS}
      version={jet?.version}
      draft={{ form: "jet-texts", subject: jet?.id ?? "" }}
      failure={CATALOGUE_ITEM_WORDS.jet.updateFailed}
      save={async (texts, version) => {
        if (!jet) return;
        await api.patch("/api/jets/:id", { parameters: { id: jet.id }, body: { ...texts, version } });
        toast.success(CATALOGUE_ITEM_WORDS.jet.updated);
        await revalidate();
      }}
      {...(jet && { reload: () => loadCurrentTexts(jet.id) })}
    >
      <JetTextFields />
      <RowTranslations entity="jets" id={jet?.id} />
    </FormDialog>
  );
}

async function loadCurrentTexts(id: string) {
  const { rows } = await api.list("/api/jets", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The jet ${id} is gone`);
  return { values: jetTextValues(row), version: row.version };
}
