import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CustomerEntries } from "#app/features/admin/customers/customer-entries.tsx";
import {
  CONSENT_PURPOSE_LABELS,
  CONSENT_SOURCE_LABELS,
  CUSTOMER_WORDS,
  consentEvidenceText,
  consentText,
} from "#app/features/admin/customers/customer-words.ts";
import { italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { CONSENT_TEXT_LABEL } from "#domain/customers/customer-words.ts";
import { customerConsentSchema } from "#domain/forms/customers/customer.ts";

const PURPOSES = Object.entries(CONSENT_PURPOSE_LABELS).map(([value, label]) => ({ value, label }));
const SOURCES = (["phone", "counter", "email"] as const).map((value) => ({
  value,
  label: CONSENT_SOURCE_LABELS[value],
}));

/** Lists the consents that a customer gave or withdrew, with time, place and text version. */
export function CustomerConsents({ customer: { id, consents } }: { customer: ApiCustomerDetail }) {
  const { timeZone } = useSite();
  const toast = useToast();
  const once = useIdempotentCall();
  const { revalidate } = useRevalidator();
  return (
    <CustomerEntries
      title="Consensi"
      add="Registra un consenso"
      none="Nessun consenso registrato."
      entries={consents}
      entry={(consent) => (
        <>
          <p>{consentText(consent)}</p>
          <p className={textStyles.meta}>
            {consentEvidenceText(consent, italianMomentText(consent.given_at, timeZone))}
          </p>
        </>
      )}
      form={(state) => (
        <FormDialog
          {...state}
          size="narrow"
          title="Consenso"
          schema={customerConsentSchema}
          values={{ purpose: "marketing", granted: true, source: "phone", text_version: "" }}
          draft={{ form: "customer-consent", subject: id }}
          failure={CUSTOMER_WORDS.consentFailed}
          save={async (body) => {
            await once({ id, body }, (idempotencyKey) =>
              api.post("/api/customers/:id/consents", { parameters: { id }, body, idempotencyKey }),
            );
            toast.success(CUSTOMER_WORDS.consentRecorded);
            await revalidate();
          }}
        >
          <PanelSelectField name="purpose" label="A che cosa" span={12} options={PURPOSES} />
          <SwitchField name="granted" label="Dato" hint="Spento, il consenso è ritirato." />
          <PanelSelectField name="source" label="Dove" span={12} options={SOURCES} />
          <TextField
            name="text_version"
            label={CONSENT_TEXT_LABEL}
            required
            span={12}
            autoComplete="off"
            hint="La versione dell'informativa, o le parole dette: è la prova."
          />
        </FormDialog>
      )}
    />
  );
}
