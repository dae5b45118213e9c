import { Dialog } from "@base-ui/react/dialog";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { isLapsed, resumeCalls, watchLapse } from "#app/features/admin/session/lapsed-session.ts";
import { announceUser, watchUsers } from "#app/features/admin/session/panel-user.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { StepForm } from "#app/features/admin/session/step-form.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved.tsx";
import { useTopmostEscape } from "#app/ui/panel/drafts/use-topmost-escape.ts";
import { FieldBox, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import dialogStyles from "#app/ui/panel/overlays/dialog.module.css";
import { DialogBackdrop, DialogBody, DialogFoot, DialogSheet } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { backupCodeSchema, passwordSchema, totpSchema } from "#domain/forms/access.ts";
import { paths } from "#domain/paths.ts";
import styles from "./sign-in-again.module.css";

interface SignInAgainProps {
  userId: string;
  email: string;
}

/**
 * When the session ends under somebody's hands: asks for the password over the screen as it stands, and sends on what was refused. Only
 * the same person goes on; for another the page is read anew.
 */
export function SignInAgain({ userId, email }: SignInAgainProps) {
  const toast = useToast();
  const lapsed = useSyncExternalStore(watchLapse, isLapsed, () => false);
  const [step, setStep] = useState<"password" | "code">("password");
  const [isStranger, setStranger] = useState(false);
  const onSamePerson = useCallback(() => {
    setStep("password");
    resumeCalls();
  }, []);
  const elsewhere = useOtherUser(userId, onSamePerson);
  const arrive = async () => {
    const session = await api.get("/api/auth/get-session");
    if (session?.user.email !== email) return setStranger(true);
    announceUser(userId);
    toast.success(SESSION_WORDS.signedIn);
    onSamePerson();
  };
  if (isStranger || elsewhere) return <Stranger email={email} />;
  return (
    <SessionDialog open={lapsed} title={SESSION_WORDS.title}>
      {step === "password" ? (
        <PasswordStep email={email} onDone={arrive} onCode={() => setStep("code")} />
      ) : (
        <CodeStep onDone={arrive} />
      )}
    </SessionDialog>
  );
}

/** Nothing of one person's is sent in the name of another. */
function Stranger({ email }: { email: string }) {
  const { release } = useUnsavedForms();
  const reload = () => {
    release();
    window.location.reload();
  };
  return (
    <SessionDialog open title={SESSION_WORDS.strangerTitle}>
      <DialogBody>
        <p>{SESSION_WORDS.stranger(email)}</p>
      </DialogBody>
      <DialogFoot>
        <Button look="primary" onClick={reload}>
          {SESSION_WORDS.reload}
        </Button>
      </DialogFoot>
    </SessionDialog>
  );
}

/** A dialog over whatever is open, that only its own answer closes. */
function SessionDialog({ open, title, children }: { open: boolean; title: string; children: ReactNode }) {
  useTopmostEscape(open, stay);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} disablePointerDismissal>
      <Dialog.Portal>
        <DialogBackdrop />
        <DialogSheet ref={sheet} size="narrow" initialFocus={() => wantedField(sheet.current)}>
          <header className={styles.head}>
            <Dialog.Title className={dialogStyles.title}>{title}</Dialog.Title>
          </header>
          {children}
        </DialogSheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const stay = () => {};

/** The field that is to be typed, else what the dialog chooses. */
const wantedField = (sheet: HTMLElement | null) => sheet?.querySelector<HTMLElement>("input:not([readonly])") ?? null;

/** The second factor: the app's code, or one of the backup codes. */
function CodeStep({ onDone }: { onDone: () => Promise<void> }) {
  const [backup, setBackup] = useState(false);
  return <Code key={String(backup)} backup={backup} onDone={onDone} onOther={() => setBackup(!backup)} />;
}

interface CodeProps {
  backup: boolean;
  onDone: () => Promise<void>;
  onOther: () => void;
}

function Code({ backup, onDone, onOther }: CodeProps) {
  const form = useForm({
    resolver: zodResolver(backup ? backupCodeSchema : totpSchema),
    defaultValues: { code: "" },
  });
  return (
    <StepForm
      form={form}
      field="code"
      why={backup ? SESSION_WORDS.backupWhy : SESSION_WORDS.codeWhy}
      send={async (body) => {
        if (backup) await api.post("/api/auth/two-factor/verify-backup-code", { body });
        else await api.post("/api/auth/two-factor/verify-totp", { body });
        await onDone();
      }}
      footStart={
        <Button look="ghost" onClick={onOther}>
          {backup ? SESSION_WORDS.useApp : SESSION_WORDS.useBackup}
        </Button>
      }
    >
      {backup ? (
        <TextField name="code" label="Codice di riserva" required span={12} autoComplete="off" maxLength={40} />
      ) : (
        <TextField
          name="code"
          label="Codice"
          required
          span={12}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      )}
    </StepForm>
  );
}

interface PasswordStepProps {
  email: string;
  onDone: () => Promise<void>;
  /** The password was right, and a code is asked for. */
  onCode: () => void;
}

/** The password of the person whose screen this is. */
function PasswordStep({ email, onDone, onCode }: PasswordStepProps) {
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

/** Whether somebody else has signed in in another window of this browser: they share its session. `onSame`: the same person did. */
function useOtherUser(userId: string, onSame: () => void): boolean {
  const [other, setOther] = useState(false);
  useEffect(() => {
    announceUser(userId);
    return watchUsers((now) => {
      setOther(now !== userId);
      if (now === userId) onSame();
    });
  }, [userId, onSame]);
  return other;
}
