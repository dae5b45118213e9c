import { type ReactNode, useEffect } from "react";
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from "react-hook-form";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldGrid, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { DialogBody, DialogFooter } from "#app/ui/panel/overlays/dialog.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";

interface ReauthenticationStepFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** The field that the user types. */
  field: Path<Values>;
  explanation: string;
  onSend: (values: Values) => Promise<void>;
  footerStart?: ReactNode;
  children: ReactNode;
}

/**
 * One step of reauthentication. Errors appear at the field or below the form. A refused password or code is cleared; after a network error
 * the text stays.
 */
export function ReauthenticationStepForm<Values extends FieldValues>({
  form,
  field,
  explanation,
  onSend,
  footerStart,
  children,
}: ReauthenticationStepFormProps<Values>) {
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus(field), [setFocus, field]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSend(values);
    } catch (thrown) {
      const [fieldError] = isProblem(thrown) ? thrown.errors.filter(({ path }) => path in values) : [];
      const message = problemMessage(thrown, SESSION_WORDS.failed);
      if (isProblem(thrown) && thrown.status > 0) form.resetField(field);
      if (fieldError)
        form.setError(fieldError.path as Path<Values>, { message: fieldError.message }, { shouldFocus: true });
      else form.setError("root", { message });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <FieldGrid>
            <FieldBox as="p" className={textStyles.soft}>
              {explanation}
            </FieldBox>
            {children}
            {errors.root?.message && (
              <FieldBox>
                <PanelFieldError role="alert">{errors.root.message}</PanelFieldError>
              </FieldBox>
            )}
          </FieldGrid>
        </DialogBody>
        <DialogFooter>
          {footerStart}
          <Spacer />
          <Button type="submit" look="primary" pending={isSubmitting}>
            {isSubmitting ? SESSION_WORDS.pending : SESSION_WORDS.submit}
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}
