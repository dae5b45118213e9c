import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import { type NewJetRouteInput, newJetRouteSchema } from "#domain/forms/jet-routes/jet-route.ts";

const WORDS = CATALOGUE_ITEM_WORDS.route;
const EMPTY: FormValues<NewJetRouteInput> = {
  origin: "",
  destination: "",
  minutes: null,
  price: null,
  position: 1,
  description: "",
  active: true,
};

interface JetRouteFormProps {
  /** The route to edit. Null opens an empty form for a new route; undefined closes the dialog. */
  route: ApiJetRoute | null | undefined;
  /** Names of the active cities. */
  cities: readonly string[];
  onClose: () => void;
}

/** Adds or edits a popular route (product.md#popular-routes). */
export function JetRouteForm({ route, cities, onClose }: JetRouteFormProps) {
  const rowForm = useRowForm(route, {
    schema: newJetRouteSchema,
    form: "jet-route",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf: jetRouteFormValues,
    create: (body) => api.post("/api/jet_routes", { body }),
    update: (id, body) => api.patch("/api/jet_routes/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/jet_routes", { query: { id } }),
  });
  const origins = [...new Set([...cities, ...(route ? [route.origin] : [])])];
  return (
    <FormDialog
      {...rowForm}
      key={route?.id ?? "new"}
      onClose={onClose}
      title={route ? "Modifica tratta" : "Nuova tratta"}
      subtitle={route ? `${route.origin} – ${route.destination}` : undefined}
    >
      <PanelSelectField
        name="origin"
        label="Da"
        required
        empty="Scegli"
        options={origins.map((city) => ({ value: city, label: city }))}
      />
      <TextField name="destination" label="A" required autoComplete="off" placeholder="es. Nizza" />
      <NumberField name="minutes" label="Durata" required span={4} suffix="min" />
      <NumberField name="price" label="Prezzo da" required span={4} suffix="€" />
      <NumberField name="position" label="Posizione" required span={4} hint="Fra le tratte della stessa città." />
      <TextareaField name="description" label="Testo" span={12} rows={2} hint="Una riga sotto la tratta." />
      <SwitchField name="active" label="Sul sito" />
    </FormDialog>
  );
}

function jetRouteFormValues(row: ApiJetRoute): FormValues<NewJetRouteInput> {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, ...stated } = row;
  return { ...stated, description: row.description ?? "" };
}
