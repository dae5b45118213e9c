import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { OFFER_KEYS } from "#domain/site-configuration.ts";

/** What the company offers beside cars (product.md#settings). Switching off an offer with open work needs a confirmation, which the server demands. */
export function OfferFields() {
  return (
    <FormSection id="offerta" title="Che cosa offre la casa">
      <FieldBox>
        <FieldHint>{WORDS.offersNote}</FieldHint>
      </FieldBox>
      {OFFER_KEYS.map((offer) => (
        <SwitchField key={offer} name={`offers_${offer}`} label={SETTING_WORDS[`offers_${offer}`]} />
      ))}
    </FormSection>
  );
}
