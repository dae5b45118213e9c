import { type DragEvent, useId, useState } from "react";
import { ACCEPTED_PICTURE_TYPES, type PictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./pictures.module.css";

/** The area where files are dropped or selected, with pending and refused uploads below it. */
export function PictureDropZone({ uploads }: { uploads: PictureUploads }) {
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const { pendingNames, failures, upload } = uploads;
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <>
      <label
        className={styles.drop}
        data-over={isDragOver || undefined}
        htmlFor={id}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsDragOver(false);
          void upload([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" />
        <span>
          Trascina qui le foto, o <span className={textStyles.link}>sceglile</span>
        </span>
        <span className={textStyles.meta}>JPEG, PNG, WebP o AVIF, al massimo 10 MiB l'una</span>
        <input
          id={id}
          type="file"
          accept={ACCEPTED_PICTURE_TYPES}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows selecting the same file again after a refusal.
            target.value = "";
            void upload(files);
          }}
        />
      </label>
      <p className={textStyles.meta} role="status">
        {pendingNames.length > 0 &&
          `Caricamento di ${pendingNames[0]}${pendingNames.length > 1 ? `, altre ${pendingNames.length - 1}` : ""}…`}
      </p>
      {failures.map(({ name, reason }) => (
        <PanelFieldError key={name} role="alert">
          {name}: {reason}
        </PanelFieldError>
      ))}
    </>
  );
}
