import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import { jetRouteTextsSchema } from "#domain/forms/jet-routes/jet-route.ts";

/** Edits the texts of a route, for users who may edit nothing else; undefined closes the dialog. */
export function JetRouteTextsForm({ route, onClose }: { route: ApiJetRoute | undefined; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={route?.id ?? "closed"}
      open={route !== undefined}
      onClose={onClose}
      title="Testo della tratta"
      subtitle={route && `${route.origin} – ${route.destination}`}
      schema={jetRouteTextsSchema}
      values={{ description: route?.description ?? "" }}
      version={route?.version}
      draft={{ form: "jet-route-texts", subject: route?.id ?? "" }}
      failure={CATALOGUE_ITEM_WORDS.route.updateFailed}
      save={async (texts, version) => {
        if (!route) return;
        await api.patch("/api/jet_routes/:id", { parameters: { id: route.id }, body: { ...texts, version } });
        toast.success(CATALOGUE_ITEM_WORDS.route.updated);
        await revalidate();
      }}
      {...(route && { reload: () => loadCurrentText(route.id) })}
    >
      <TextareaField name="description" label="Testo" span={12} rows={3} hint="Una riga sotto la tratta." />
    </FormDialog>
  );
}

async function loadCurrentText(id: string) {
  const { rows } = await api.list("/api/jet_routes", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The route ${id} is gone`);
  return { values: { description: row.description ?? "" }, version: row.version };
}
