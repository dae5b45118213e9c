import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { ThumbnailList } from "#app/features/admin/bookings/handover/thumbnail-list.tsx";
import { PictureDropZone } from "#app/features/admin/pictures/picture-drop-zone.tsx";
import { withPicture } from "#app/features/admin/pictures/picture-list-field.tsx";
import { usePictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";

interface PicturesFieldProps {
  /** The name of the form field, a list of picture URLs. */
  name: string;
  label: string;
  /** Whether the list shows a picture; by default it shows all. */
  isListed?: (address: string) => boolean;
  /** Another control for a picture. */
  actionOf?: (address: string, number: number) => ReactNode;
}

/** Pictures of a car's condition, for staff only: dropped, taken or selected, uploaded immediately, shown as removable thumbnails. */
export function PicturesField({ name, label, isListed = () => true, actionOf }: PicturesFieldProps) {
  const { field, fieldState } = useController({ name });
  const addresses: string[] = field.value ?? [];
  const { getValues } = useFormContext();
  const uploads = usePictureUploads(
    (address, laterAddresses) => field.onChange(withPicture(getValues(name) ?? [], address, laterAddresses)),
    { restricted: true },
  );
  const error = fieldState.error?.message;
  return (
    <FieldBox as="fieldset">
      <FieldLegend>{label}</FieldLegend>
      <ThumbnailList>
        {addresses.filter(isListed).map((address, index) => (
          <li key={address}>
            <img src={address} alt={HANDOVER_WORDS.picture({ number: index + 1 })} width={64} height={48} />
            {actionOf?.(address, index + 1)}
            <IconButton
              icon="close"
              small
              label={HANDOVER_WORDS.removePicture({ number: index + 1 })}
              onClick={() => field.onChange(addresses.filter((other) => other !== address))}
            />
          </li>
        ))}
      </ThumbnailList>
      <PictureDropZone uploads={uploads} />
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
    </FieldBox>
  );
}
