import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { CodeStep } from "#app/features/admin/session/code-step.tsx";
import { isLapsed, resumeCalls, watchLapse } from "#app/features/admin/session/lapsed-session.ts";
import { announceUser } from "#app/features/admin/session/panel-user.ts";
import { PasswordStep } from "#app/features/admin/session/password-step.tsx";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { useOtherUser } from "#app/features/admin/session/use-other-user.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved.tsx";
import { useTopmostEscape } from "#app/ui/panel/drafts/use-topmost-escape.ts";
import dialogStyles from "#app/ui/panel/overlays/dialog.module.css";
import { DialogBackdrop, DialogBody, DialogFoot, DialogSheet } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
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
