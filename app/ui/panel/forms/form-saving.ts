import { useLayoutEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useSingleToast, useToast } from "#app/ui/panel/overlays/toast.tsx";
import { applyChanges } from "./form-changes.ts";
import { isProblem, type Problem, problemMessage } from "./problem.ts";

export interface CurrentRow<Values> {
  values: Values;
  version: number;
}

/** How a form is saved. */
export interface FormSaving<Values extends FieldValues, Output> {
  /** Version of the row as it was opened; undefined for a new one. */
  version?: number | undefined;
  /** Sends the values; what it throws is shown. The dialog closes when it is done; who leads elsewhere calls `settle` first, or the panel asks about what has been sent. */
  save: (output: Output, version: number | undefined, settle: () => void) => Promise<void>;
  /** The row as it stands now, for when somebody else changed it meanwhile. */
  reload?: () => Promise<CurrentRow<Values>>;
  /** Toast when the server gives no reason. */
  failure: string;
}

export interface StaleState {
  /** Who changed it and when, in the server's words. */
  message: string;
  onReload: () => Promise<void>;
  /** Writes what was changed here over the row as it stands now. */
  onSaveAnyway: () => Promise<void>;
}

/** Saves a form and puts what the server refused where it belongs: on a field, above the fields, or as a question about a stale version. What a toast says of it goes once the form is saved or closed. */
export function useFormSaving<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { version, save, reload, failure }: FormSaving<Values, Output>,
  onSaved: () => void,
): { submit: (output: Output) => Promise<void>; showInvalid: (reason: string) => void; stale: StaleState | null } {
  const toast = useToast();
  const showToast = useSingleToast();
  /** Of a row that was read again since. */
  const [reloadedVersion, setReloadedVersion] = useState<number>();
  const [staleMessage, setStaleMessage] = useState<string | null>(null);
  /** The first field that the server refused; anew each time. */
  const [firstRefusedField, setFirstRefusedField] = useState<{ path: Path<Values> } | null>(null);
  // Only now: a question may be drawn because of the refusal. Before the button that saved is given the focus back.
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
      // A toast goes; the form stands, and so does the reason.
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

/** The server names the current version when the one sent is stale. */
const isStale = ({ status, errors }: Problem) => status === 409 && errors.some(({ path }) => path === "version");

/** Returns the first field that an error stands on; null where all stand above the fields. */
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
