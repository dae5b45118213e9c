import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { listOpenWork, type OpenWork } from "#app/features/admin/site-settings/open-work.ts";
import { SETTINGS_WORDS as WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { FieldBox, FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { SETTING_WORDS } from "#domain/forms/site-settings/site-settings-words.ts";
import { OFFER_KEYS, type OfferKey } from "#domain/site-configuration.ts";

/** What the company offers beside cars (product.md#settings). */
export function OfferFields() {
  return (
    <FormSection id="offerta" title="Che cosa offre la casa">
      <FieldBox>
        <FieldHint>{WORDS.offersNote}</FieldHint>
      </FieldBox>
      {OFFER_KEYS.map((offer) => (
        <OfferField key={offer} offer={offer} />
      ))}
    </FormSection>
  );
}

/** The switch of an offer; switched off, it first lists what is still open. */
function OfferField({ offer }: { offer: OfferKey }) {
  const name = `offers_${offer}` as const;
  const isOffered: boolean = useWatch({ name });
  const { defaultValues } = useFormState();
  return (
    <>
      <SwitchField name={name} label={SETTING_WORDS[name]} />
      {!isOffered && defaultValues?.[name] === true && <OpenWorkNotice offer={offer} />}
    </>
  );
}

/** Lists the open requests and orders of an offer that is being switched off. */
function OpenWorkNotice({ offer }: { offer: OfferKey }) {
  const [openWork, setOpenWork] = useState<readonly OpenWork[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    listOpenWork(offer, abort.signal)
      .then(setOpenWork)
      // The switch works without the list.
      .catch(() => {});
    return () => abort.abort();
  }, [offer]);
  if (openWork.length === 0) return null;
  return (
    <FieldBox>
      <NoticeBox as="div" role="status">
        <p>{WORDS.openWork(openWork.length)}</p>
        <ul>
          {openWork.map(({ reference, name, path }) => (
            <li key={reference}>
              <Link className={textStyles.link} to={path}>
                {reference}
              </Link>{" "}
              {name}
            </li>
          ))}
        </ul>
      </NoticeBox>
    </FieldBox>
  );
}
