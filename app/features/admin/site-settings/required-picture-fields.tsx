import { useController } from "react-hook-form";
import { FieldBox, FieldHint, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import {
  HANDOVER_PICTURE_KINDS,
  HANDOVER_PICTURE_WORDS,
  type HandoverPictureKind,
} from "#domain/bookings/handover-pictures.ts";
import { REQUIRED_PICTURE_WORDS } from "#domain/forms/site-settings/required-picture-settings.ts";
import { REQUIRED_PICTURES_WORDS as WORDS } from "./required-picture-fields-words.ts";
import styles from "./required-pictures.module.css";

/** Which pictures staff must take at pickup and return (product.md#handover). */
export function RequiredPictureFields() {
  return (
    <FormSection id="foto-richieste" title={WORDS.title}>
      <FieldBox>
        <FieldHint>{WORDS.note}</FieldHint>
      </FieldBox>
      <KindCheckboxes name="pickup_pictures" />
      <KindCheckboxes name="return_pictures" />
    </FormSection>
  );
}

function KindCheckboxes({ name }: { name: keyof typeof REQUIRED_PICTURE_WORDS }) {
  const { field, fieldState } = useController({ name });
  const chosen: readonly HandoverPictureKind[] = field.value ?? [];
  const toggle = (kind: HandoverPictureKind) =>
    field.onChange(HANDOVER_PICTURE_KINDS.filter((other) => chosen.includes(other) !== (other === kind)));
  const error = fieldState.error?.message;
  return (
    <FieldBox as="fieldset" className={styles.kinds}>
      <FieldLegend>{REQUIRED_PICTURE_WORDS[name]}</FieldLegend>
      {HANDOVER_PICTURE_KINDS.map((kind, index) => (
        <label key={kind} className={styles.kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={() => toggle(kind)}
            onBlur={field.onBlur}
            ref={index === 0 ? field.ref : undefined}
          />
          {HANDOVER_PICTURE_WORDS[kind]}
        </label>
      ))}
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
    </FieldBox>
  );
}
