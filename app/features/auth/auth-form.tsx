import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import { AuthMessage } from "#app/features/auth/auth-message.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import type { Notice } from "#domain/access/notices.ts";
import styles from "./auth-form.module.css";

const Answered = createContext<AuthAnswer | undefined>(undefined);
const FormId = createContext("");
/** The id of a field, which the list of what is wrong leads to. */
const fieldId = (form: string, name: string) => `${form}-${name}`;

interface AuthFormProps {
  /** What the button says, and what it says while the form is on its way. */
  submit: string;
  pending: string;
  /** The page's own address. */
  action: string;
  /** What the page before has left to say. */
  notice?: Notice | null;
  children: ReactNode;
}

/**
 * A form of the sign-in pages. The browser can post it by itself; with scripts it is sent in place, its fields are disabled meanwhile,
 * the server says what is wrong with all of them at once, and what has to be typed again gets the keyboard.
 */
export function AuthForm({ submit, pending, action, notice = null, children }: AuthFormProps) {
  const answer = useActionData<AuthAnswer>();
  const { state, formMethod } = useNavigation();
  const busy = state !== "idle" && formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  useEffect(() => {
    if (!answer) return;
    const wanting = ['[aria-invalid="true"]', '[type="password"]', '[name="code"]'];
    for (const selector of wanting) {
      const field = form.current?.querySelector<HTMLElement>(selector);
      if (field) return field.focus();
    }
  }, [answer]);
  const message = answer?.message;
  const failure = useMemo<Notice | null>(() => (message ? { tone: "failure", text: message } : null), [message]);
  const problems = Object.entries(answer?.problems ?? {}).map(([name, text]) => ({
    path: fieldId(id, name),
    message: text,
  }));
  return (
    <Answered value={answer}>
      <FormId value={id}>
        <AuthMessage notice={answer ? failure : notice} problems={problems} />
        <Form ref={form} method="post" action={action} className={styles.root} noValidate={hydrated} replace>
          <fieldset disabled={busy} aria-label={submit}>
            {children}
            <Button type="submit" look="primary" pending={busy}>
              {busy ? pending : submit}
            </Button>
          </fieldset>
        </Form>
      </FormId>
    </Answered>
  );
}

interface AuthFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
}

/** A labelled field that keeps what was typed, passwords apart, and says what is wrong with it. */
export function AuthField({ name, label, hint, className, ...input }: AuthFieldProps) {
  const answer = useContext(Answered);
  const id = fieldId(useContext(FormId), name);
  const error = answer?.problems[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        {...input}
        id={id}
        name={name}
        className={className}
        defaultValue={answer?.values[name] ?? input.defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && <PanelFieldError id={`${id}-error`}>{error}</PanelFieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldBox>
  );
}
