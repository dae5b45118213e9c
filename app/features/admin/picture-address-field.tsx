import { useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { PICTURE_TYPES, useUploads } from "#app/features/admin/pictures/use-uploads.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldGrid, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { pictureAddress } from "#domain/forms/row-fields.ts";
import styles from "./picture-address-field.module.css";

interface PictureAddressFieldProps {
  name: string;
  label: string;
}

/** One picture: its address, typed or uploaded, and the picture as soon as there is one. */
export function PictureAddressField({ name, label }: PictureAddressFieldProps) {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const address: unknown = useWatch({ name });
  const shown = pictureAddress.safeParse(address);
  const chooser = useRef<HTMLInputElement>(null);
  const { waiting, refused, send } = useUploads((uploaded) =>
    setValue(name, uploaded, { shouldDirty: true, shouldValidate: isSubmitted }),
  );
  return (
    <FieldBox className={styles.root}>
      <div className={styles.view}>{shown.success && <img key={shown.data} src={shown.data} alt="" />}</div>
      <FieldGrid>
        <TextField
          name={name}
          label={label}
          span={12}
          inputMode="url"
          autoComplete="off"
          placeholder="https://…, o un'immagine caricata"
        />
      </FieldGrid>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={`File per: ${label}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after a refusal.
          target.value = "";
          void send(files);
        }}
      />
      <Button
        icon="upload"
        pending={waiting.length > 0}
        onClick={() => chooser.current?.click()}
        aria-label={`Carica: ${label}`}
      >
        {waiting.length > 0 ? "Caricamento..." : "Carica"}
      </Button>
      {refused.map(({ name: file, reason }) => (
        <PanelFieldError key={file} className={styles.problem} role="alert">
          {file}: {reason}
        </PanelFieldError>
      ))}
    </FieldBox>
  );
}
