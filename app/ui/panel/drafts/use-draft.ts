import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { changedFields } from "#app/ui/panel/forms/form-changes.ts";
import { DraftOwnerContext } from "./draft-owner-context.ts";
import { type Draft, type DraftKey, deleteDraft, readDraft, saveDraft } from "./draft-store.ts";
import { useRegisterUnsaved } from "./unsaved-changes.tsx";

/** What a form's draft is kept under, besides the person. */
export type DraftTarget = Omit<DraftKey, "owner">;

export interface FormDraft {
  /** The form began with a draft that was kept. */
  isRestored: boolean;
  /** Version of the row that the form's values were begun on. */
  version: number | undefined;
  /** Back to what the form began with. */
  discard: () => void;
  /** What was typed is sent or given up: no draft, and no question before leaving. */
  clear: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, over a reload too, and has the panel ask before it is left. Without `of` no draft is
 * kept: for passwords and codes. `version` is the row's as it is opened; a new one has none.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  target: DraftTarget | undefined,
  version?: number,
): FormDraft {
  const owner = useContext(DraftOwnerContext);
  const [formName, subject] = [target?.form, target?.subject];
  const name = useMemo(
    () => (owner && formName !== undefined && subject !== undefined ? { owner, form: formName, subject } : null),
    [owner, formName, subject],
  );
  const [restored, setRestored] = useState(() => restoreDraft(form, name));
  // As it was opened: the screen may read the row anew meanwhile, the form does not.
  const [openedVersion] = useState(version);
  const baseVersion = restored ? (restored.version ?? undefined) : openedVersion;
  /** What was written last: a form speaks up for other reasons than a key, also after it was sent. */
  const lastSavedText = useRef("");
  const release = useRegisterUnsaved(form.formState.isDirty, name !== null);

  const { subscribe } = form;
  useEffect(() => {
    if (!name) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changedFields(values, defaultValues);
        const text = JSON.stringify(changes);
        if (text === lastSavedText.current) return;
        lastSavedText.current = text;
        saveDraft(name, { version: baseVersion ?? null, changes });
      },
    });
  }, [name, baseVersion, subscribe]);

  const clear = () => {
    if (name) deleteDraft(name);
    release();
    setRestored(null);
  };
  const discard = () => {
    clear();
    form.reset();
  };
  return { isRestored: restored !== null, version: baseVersion, discard, clear };
}

/** Before the fields are there: they begin with what was kept, and differ from their defaults as they did. */
function restoreDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: DraftKey | null,
): Draft | null {
  const draft = name && readDraft(name);
  if (!draft) return null;
  const known = Object.entries(draft.changes).filter(([field]) => field in form.getValues());
  if (known.length === 0) return null;
  form.reset({ ...form.getValues(), ...Object.fromEntries(known) } as DefaultValues<Values>, {
    keepDefaultValues: true,
  });
  return draft;
}
