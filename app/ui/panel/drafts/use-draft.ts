import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { changedFields } from "#app/ui/panel/forms/form-changes.ts";
import { DraftOwnerContext } from "./draft-owner-context.ts";
import { type Draft, type DraftKey, deleteDraft, readDraft, saveDraft } from "./draft-store.ts";
import { useRegisterUnsaved } from "./unsaved-changes.tsx";

/** Key of a form's draft, without the user. */
export type DraftTarget = Omit<DraftKey, "owner">;

export interface FormDraft {
  /** The form started from a saved draft. */
  isRestored: boolean;
  /** Version of the row on which the form's values are based. */
  version: number | undefined;
  /** Deletes the draft and resets the form. */
  discard: () => void;
  /** Deletes the draft and unregisters the changes, after they were saved or discarded. */
  clear: () => void;
}

/**
 * Saves a form's changes as a draft until they are submitted, even across a reload, and asks before the form is left. Without `target` no draft is
 * saved: for passwords and codes. `version` is the row's version when opened; undefined for a new row.
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
  // Version when opened: the screen may reload the row meanwhile, but not the form's values.
  const [openedVersion] = useState(version);
  const baseVersion = restored ? (restored.version ?? undefined) : openedVersion;
  /** Last saved draft, to ignore notifications without changes, such as those after a submission. */
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

/** Runs before the fields mount: they start with the draft's values and are dirty against their defaults. */
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
