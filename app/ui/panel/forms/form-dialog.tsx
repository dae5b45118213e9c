import { type ReactNode, type RefObject, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { DRAFT_WORDS } from "#app/ui/panel/drafts/draft-words.ts";
import { UnsavedChangesDialog } from "#app/ui/panel/drafts/unsaved-changes-dialog.tsx";
import { type DraftTarget, useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import {
  DialogBody,
  DialogFooter,
  DialogLayer,
  DialogPopup,
  type DialogProps,
} from "#app/ui/panel/overlays/dialog.tsx";
import { DIALOG_WORDS } from "#app/ui/panel/overlays/dialog-words.ts";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import { FieldGrid } from "./field-parts.tsx";
import { FormBusyContext } from "./form-busy.ts";
import styles from "./form-dialog.module.css";
import { type FormSaving, useFormSaving } from "./form-saving.ts";
import { type FormPart, FormSectionNav } from "./form-section-nav.tsx";
import { type FormValues, formResolver } from "./form-values.ts";
import { StaleNotice } from "./stale-notice.tsx";

export interface FormDialogProps<Values extends FieldValues, Output>
  extends Omit<DialogProps, "footer">,
    FormSaving<FormValues<Values>, Output> {
  /** The schema that the server validates with too, from domain/forms. */
  schema: z.ZodType<Output, Values>;
  /** Initial values of the fields. */
  values: DefaultValues<FormValues<Values>>;
  /** Text of the submit button; default "Salva". */
  submit?: string;
  /** Text of the button that closes; default "Annulla". */
  cancel?: string;
  /** Submitting deletes something irreversibly. */
  destructive?: boolean;
  /** At the start of the footer: a switch, or a destructive action. */
  footerStart?: ReactNode;
  /** Content beside the fields, such as a preview; below them on a phone. */
  aside?: ReactNode;
  /** Sections of a long form, listed at its side with their number of errors. */
  parts?: readonly FormPart[];
  /** Saves changes as a draft until they are submitted or discarded, even across a reload. Null for no draft: secrets, a question. */
  draft: DraftTarget | null;
  /** Returns an extra toast text if client-side validation fails. */
  invalidReason?: (errors: FieldErrors<FormValues<Values>>) => string;
}

/**
 * A dialog that adds or edits a row. Fields are validated by the schema before submission and by the server's 422 after it. A 409 (stale version)
 * loses nothing typed (product.md#stale-versions). Closing with unsaved changes asks first and discards them; leaving by reload, Back or an expired
 * session keeps the draft.
 */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { open, onClose } = props;
  const openFormRef = useRef({ dirty: false, giveUp: () => {} });
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const close = () => {
    openFormRef.current = { dirty: false, giveUp: () => {} };
    setConfirmingClose(false);
    onClose();
  };
  const requestClose = () => (openFormRef.current.dirty ? setConfirmingClose(true) : close());
  return (
    <DialogLayer open={open} onClose={requestClose}>
      <FormPopup {...props} onClose={close} onCancel={requestClose} openFormRef={openFormRef} />
      <UnsavedChangesDialog
        open={isConfirmingClose}
        onStay={() => setConfirmingClose(false)}
        onLeave={() => {
          openFormRef.current.giveUp();
          close();
        }}
        stay={DRAFT_WORDS.closeStay}
        leave={DRAFT_WORDS.close}
      >
        {DRAFT_WORDS.closeLoses}
      </UnsavedChangesDialog>
    </DialogLayer>
  );
}

interface FormPopupProps {
  /** Closes, or asks first if changes would be lost. */
  onCancel: () => void;
  /** State that the surrounding dialog needs before it closes. */
  openFormRef: RefObject<{ dirty: boolean; giveUp: () => void }>;
}

function FormPopup<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output> & FormPopupProps) {
  const { title, subtitle, size, kind, actions, children, onClose, onCancel, openFormRef } = props;
  const {
    schema,
    values,
    submit = "Salva",
    cancel = DIALOG_WORDS.cancel,
    destructive,
    footerStart,
    aside,
    parts,
    invalidReason,
  } = props;
  const form = useForm<FormValues<Values>, unknown, Output>({ resolver: formResolver(schema), defaultValues: values });
  const draft = useDraft(form, props.draft ?? undefined, props.version);
  const saving = useFormSaving(form, { ...props, version: draft.version }, () => {
    draft.clear();
    onClose();
  });
  const onInvalid = (errors: FieldErrors<FormValues<Values>>) => {
    if (invalidReason) saving.showInvalid(invalidReason(errors));
  };
  const { isDirty, isSubmitting, errors } = form.formState;
  const [busyFields, setBusyFields] = useState(0);
  openFormRef.current = { dirty: isDirty || busyFields > 0, giveUp: draft.clear };
  return (
    <FormProvider {...form}>
      <DialogPopup title={title} {...{ subtitle, actions }} size={size ?? "medium"} kind={kind ?? "dialog"}>
        <form className={styles.form} noValidate onSubmit={form.handleSubmit(saving.submit, onInvalid)}>
          {saving.stale && <StaleNotice {...saving.stale} pending={isSubmitting || busyFields > 0} />}
          <div className={styles.columns} data-aside={aside ? true : undefined} data-parts={parts ? true : undefined}>
            {parts && <FormSectionNav parts={parts} />}
            <DialogBody className={styles.body}>
              <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} className={styles.draft} />
              {errors.root?.message && (
                <NoticeBox className={styles.problem} tone="critical" role="alert">
                  {errors.root.message}
                </NoticeBox>
              )}
              <FormBusyContext value={setBusyFields}>
                {parts ? children : <FieldGrid>{children}</FieldGrid>}
              </FormBusyContext>
            </DialogBody>
            {aside && <aside className={styles.aside}>{aside}</aside>}
          </div>
          <DialogFooter>
            {footerStart}
            <Spacer />
            <Button onClick={onCancel} disabled={isSubmitting}>
              {cancel}
            </Button>
            <Button type="submit" look={destructive ? "danger" : "primary"} pending={isSubmitting || busyFields > 0}>
              {busyFields > 0 ? "Caricamento…" : submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogPopup>
    </FormProvider>
  );
}
