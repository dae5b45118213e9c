import { useEffect } from "react";
import { useController, useFormContext } from "react-hook-form";
import { PictureStrip } from "#app/features/admin/bookings/handover/picture-strip.tsx";
import { PictureDrop } from "#app/features/admin/pictures/picture-drop.tsx";
import { useUploads } from "#app/features/admin/pictures/use-uploads.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLegend, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";

interface PicturesFieldProps {
  /** The form's list of addresses. */
  name: string;
  label: string;
  /** The form's word for that some are still on their way. */
  uploading: string;
}

/** Pictures of a car's state, for staff alone: dropped, taken or chosen, uploaded at once, shown small, taken away again. */
export function PicturesField({ name, label, uploading }: PicturesFieldProps) {
  const { field, fieldState } = useController({ name });
  const { field: busy, fieldState: busyState } = useController({ name: uploading });
  const addresses: string[] = field.value ?? [];
  const { getValues } = useFormContext();
  // Several files come one after the other: each joins what is there by then.
  const uploads = useUploads((address) => field.onChange([...new Set([...(getValues(name) ?? []), address])]), {
    restricted: true,
  });
  const waits = uploads.waiting.length > 0;
  useEffect(() => {
    if (busy.value !== waits) busy.onChange(waits);
  }, [busy, waits]);
  const error = fieldState.error?.message ?? (waits ? busyState.error?.message : undefined);
  return (
    <FieldBox as="fieldset">
      <FieldLegend>{label}</FieldLegend>
      <PictureStrip>
        {addresses.map((address, index) => (
          <li key={address}>
            <img src={address} alt={`Foto ${index + 1}`} width={64} height={48} />
            <IconButton
              icon="close"
              small
              label={`Togli la foto ${index + 1}`}
              onClick={() => field.onChange(addresses.filter((other) => other !== address))}
            />
          </li>
        ))}
      </PictureStrip>
      <PictureDrop uploads={uploads} />
      {error && <PanelFieldError role="alert">{error}</PanelFieldError>}
    </FieldBox>
  );
}
