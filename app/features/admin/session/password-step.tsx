import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { StepForm } from "#app/features/admin/session/step-form.tsx";
import { FieldBox, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { passwordSchema } from "#domain/forms/access.ts";
import { paths } from "#domain/paths.ts";
import styles from "./sign-in-again.module.css";

interface PasswordStepProps {
  email: string;
  onDone: () => Promise<void>;
  /** The password was right, and a code is asked for. */
  onCode: () => void;
}

/** The password of the person whose screen this is. */
export function PasswordStep({ email, onDone, onCode }: PasswordStepProps) {
  const id = useId();
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { password: "" } });
  return (
    <StepForm
      form={form}
      field="password"
      why={SESSION_WORDS.why}
      send={async ({ password }) => {
        const answer = await api.post("/api/auth/sign-in/email", { body: { email, password } });
        if ("twoFactorRedirect" in answer) onCode();
        else await onDone();
      }}
    >
      <FieldBox>
        <FieldLabel htmlFor={id}>Email</FieldLabel>
        <Input id={id} type="email" name="email" autoComplete="username" value={email} readOnly />
      </FieldBox>
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        span={12}
        maxLength={200}
      />
      <FieldBox as="p" className={styles.ways}>
        <a className={textStyles.link} href={paths.forgottenPassword} target="_blank" rel="noreferrer">
          {SESSION_WORDS.forgotten}
        </a>
      </FieldBox>
    </StepForm>
  );
}
