import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  EXPIRY_OPTIONS,
  EXPIRY_WORDS,
  expiryOverrideText,
  expiryText,
  unitTitle,
} from "#app/features/admin/units/unit-words.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiUnit, ApiUnitExpiry } from "#domain/api/units/units.ts";
import { expiryOverrideSchema, newUnitExpirySchema } from "#domain/forms/units/unit-expiry.ts";
import styles from "./units.module.css";

interface UnitExpiriesProps {
  /** Null closes the dialog. */
  unit: ApiUnit | null;
  canOverride: boolean;
  onClose: () => void;
}

/** Lists the expiries of a unit and which of them block it, and adds new expiries (product.md#unit-expiries). */
export function UnitExpiries({ unit, canOverride, onClose }: UnitExpiriesProps) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  const [overrideExpiry, setOverrideExpiry] = useState<ApiUnitExpiry | null>(null);
  return (
    <>
      <FormDialog
        key={unit?.id ?? "closed"}
        open={unit !== null}
        onClose={onClose}
        title="Scadenze"
        subtitle={unit ? unitTitle(unit) : ""}
        schema={newUnitExpirySchema}
        values={{ kind: "inspection", due_on: "", due_kilometres: null, note: "" }}
        draft={{ form: "unit-expiry", subject: unit?.id ?? "" }}
        failure={EXPIRY_WORDS.addFailed}
        submit="Aggiungi"
        save={async (body) => {
          if (!unit) return;
          const parameters = { id: unit.id };
          await callOnce({ parameters, body }, (idempotencyKey) =>
            api.post("/api/units/:id/expiries", { parameters, body, idempotencyKey }),
          );
          toast.success(EXPIRY_WORDS.added);
          await revalidate();
        }}
      >
        {unit?.blocked && (
          <FieldBox>
            <NoticeBox tone="critical">{`Non si può prenotare né consegnare: ${unit.blocked.reason}.`}</NoticeBox>
          </FieldBox>
        )}
        {unit && (
          <OpenExpiries expiries={unit.expiries} onOverride={canOverride ? setOverrideExpiry : null} onDone={onClose} />
        )}
        <PanelSelectField name="kind" label="Che cosa scade" span={6} options={EXPIRY_OPTIONS} required />
        <TextField name="due_on" label="Ultimo giorno valido" span={6} type="date" />
        <NumberField name="due_kilometres" label="O ai chilometri" span={6} suffix="km" />
        <TextField name="note" label="Nota" span={6} maxLength={500} />
      </FormDialog>
      {/* Outside the other form, because submitting a nested form would submit both. */}
      <OverrideForm expiry={overrideExpiry} onClose={() => setOverrideExpiry(null)} onDone={onClose} />
    </>
  );
}

interface OpenExpiriesProps {
  expiries: readonly ApiUnitExpiry[];
  /** Opens the override form; null for users who may not override an expiry. */
  onOverride: ((expiry: ApiUnitExpiry) => void) | null;
  onDone: () => void;
}

function OpenExpiries({ expiries, onOverride, onDone }: OpenExpiriesProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const renew = async ({ id, version }: ApiUnitExpiry) => {
    try {
      await api.patch("/api/unit_expiries/:id", { parameters: { id }, body: { done: true, version } });
      toast.success(EXPIRY_WORDS.renewed);
      await revalidate();
      onDone();
    } catch (thrown) {
      toast.failure(thrown, EXPIRY_WORDS.renewFailed);
    }
  };
  return (
    <FieldBox>
      <FieldLegend as="p">Aperte</FieldLegend>
      {expiries.length === 0 && <p className={textStyles.meta}>{EXPIRY_WORDS.none}</p>}
      <ul className={styles.open}>
        {expiries.map((expiry) => (
          <li key={expiry.id}>
            <div>
              {expiryText(expiry)}
              {expiry.note && <p className={textStyles.meta}>{expiry.note}</p>}
              {expiry.override_until && <p className={textStyles.meta}>{expiryOverrideText(expiry)}</p>}
            </div>
            <div className={styles.acts}>
              <Button small onClick={() => void renew(expiry)} aria-label={`Rinnovata: ${expiryText(expiry)}`}>
                Rinnovata
              </Button>
              {onOverride && (
                <Button small onClick={() => onOverride(expiry)} aria-label={`Sblocca: ${expiryText(expiry)}`}>
                  Sblocca
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </FieldBox>
  );
}

interface OverrideFormProps {
  /** Null closes the dialog. */
  expiry: ApiUnitExpiry | null;
  onClose: () => void;
  onDone: () => void;
}

/** Lets an admin suspend the block of an expiry until a day, with a reason. */
function OverrideForm({ expiry, onClose, onDone }: OverrideFormProps) {
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
