import { useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { PictureEditor } from "#app/features/admin/pictures/picture-editor.tsx";
import { PictureUploadList } from "#app/features/admin/pictures/picture-upload-list.tsx";
import { PICTURE_WORDS } from "#app/features/admin/pictures/picture-words.ts";
import { useFileDrop } from "#app/features/admin/pictures/use-file-drop.ts";
import { ACCEPTED_PICTURE_TYPES, usePictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { useUploadedPictures } from "#app/features/admin/pictures/use-uploaded-pictures.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldGrid } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import styles from "./picture-url-field.module.css";

interface PictureUrlFieldProps {
  name: string;
  label: string;
  /** The picture is shown small, as a logo is. */
  mayBeSmall?: boolean;
  /** The site crops the picture, so staff can set its focal point. */
  isCropped?: boolean;
}

/** A picture field: its URL, typed or from a chosen or dropped file, and a preview once the URL is valid. */
export function PictureUrlField({ name, label, mayBeSmall = false, isCropped = false }: PictureUrlFieldProps) {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const address: unknown = useWatch({ name });
  const parsedUrl = pictureUrlField.safeParse(address);
  const pictures = useUploadedPictures(isCropped && parsedUrl.success ? [parsedUrl.data] : []);
  const stored = parsedUrl.success ? pictures.find(parsedUrl.data) : undefined;
  const [isEditing, setIsEditing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = usePictureUploads(
    (uploaded) => setValue(name, uploaded, { shouldDirty: true, shouldValidate: isSubmitted }),
    { mayBeSmall },
  );
  // The field has one picture, so further files are ignored.
  const upload = (files: readonly File[]) => uploads.upload(files.slice(0, 1));
  const fileDrop = useFileDrop(upload);
  return (
    <FieldBox className={styles.root} {...fileDrop}>
      <div className={styles.view}>{parsedUrl.success && <img key={parsedUrl.data} src={parsedUrl.data} alt="" />}</div>
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
        accept={ACCEPTED_PICTURE_TYPES}
        aria-label={`File per: ${label}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows selecting the same file again after a refusal.
          target.value = "";
          upload(files);
        }}
      />
      <Button
        icon="upload"
        pending={uploads.isUploading}
        onClick={() => chooser.current?.click()}
        aria-label={`Carica: ${label}`}
      >
        {uploads.isUploading ? "Caricamento..." : "Carica"}
      </Button>
      {stored && (
        <>
          <Button look="ghost" icon="edit" small onClick={() => setIsEditing(true)}>
            {PICTURE_WORDS.editFocalPoint({ label })}
          </Button>
          <PictureEditor
            edited={isEditing ? { picture: stored, title: label } : null}
            finishes={[]}
            hasView={false}
            onClose={() => setIsEditing(false)}
            onSaved={pictures.replace}
          />
        </>
      )}
      <PictureUploadList uploads={uploads} />
    </FieldBox>
  );
}
