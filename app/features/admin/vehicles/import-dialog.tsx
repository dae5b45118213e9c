import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { countActions } from "#app/features/admin/vehicles/import-changes.ts";
import { ImportPreview } from "#app/features/admin/vehicles/import-preview.tsx";
import { MissingBrandsAndCities } from "#app/features/admin/vehicles/missing-brands-and-cities.tsx";
import { CSV_TEMPLATE_LABEL, downloadVehicleCsvTemplate } from "#app/features/admin/vehicles/vehicle-csv-template.ts";
import { vehicleFailureText } from "#app/features/admin/vehicles/vehicle-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiVehicleImport } from "#domain/api/vehicles/vehicles.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./import-dialog.module.css";

const IMPORT_PATH = "/api/vehicles/import";
const UNREADABLE = "Il file non si può leggere.";
const IMPORT_FAILED = "l'importazione non è riuscita";

/** Imports a CSV: first a preview of each row's outcome, then all rows or none. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Importa la flotta" subtitle="da un file CSV" size="wide">
      <ImportSteps onClose={onClose} />
    </Dialog>
  );
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<Blob | null>(null);
  const [preview, setPreview] = useState<ApiVehicleImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const counts = countActions(preview?.rows ?? []);
  const writtenRowCount = counts.create + counts.update;

  const previewFile = async (chosenFile: Blob) => {
    const csv = new Blob([chosenFile], { type: "text/csv" });
    setPending(true);
    setProblem(null);
    setPreview(null);
    setFile(csv);
    try {
      setPreview(await api.post(IMPORT_PATH, { query: { dryRun: true }, body: csv }));
    } catch (thrown) {
      setProblem(problemMessage(thrown, UNREADABLE));
    }
    setPending(false);
  };
  const importFile = async () => {
    if (!file) return;
    setPending(true);
    try {
      const importedCounts = countActions((await api.post(IMPORT_PATH, { body: file })).rows);
      toast.success(panelMessages.fleet.imported(importedCounts.create, importedCounts.update));
      await revalidate();
      onClose();
    } catch (thrown) {
      toast.error(vehicleFailureText(thrown, IMPORT_FAILED));
      setPending(false);
    }
  };

  return (
    <>
      <DialogBody>
        <ImportFileField pending={pending} onFile={previewFile} />
        {problem && (
          <NoticeBox className={styles.problem} tone="critical" role="alert">
            {problem}
          </NoticeBox>
        )}
        {preview && <MissingBrandsAndCities missing={preview.missing} onCreated={() => file && previewFile(file)} />}
        {preview && <ImportPreview preview={preview} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void downloadVehicleCsvTemplate()}>{CSV_TEMPLATE_LABEL}</Button>
        <Button onClick={onClose}>Annulla</Button>
        <Button
          look="primary"
          pending={pending}
          disabled={writtenRowCount === 0 || counts.wrong > 0}
          onClick={importFile}
        >
          {writtenRowCount > 0 && counts.wrong === 0
            ? `Importa ${writtenRowCount} ${writtenRowCount === 1 ? "vettura" : "vetture"}`
            : "Importa"}
        </Button>
      </DialogFooter>
    </>
  );
}

interface ImportFileFieldProps {
  pending: boolean;
  onFile: (file: File) => void;
}

/** The area where the file is dropped or selected. It accepts the format of the list's export. */
function ImportFileField({ pending, onFile }: ImportFileFieldProps) {
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
          // Allows selecting the same file again after a correction.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
