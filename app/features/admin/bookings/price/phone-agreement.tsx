import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { AgreementFields } from "./agreement-fields.tsx";

/** A price agreed while the renter is on the phone; nothing of it is sent until it is opened. */
export function PhoneAgreement({ listTotal }: { listTotal: number | null }) {
  const { setValue } = useFormContext();
  const agreed: unknown = useWatch({ name: "agreed" });
  const open = agreed !== undefined && agreed !== null;
  return (
    <FormSection id="agreement" title="Il prezzo">
      {open && <AgreementFields within="agreed." listTotal={listTotal} />}
      <FieldBox span={12}>
        {open ? (
          <Button onClick={() => setValue("agreed", undefined, { shouldDirty: true })}>Torna al listino</Button>
        ) : (
          <Button
            onClick={() => setValue("agreed", { kind: "percent", value: null, reason: "" }, { shouldDirty: true })}
          >
            Concorda il prezzo
          </Button>
        )}
      </FieldBox>
    </FormSection>
  );
}
