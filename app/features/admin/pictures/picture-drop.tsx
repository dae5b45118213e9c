import { type DragEvent, useId, useState } from "react";
import { PICTURE_TYPES, type Uploads } from "#app/features/admin/pictures/use-uploads.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./pictures.module.css";

/** Where files are dropped or chosen; below it what is on its way, and what was refused and why. */
export function PictureDrop({ uploads }: { uploads: Uploads }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { waiting, refused, send } = uploads;
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <>
      <label
        className={styles.drop}
        data-over={over || undefined}
        htmlFor={id}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          void send([...event.dataTransfer.files]);
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
          accept={PICTURE_TYPES}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file may be chosen again after a refusal.
            target.value = "";
            void send(files);
          }}
        />
      </label>
      <p className={textStyles.meta} role="status">
        {waiting.length > 0 &&
          `Caricamento di ${waiting[0]}${waiting.length > 1 ? `, altre ${waiting.length - 1}` : ""}…`}
      </p>
      {refused.map(({ name, reason }) => (
        <PanelFieldError key={name} role="alert">
          {name}: {reason}
        </PanelFieldError>
      ))}
    </>
  );
}
