import type { FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";

interface RowFormOptions<Row, Values extends FieldValues, Output, Created> {
  schema: z.ZodType<Output, Values>;
  /** The key of the form's draft. */
  form: string;
  words: { created: string; updated: string; createFailed: string; updateFailed: string };
  /** The initial values of a new row. */
  emptyValues: FormValues<Values>;
  valuesOf: (row: Row) => FormValues<Values>;
  create: (body: Output) => Promise<Created>;
  /** Takes a creation back, with "Annulla" in its toast. */
  undo?: { run: (created: Created) => Promise<void>; done: string; failed: string };
  update: (id: string, body: Output & { version: number | undefined }) => Promise<unknown>;
  /** Loads the stored row, alone or in a list. */
  read: (id: string) => Promise<{ rows: readonly Row[] }>;
}

/** Returns the `FormDialog` props that edit a row, add one for null, and close the dialog for undefined. */
export function useRowForm<Row extends { id: string; version: number }, Values extends FieldValues, Output, Created>(
  row: Row | null | undefined,
  {
    schema,
    form,
    words,
    emptyValues,
    valuesOf,
    create,
    undo,
    update,
    read,
  }: RowFormOptions<Row, Values, Output, Created>,
) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const reload = async (id: string) => {
    const current = (await read(id)).rows.find((candidate) => candidate.id === id);
    if (!current) throw new Error(`The ${form} ${id} is gone`);
    return { values: valuesOf(current), version: current.version };
  };
  const takeBack = async (created: Created) => {
    if (!undo) return;
    try {
      await undo.run(created);
      toast.success(undo.done);
    } catch (problem) {
      toast.failure(problem, undo.failed);
    }
    await revalidate();
  };
  return {
    open: row !== undefined,
    schema,
    values: row ? valuesOf(row) : emptyValues,
    version: row?.version,
    draft: { form, subject: row?.id ?? "new" },
    failure: row ? words.updateFailed : words.createFailed,
    save: async (body: Output, version: number | undefined) => {
      if (row) {
        await update(row.id, { ...body, version });
        toast.success(words.updated);
      } else {
        const created = await create(body);
        toast.success(words.created, undo && { label: "Annulla", onPress: () => void takeBack(created) });
      }
      await revalidate();
    },
    ...(row && { reload: () => reload(row.id) }),
  };
}
