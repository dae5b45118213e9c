import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { changedFields } from "#app/ui/panel/forms/form-changes.ts";
import { DraftOwner } from "./draft-owner.ts";
import { type Draft, type DraftName, dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import { useUnsaved } from "./unsaved.tsx";

/** What a form's draft is kept under, besides the person. */
export type DraftOf = Omit<DraftName, "owner">;

export interface FormDraft {
  /** The form began with a draft that was kept. */
  resumed: boolean;
  /** Version of the row that the form's values were begun on. */
  version: number | undefined;
  /** Back to what the form began with. */
  discard: () => void;
  /** What was typed is sent or given up: no draft, and no question before leaving. */
  settle: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, over a reload too, and has the panel ask before it is left. Without `of` no draft is
 * kept: for passwords and codes. `version` is the row's as it is opened; a new one has none.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  of: DraftOf | undefined,
  version?: number,
): FormDraft {
  const owner = useContext(DraftOwner);
  const [form_, subject] = [of?.form, of?.subject];
  const name = useMemo(
    () => (owner && form_ !== undefined && subject !== undefined ? { owner, form: form_, subject } : null),
    [owner, form_, subject],
  );
  const [kept, setKept] = useState(() => resume(form, name));
  // As it was opened: the screen may read the row anew meanwhile, the form does not.
  const [opened] = useState(version);
  const begunOn = kept ? (kept.version ?? undefined) : opened;
  /** What was written last: a form speaks up for other reasons than a key, also after it was sent. */
  const written = useRef("");
  const release = useUnsaved(form.formState.isDirty, name !== null);

  const { subscribe } = form;
  useEffect(() => {
    if (!name) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changes = changedFields(values, defaultValues);
        const text = JSON.stringify(changes);
        if (text === written.current) return;
        written.current = text;
        keepDraft(name, { version: begunOn ?? null, changes });
      },
    });
  }, [name, begunOn, subscribe]);

  const settle = () => {
    if (name) dropDraft(name);
    release();
    setKept(null);
  };
  const discard = () => {
    settle();
    form.reset();
  };
  return { resumed: kept !== null, version: begunOn, discard, settle };
}

/** Before the fields are there: they begin with what was kept, and differ from their defaults as they did. */
function resume<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: DraftName | null,
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
