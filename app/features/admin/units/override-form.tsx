import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { EXPIRY_WORDS, expiryText } from "#app/features/admin/units/expiry-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiUnitExpiry } from "#domain/api/fleet/units.ts";
import { expiryOverrideSchema } from "#domain/forms/fleet/unit-expiry.ts";

interface OverrideFormProps {
  /** Null while it is closed. */
  expiry: ApiUnitExpiry | null;
  onClose: () => void;
  onDone: () => void;
}

/** An admin lets an expiry block nothing until a day, and says why. */
export function OverrideForm({ expiry, onClose, onDone }: OverrideFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={expiry?.id ?? "closed"}
      open={expiry !== null}
      onClose={onClose}
      title="Sblocca la scadenza"
      subtitle={expiry ? expiryText(expiry) : ""}
      size="narrow"
      schema={expiryOverrideSchema}
      values={{ until: "", reason: "" }}
      version={expiry?.version}
      draft={{ form: "expiry-override", subject: expiry?.id ?? "none" }}
      failure={EXPIRY_WORDS.overrideFailed}
      submit="Sblocca"
      save={async (body, version) => {
        if (!expiry) return;
        const parameters = { id: expiry.id };
        await api.put("/api/unit_expiries/:id/override", { parameters, body: { ...body, version } });
        toast.success(EXPIRY_WORDS.overridden);
        await revalidate();
        onDone();
      }}
    >
      <TextField name="until" label="Fino al giorno" span={12} type="date" required />
      <TextField name="reason" label="Motivo" span={12} required maxLength={500} />
    </FormDialog>
  );
}
