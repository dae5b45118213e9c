import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { DialogBody, DialogFoot, DialogLayer, DialogPopup, type DialogProps } from "#app/ui/panel/overlays/dialog.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import { FieldGrid } from "./field-parts.tsx";
import { FormContents, type FormPart } from "./form-contents.tsx";
import styles from "./form-dialog.module.css";
import { type FormSaving, useFormSaving } from "./form-saving.ts";
import { StaleNotice } from "./stale-notice.tsx";

export interface FormDialogProps<Values extends FieldValues, Output>
  extends Omit<DialogProps, "footer">,
    FormSaving<Values, Output> {
  /** The schema that the server checks with, of domain/forms. */
  schema: z.ZodType<Output, Values>;
  /** What the fields begin with. */
  values: DefaultValues<Values>;
  /** "Salva" unless told. */
  submit?: string;
  /** At the foot's start: a switch, or a destructive action. */
  footStart?: ReactNode;
  /** Beside the fields, such as a preview; under them on a phone. */
  aside?: ReactNode;
  /** The parts of a long form, listed at its side with how many errors each has. */
  parts?: readonly FormPart[];
  /** When the form's own check stops the saving: to say it in a toast as well. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
}

/**
 * Adds or edits a row. Wrong fields are marked, by the schema before sending and by the server's 422 after; when somebody else changed the
 * row meanwhile (409), nothing typed is lost (product.md#stale-versions). Closing with unsaved changes asks first; "Annulla" does not. Closed, it forgets.
 */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { open, onClose } = props;
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    dirty.current = false;
    setAsking(false);
    onClose();
  };
  return (
    <DialogLayer open={open} onClose={() => (dirty.current ? setAsking(true) : close())}>
      <FormPopup {...props} onClose={close} onDirty={(now) => (dirty.current = now)} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Chiudere senza salvare?"
        confirm="Chiudi senza salvare"
        cancel="Continua a modificare"
        failure=""
        destructive
        onConfirm={async () => close()}
      >
        Le modifiche fatte in questa finestra andranno perse.
      </ConfirmDialog>
    </DialogLayer>
  );
}

function FormPopup<Values extends FieldValues, Output>(
  props: FormDialogProps<Values, Output> & { onDirty: (dirty: boolean) => void },
) {
  const { title, subtitle, size, kind, actions, children, onClose, onDirty } = props;
  const { schema, values, submit = "Salva", footStart, aside, parts, onInvalid } = props;
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(schema), defaultValues: values });
  const saving = useFormSaving(form, props, onClose);
  const { isDirty, isSubmitting, errors } = form.formState;
  onDirty(isDirty);
  return (
    <FormProvider {...form}>
      <DialogPopup title={title} {...{ subtitle, actions }} size={size ?? "medium"} kind={kind ?? "dialog"}>
        <form className={styles.form} noValidate onSubmit={form.handleSubmit(saving.submit, onInvalid)}>
          {saving.stale && <StaleNotice {...saving.stale} pending={isSubmitting} />}
          <div className={styles.columns} data-aside={aside ? true : undefined} data-parts={parts ? true : undefined}>
            {parts && <FormContents parts={parts} />}
            <DialogBody className={styles.body}>
              {errors.root?.message && (
                <NoticeBox className={styles.problem} tone="critical" role="alert">
                  {errors.root.message}
                </NoticeBox>
              )}
              {parts ? children : <FieldGrid>{children}</FieldGrid>}
            </DialogBody>
            {aside && <aside className={styles.aside}>{aside}</aside>}
          </div>
          <DialogFoot>
            {footStart}
            <Spacer />
            <Button onClick={onClose} disabled={isSubmitting}>
              Annulla
            </Button>
            <Button type="submit" look="primary" pending={isSubmitting}>
              {submit}
            </Button>
          </DialogFoot>
        </form>
      </DialogPopup>
    </FormProvider>
  );
}
