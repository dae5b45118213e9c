import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { TRANSLATIONS_WORDS as WORDS } from "#app/features/admin/translations/translations-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldGrid, FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiTranslationImport } from "#domain/api/content-texts/content-texts.ts";
import { IMPORT_STATES } from "#domain/forms/content-texts/translation-file.ts";
import styles from "./translations.module.css";

type ImportState = (typeof IMPORT_STATES)[number];

const STATE_LABELS: Readonly<Record<ImportState, string>> = {
  file: "Come dice il file",
  draft: "Bozze",
  approved: "Approvate",
};

/** Imports a file of translations and lists the refused texts with their reasons (product.md#translation-files). */
export function TranslationImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={WORDS.importTitle}>
      <ImportForm onClose={onClose} />
    </Dialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<ImportState>("draft");
  const [result, setResult] = useState<ApiTranslationImport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const importFile = async () => {
    if (!file) return;
    setPending(true);
    setProblem(null);
    try {
      const format = /\.csv$/i.test(file.name) ? ("csv" as const) : ("xliff" as const);
      const imported = await api.post("/api/content_texts/import", {
        body: { format, state, content: await file.text() },
      });
      setResult(imported);
      toast.success(WORDS.importDone(imported.stored));
      await revalidate();
    } catch (thrown) {
      setProblem(problemMessage(thrown, WORDS.importFailed));
    }
    setPending(false);
  };
  return (
    <>
      <DialogBody>
        <FieldGrid>
          <FieldBox>
            <FieldLabel htmlFor={`${id}-file`}>File</FieldLabel>
            <Input
              id={`${id}-file`}
              type="file"
              accept=".csv,.xlf,.xliff"
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                setResult(null);
              }}
            />
            <FieldHint id={`${id}-hint`}>{WORDS.importHint}</FieldHint>
          </FieldBox>
          <FieldBox>
            <FieldLabel htmlFor={`${id}-state`}>{WORDS.importState}</FieldLabel>
            <Select
              id={`${id}-state`}
              value={state}
              onChange={({ target }) => setState(IMPORT_STATES.find((one) => one === target.value) ?? "draft")}
            >
              {IMPORT_STATES.map((one) => (
                <option key={one} value={one}>
                  {STATE_LABELS[one]}
                </option>
              ))}
            </Select>
          </FieldBox>
          {problem && (
            <FieldBox>
              <NoticeBox tone="critical" role="alert">
                {problem}
              </NoticeBox>
            </FieldBox>
          )}
          {result && <ImportResult {...result} />}
        </FieldGrid>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{result ? "Chiudi" : "Annulla"}</Button>
        <Button look="primary" pending={pending} disabled={!file || result !== null} onClick={importFile}>
          {WORDS.import}
        </Button>
      </DialogFooter>
    </>
  );
}

function ImportResult({ stored, unchanged, empty, refused }: ApiTranslationImport) {
  return (
    <FieldBox role="status">
      <p>{WORDS.importDone(stored)}</p>
      <FieldHint>{WORDS.importSummary(unchanged, empty)}</FieldHint>
      {refused.length > 0 && (
        <>
          <p>{WORDS.importRefused(refused.length)}</p>
          <ul className={styles.refused}>
            {refused.map(({ row, note, reason }) => (
              <li key={row}>
                <b>{`${row}. ${note}`}</b> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </FieldBox>
  );
}
