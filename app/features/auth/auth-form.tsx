import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { useActionData } from "react-router";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import { AuthMessage } from "#app/features/auth/auth-message.tsx";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLabel, PanelFieldNotes } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import styles from "./auth-form.module.css";

const FormIdContext = createContext("");
/** The id of a field, which the error summary links to. */
const authFieldId = (form: string, name: string) => `${form}-${name}`;

interface AuthFormProps {
  /** The button's label, at rest and while the form is being submitted. */
  submitLabel: string;
  pendingLabel: string;
  /** The message when the request fails without a response. */
  failureMessage: string;
  /** The URL of the page itself. */
  action: string;
  children: ReactNode;
}

/**
 * Renders a form of the sign-in pages. It is not hydrated, because password managers insert elements before scripts arrive. The browser can submit it
 * without scripts; app/browser/submit-without-navigation.ts submits it in place and disables its fields meanwhile. The server reports all problems
 * together.
 */
export function AuthForm({ submitLabel, pendingLabel, failureMessage, action, children }: AuthFormProps) {
  const result = useActionData<AuthFormResult>();
  const id = useId();
  const problems = Object.entries(result?.problems ?? {}).map(([name, text]) => ({
    path: authFieldId(id, name),
    message: text,
  }));
  return (
    <FormIdContext value={id}>
      <AuthMessage problems={problems} />
      <form
        method="post"
        action={action}
        className={styles.root}
        data-submit-without-navigation=""
        data-server-validated=""
      >
        <NoticeBox tone="critical" role="alert" data-no-response="" hidden>
          {failureMessage}
        </NoticeBox>
        <fieldset aria-label={submitLabel} data-disabled-while-sent="">
          {children}
          <Button type="submit" look="primary" data-pending={pendingLabel}>
            {submitLabel}
          </Button>
        </fieldset>
      </form>
    </FormIdContext>
  );
}

interface AuthFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
}

/** Renders a labelled field with its submitted value (never a password) and its error message. */
export function AuthField({ name, label, hint, className, ...input }: AuthFieldProps) {
  const result = useActionData<AuthFormResult>();
  const id = authFieldId(useContext(FormIdContext), name);
  const error = result?.problems[name];
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        {...input}
        {...describedByProps(id, { error, hint }, "error")}
        name={name}
        className={className}
        defaultValue={result?.values[name] ?? input.defaultValue}
        autoFocus={shouldFocus(result, { name, type: input.type })}
      />
      <PanelFieldNotes id={id} error={error} hint={hint} />
    </FieldBox>
  );
}

/** Focuses the first invalid field, or the password, which the server never sends back. */
function shouldFocus(result: AuthFormResult | undefined, { name, type }: { name: string; type: string | undefined }) {
  if (!result) return false;
  const [firstInvalidField] = Object.keys(result.problems);
  return firstInvalidField === undefined ? type === "password" || name === "code" : firstInvalidField === name;
}
