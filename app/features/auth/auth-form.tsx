import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { useActionData } from "react-router";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import { AuthMessage } from "#app/features/auth/auth-message.tsx";
import { describedBy } from "#app/ui/behaviour/described-by.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldLabel, PanelFieldNotes } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import styles from "./auth-form.module.css";

const FormId = createContext("");
/** The id of a field, which the list of what is wrong leads to. */
const fieldId = (form: string, name: string) => `${form}-${name}`;

interface AuthFormProps {
  /** What the button says, and what it says while the form is on its way. */
  submit: string;
  pending: string;
  /** What to say when no answer comes. */
  failed: string;
  /** The page's own address. */
  action: string;
  children: ReactNode;
}

/**
 * A form of the sign-in pages. No React runs in it in the browser, which leaves the fields to whatever fills them in before scripts arrive (password managers
 * put elements of their own beside them). The browser can post it by itself; app/browser/answers.ts sends it in place, and disables its fields meanwhile.
 * The server says what is wrong with all of them at once.
 */
export function AuthForm({ submit, pending, failed, action, children }: AuthFormProps) {
  const answer = useActionData<AuthAnswer>();
  const id = useId();
  const problems = Object.entries(answer?.problems ?? {}).map(([name, text]) => ({
    path: fieldId(id, name),
    message: text,
  }));
  return (
    <FormId value={id}>
      <AuthMessage problems={problems} />
      <form method="post" action={action} className={styles.root} data-answered-in-place="" data-checked-by-server="">
        <NoticeBox tone="critical" role="alert" data-unanswered="" hidden>
          {failed}
        </NoticeBox>
        <fieldset aria-label={submit} data-disabled-while-sent="">
          {children}
          <Button type="submit" look="primary" data-pending={pending}>
            {submit}
          </Button>
        </fieldset>
      </form>
    </FormId>
  );
}

interface AuthFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
}

/** A labelled field that keeps what was typed, passwords apart, and says what is wrong with it. */
export function AuthField({ name, label, hint, className, ...input }: AuthFieldProps) {
  const answer = useActionData<AuthAnswer>();
  const id = fieldId(useContext(FormId), name);
  const error = answer?.problems[name];
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        {...input}
        {...describedBy(id, { error, hint }, "error")}
        name={name}
        className={className}
        defaultValue={answer?.values[name] ?? input.defaultValue}
        autoFocus={isToBeTypedAgain(answer, { name, type: input.type })}
      />
      <PanelFieldNotes id={id} error={error} hint={hint} />
    </FieldBox>
  );
}

/** The first field that is wrong, or the one that the server never sends back. */
function isToBeTypedAgain(answer: AuthAnswer | undefined, { name, type }: { name: string; type: string | undefined }) {
  if (!answer) return false;
  const [firstWrong] = Object.keys(answer.problems);
  return firstWrong === undefined ? type === "password" || name === "code" : firstWrong === name;
}
