import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { broadcastSignedInUser, subscribeToSignedInUser } from "#app/features/admin/session/cross-tab-user.ts";
import { ReauthenticationStepForm } from "#app/features/admin/session/reauthentication-step-form.tsx";
import {
  isSessionExpired,
  resumePendingCalls,
  subscribeToSessionExpiry,
} from "#app/features/admin/session/session-expiry.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { useCapturedEscape } from "#app/ui/panel/drafts/use-captured-escape.ts";
import { FieldBox, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import dialogStyles from "#app/ui/panel/overlays/dialog.module.css";
import { DialogBackdrop, DialogBody, DialogFooter, DialogPanel } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { backupCodeSchema, passwordSchema, totpSchema } from "#domain/forms/access.ts";
import { paths } from "#domain/paths.ts";
import styles from "./reauthentication-dialog.module.css";

interface ReauthenticationDialogProps {
  userId: string;
  email: string;
}

/**
 * Asks for the password over the current screen when the session expires, then retries the refused calls. If another user signs in, the page
 * is reloaded.
 */
export function ReauthenticationDialog({ userId, email }: ReauthenticationDialogProps) {
  const toast = useToast();
  const isExpired = useSyncExternalStore(subscribeToSessionExpiry, isSessionExpired, () => false);
  const [step, setStep] = useState<"password" | "code">("password");
  const [isOtherUser, setIsOtherUser] = useState(false);
  const onSameUser = useCallback(() => {
    setStep("password");
    resumePendingCalls();
  }, []);
  const isOtherUserInOtherTab = useOtherUser(userId, onSameUser);
  const finishSignIn = async () => {
    const session = await api.get("/api/auth/get-session");
    if (session?.user.email !== email) return setIsOtherUser(true);
    broadcastSignedInUser(userId);
    toast.success(SESSION_WORDS.signedIn);
    onSameUser();
  };
  if (isOtherUser || isOtherUserInOtherTab) return <OtherUserDialog email={email} />;
  return (
    <SessionDialog open={isExpired} title={SESSION_WORDS.title}>
      {step === "password" ? (
        <PasswordStep email={email} onDone={finishSignIn} onCode={() => setStep("code")} />
      ) : (
        <CodeStep onDone={finishSignIn} />
      )}
    </SessionDialog>
  );
}

/** Blocks the screen of another user, so that nothing is sent in the wrong name. */
function OtherUserDialog({ email }: { email: string }) {
  const { release } = useUnsavedForms();
  const reload = () => {
    release();
    window.location.reload();
  };
  return (
    <SessionDialog open title={SESSION_WORDS.otherUserTitle}>
      <DialogBody>
        <p>{SESSION_WORDS.otherUser(email)}</p>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={reload}>
          {SESSION_WORDS.reload}
        </Button>
      </DialogFooter>
    </SessionDialog>
  );
}

/** A modal dialog above all others, closed only by its own action. */
function SessionDialog({ open, title, children }: { open: boolean; title: string; children: ReactNode }) {
  useCapturedEscape(open, ignoreEscape);
  const dialogElement = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} disablePointerDismissal>
      <Dialog.Portal>
        <DialogBackdrop />
        <DialogPanel ref={dialogElement} size="narrow" initialFocus={() => firstEditableField(dialogElement.current)}>
          <header className={styles.head}>
            <Dialog.Title className={dialogStyles.title}>{title}</Dialog.Title>
          </header>
          {children}
        </DialogPanel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const ignoreEscape = () => {};

/** Returns the field to focus, or null to use the dialog's default. */
const firstEditableField = (dialogElement: HTMLElement | null) =>
  dialogElement?.querySelector<HTMLElement>("input:not([readonly])") ?? null;

/** The second factor: the authenticator's code, or a backup code. */
function CodeStep({ onDone }: { onDone: () => Promise<void> }) {
  const [isBackupCode, setIsBackupCode] = useState(false);
  return (
    <CodeForm
      key={String(isBackupCode)}
      isBackupCode={isBackupCode}
      onDone={onDone}
      onOther={() => setIsBackupCode(!isBackupCode)}
    />
  );
}

interface CodeFormProps {
  isBackupCode: boolean;
  onDone: () => Promise<void>;
  onOther: () => void;
}

function CodeForm({ isBackupCode, onDone, onOther }: CodeFormProps) {
  const form = useForm({
    resolver: italianResolver(isBackupCode ? backupCodeSchema : totpSchema),
    defaultValues: { code: "" },
  });
  return (
    <ReauthenticationStepForm
      form={form}
      field="code"
      explanation={isBackupCode ? SESSION_WORDS.backupExplanation : SESSION_WORDS.codeExplanation}
      onSend={async (body) => {
        if (isBackupCode) await api.post("/api/auth/two-factor/verify-backup-code", { body });
        else await api.post("/api/auth/two-factor/verify-totp", { body });
        await onDone();
      }}
      footerStart={
        <Button look="ghost" onClick={onOther}>
          {isBackupCode ? SESSION_WORDS.useApp : SESSION_WORDS.useBackup}
        </Button>
      }
    >
      {isBackupCode ? (
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
    </ReauthenticationStepForm>
  );
}

interface PasswordStepProps {
  email: string;
  onDone: () => Promise<void>;
  /** Called when the password was right and a code is required. */
  onCode: () => void;
}

/** Asks for the password of the signed-in user. */
function PasswordStep({ email, onDone, onCode }: PasswordStepProps) {
  const id = useId();
  const form = useForm({ resolver: italianResolver(passwordSchema), defaultValues: { password: "" } });
  return (
    <ReauthenticationStepForm
      form={form}
      field="password"
      explanation={SESSION_WORDS.explanation}
      onSend={async ({ password }) => {
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
    </ReauthenticationStepForm>
  );
}

/** Returns whether another user has signed in in another tab, which shares the session. Calls `onSameUser` when it was the same user. */
function useOtherUser(userId: string, onSameUser: () => void): boolean {
  const [isOther, setIsOther] = useState(false);
  useEffect(() => {
    broadcastSignedInUser(userId);
    return subscribeToSignedInUser((signedInUserId) => {
      setIsOther(signedInUserId !== userId);
      if (signedInUserId === userId) onSameUser();
    });
  }, [userId, onSameUser]);
  return isOther;
}
