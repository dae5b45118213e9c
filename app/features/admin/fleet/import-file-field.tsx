import { useId } from "react";
import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./import-file-field.module.css";

interface ImportFileFieldProps {
  pending: boolean;
  onFile: (file: File) => void;
}

/** Where the file is dropped or chosen; an export of the list is a file of this kind. */
export function ImportFileField({ pending, onFile }: ImportFileFieldProps) {
  const id = useId();
  return (
    <label
      className={styles.file}
      htmlFor={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !pending) onFile(file);
      }}
    >
      <Icon name="upload" />
      <span>
        Trascina qui il file, o <span className={textStyles.link}>sceglilo</span>
      </span>
      <span className={textStyles.meta}>
        Ha le colonne di «Esporta, per importarla di nuovo»; bastano Slug e quelle da cambiare. Nulla è scritto prima
        dell'anteprima.
      </span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={pending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again once it is put right.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
