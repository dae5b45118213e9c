import { useWatch } from "react-hook-form";
import {
  AGREEMENT_OPTIONS,
  agreementSentence,
  agreementUnit,
} from "#app/features/admin/bookings/rental/rental-words.ts";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";

interface AgreementFieldsProps {
  /** Prefix of the field names within another form: "agreed.". */
  namePrefix?: string;
  /** The list price in euros; null while no car is selected. */
  listTotal: number | null;
}

/** The fields of an agreed price: kind, amount and reason. */
export function AgreementFields({ namePrefix = "", listTotal }: AgreementFieldsProps) {
  const [kind, value] = useWatch({ name: [`${namePrefix}kind`, `${namePrefix}value`] });
  return (
    <>
      <PanelSelectField name={`${namePrefix}kind`} label="Che cosa si concorda" options={AGREEMENT_OPTIONS} span={6} />
      {kind !== "list" && (
        <NumberField name={`${namePrefix}value`} label="Quanto" required suffix={agreementUnit(kind)} span={6} />
      )}
      <TextareaField
        name={`${namePrefix}reason`}
        label="Motivo"
        required
        span={12}
        rows={2}
        hint={listTotal === null ? "Lo legge solo lo staff." : agreementSentence(kind, value ?? null, listTotal)}
      />
    </>
  );
}
