import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { JetFields } from "#app/features/admin/jets/jet-fields.tsx";
import { emptyJet, jetValues } from "#app/features/admin/jets/jet-values.ts";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { FormPart } from "#app/ui/panel/forms/form-contents.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { newJetSchema } from "#domain/forms/jets/jet.ts";

const WORDS = JET_WORDS.jet;

interface JetFormProps {
  /** The jet that is edited; null for a new one; undefined while the dialog is closed. */
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

/** Adds or edits a jet (product.md#jet-form): every field, its rule and its message. */
export function JetForm({ jet, cities, onClose }: JetFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={jet?.id ?? "new"}
      open={jet !== undefined}
      onClose={onClose}
      size="wide"
      title={jet ? "Modifica jet" : "Nuovo jet"}
      subtitle={jet ? `${jet.brand} ${jet.model}` : "i campi segnati sono obbligatori"}
      schema={newJetSchema}
      values={jet ? jetValues(jet) : emptyJet()}
      version={jet?.version}
      draft={{ form: "jet", subject: jet?.id ?? "new" }}
      submit="Salva jet"
      failure={jet ? WORDS.updateFailed : WORDS.createFailed}
      parts={PARTS}
      footStart={
        <>
          <SwitchField name="active" label="Sul sito" />
          <SwitchField name="available" label="Disponibile" />
        </>
      }
      save={async (values, version) => {
        if (jet) await api.patch("/api/jets/:id", { parameters: { id: jet.id }, body: { ...values, version } });
        else await api.post("/api/jets", { body: values });
        toast.success(jet ? WORDS.updated : WORDS.created);
        await revalidate();
      }}
      {...(jet && { reload: () => currentJet(jet.id) })}
    >
      <JetFields cities={cities} stored={jet ?? null} />
    </FormDialog>
  );
}

async function currentJet(id: string) {
  const { rows } = await api.list("/api/jets", { query: { id } });
  const [row] = rows;
  if (!row) throw new Error(`The jet ${id} is gone`);
  return { values: jetValues(row), version: row.version };
}
