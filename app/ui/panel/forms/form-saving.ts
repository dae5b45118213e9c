import { useLayoutEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useSingleToast, useToast } from "#app/ui/panel/overlays/toast.tsx";
import { applyChanges } from "./form-changes.ts";
import { isProblem, type Problem, problemMessage } from "./problem.ts";

export interface CurrentRow<Values> {
  values: Values;
  version: number;
}

/** How a form is submitted. */
export interface FormSaving<Values extends FieldValues, Output> {
  /** Version of the row when opened; undefined for a new row. */
  version?: number | undefined;
  /**
   * Submits the values; a thrown error is shown. Resolving closes the dialog. If `save` navigates away or reloads a screen whose form remounts, it
   * calls `settle` first, or the panel warns about unsaved changes, or the new form restores the saved draft with its old version.
   */
  save: (output: Output, version: number | undefined, settle: () => void) => Promise<void>;
  /** Loads the current row, after somebody else changed it. */
  reload?: () => Promise<CurrentRow<Values>>;
  /** Toast text if the server gives no reason. */
  failure: string;
}

export interface StaleState {
  /** The server's message: who changed the row and when. */
  message: string;
  onReload: () => Promise<void>;
  /** Applies this form's changes to the current row and saves. */
  onSaveAnyway: () => Promise<void>;
}

/**
 * Submits a form and places server errors: on a field, above the fields, or as a question about a stale version. Their toast closes when the form is
 * saved or closed.
 */
export function useFormSaving<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { version, save, reload, failure }: FormSaving<Values, Output>,
  onSaved: () => void,
): { submit: (output: Output) => Promise<void>; showInvalid: (reason: string) => void; stale: StaleState | null } {
  const toast = useToast();
  const showToast = useSingleToast();
  /** Version of the row after a reload. */
  const [reloadedVersion, setReloadedVersion] = useState<number>();
  const [staleMessage, setStaleMessage] = useState<string | null>(null);
  /** First field with a server error; a new object for each failure. */
  const [firstRefusedField, setFirstRefusedField] = useState<{ path: Path<Values> } | null>(null);
  // Runs after the render, because the refusal may have added the field, and before the focus returns to the submit button.
  useLayoutEffect(() => {
    if (firstRefusedField) form.setFocus(firstRefusedField.path);
  }, [firstRefusedField, form]);

  const send = async (output: Output, sentVersion: number | undefined) => {
    try {
      await save(output, sentVersion, onSaved);
      showToast(null);
      setStaleMessage(null);
      onSaved();
    } catch (error) {
      if (reload && isProblem(error) && isStale(error)) return setStaleMessage(error.detail);
      if (isProblem(error) && error.errors.length > 0) setFirstRefusedField(setFieldErrors(form, error));
      // The toast disappears, so also show the reason in the form.
      else form.setError("root", { type: "server", message: problemMessage(error, failure) });
      showToast(toast.failure(error, failure));
    }
  };
  const withCurrent = async (use: (current: CurrentRow<Values>) => Promise<void>) => {
    if (!reload) return;
    try {
      await use(await reload());
    } catch (error) {
      showToast(toast.failure(error, failure));
    }
  };

  return {
    submit: (output) => send(output, reloadedVersion ?? version),
    showInvalid: (reason) => showToast(toast.error(reason)),
    stale:
      staleMessage === null
        ? null
        : {
            message: staleMessage,
            onReload: () =>
              withCurrent(async (current) => {
                form.reset(current.values);
                setReloadedVersion(current.version);
                setStaleMessage(null);
              }),
            onSaveAnyway: () =>
              withCurrent(async (current) => {
                const typed = applyChanges(current.values, {
                  from: form.formState.defaultValues,
                  to: form.getValues(),
                });
                form.reset(current.values);
                form.reset(typed, { keepDefaultValues: true });
                setReloadedVersion(current.version);
                await form.handleSubmit((output) => send(output, current.version))();
              }),
          },
  };
}

/** Whether the row's version is stale: the server then responds with 409 and an error on "version". */
const isStale = ({ status, errors }: Problem) => status === 409 && errors.some(({ path }) => path === "version");

/** Sets the errors on their fields and returns the first such field; null if all errors belong to the whole form. */
function setFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { errors }: Problem,
): { path: Path<Values> } | null {
  const known = Object.keys(form.getValues());
  const [fieldErrors = [], formErrors = []] = [true, false].map((isFieldError) =>
    errors.filter(({ path }) => known.includes(path.split(".")[0] ?? "") === isFieldError),
  );
  for (const { path, message } of fieldErrors) form.setError(path as Path<Values>, { type: "server", message });
  if (formErrors.length > 0) {
    form.setError("root", { type: "server", message: formErrors.map(({ message }) => message).join(" ") });
  }
  const [first] = fieldErrors;
  return first ? { path: first.path as Path<Values> } : null;
}
