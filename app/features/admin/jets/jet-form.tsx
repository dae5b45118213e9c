import { api } from "#app/features/admin/api-client.ts";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { JetFields } from "#app/features/admin/jets/jet-fields.tsx";
import { jetFormValues, newJetValues } from "#app/features/admin/jets/jet-values.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import type { FormPart } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { newJetSchema } from "#domain/forms/jets/jet.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const WORDS = CATALOGUE_ITEM_WORDS.jet;

interface JetFormProps {
  /** The jet to edit. Null opens an empty form for a new jet; undefined closes the dialog. */
  jet: ApiJet | null | undefined;
  /** Names of the active cities with a page. */
  cities: readonly string[];
  onClose: () => void;
}

const PARTS: readonly FormPart[] = [
  { id: "jet-base", title: "Base", fields: ["brand", "model", "slug", "type", "price"] },
  {
    id: "jet-dati",
    title: "Dati tecnici",
    fields: [
      "passengers",
      "max_baggage_kg",
      "range_km",
      "cruise_speed_kmh",
      "crew_size",
      "cabin_height_m",
      "cabin_width_m",
      "rating",
      "reviews",
    ],
  },
  { id: "jet-citta", title: "Città", fields: ["cities", "airport"] },
  { id: "jet-immagini", title: "Immagini", fields: ["images"] },
  { id: "jet-testi", title: "Testi", fields: ["description", "amenities", "highlights"] },
];

/** Adds or edits a jet (product.md#jet-form). */
export function JetForm({ jet, cities, onClose }: JetFormProps) {
  const rowForm = useRowForm(jet, {
    schema: newJetSchema,
    form: "jet",
    words: WORDS,
    emptyValues: newJetValues(),
    valuesOf: jetFormValues,
    create: (body) => api.post("/api/jets", { body }),
    update: (id, body) => api.patch("/api/jets/:id", { parameters: { id }, body }),
    read: (id) => api.list("/api/jets", { query: { id } }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={jet?.id ?? "new"}
      onClose={onClose}
      size="wide"
      title={jet ? "Modifica jet" : "Nuovo jet"}
      subtitle={jet ? `${jet.brand} ${jet.model}` : panelMessages.shared.markedRequired}
      submit="Salva jet"
      parts={PARTS}
      footerStart={
        <>
          <SwitchField name="active" label="Sul sito" />
          <SwitchField name="available" label="Disponibile" />
        </>
      }
    >
      <JetFields cities={cities} stored={jet ?? null} />
    </FormDialog>
  );
}
