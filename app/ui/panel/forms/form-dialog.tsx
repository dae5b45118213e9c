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
  /** The schema that the server checks with, of domain/forms. */
  schema: z.ZodType<Output, Values>;
  /** What the fields begin with. */
  values: DefaultValues<FormValues<Values>>;
  /** "Salva" unless told. */
  submit?: string;
  /** The word on the button that closes it; "Annulla" unless told. */
  cancel?: string;
  /** Its submit takes something away for good. */
  destructive?: boolean;
  /** At the foot's start: a switch, or a destructive action. */
  footerStart?: ReactNode;
  /** Beside the fields, such as a preview; under them on a phone. */
  aside?: ReactNode;
  /** The parts of a long form, listed at its side with how many errors each has. */
  parts?: readonly FormPart[];
  /** Keeps what is typed until it is saved or given up, over a reload too; null where nothing is to be kept: secrets, a question. */
  draft: DraftTarget | null;
  /** What a toast says as well when the form's own check stops the saving. */
  invalidReason?: (errors: FieldErrors<FormValues<Values>>) => string;
}

/**
 * Adds or edits a row. Wrong fields are marked, by the schema before sending and by the server's 422 after; when somebody else changed the
 * row meanwhile (409), nothing typed is lost (product.md#stale-versions). Closing with unsaved changes asks first. Closed, it forgets; a draft
 * stays only of what was left otherwise: by a reload, by Back, with the session.
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
  /** Closes unless something would be lost. */
  onCancel: () => void;
  /** What the layer has to know before it closes. */
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
