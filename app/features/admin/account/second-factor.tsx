import { create } from "qrcode";
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewBackupCodes,
  startSecondFactorSetup,
} from "#app/features/admin/account/account-api.ts";
import { ConfirmPasswordForm } from "#app/features/admin/account/confirm-password-form.tsx";
import { saveFile } from "#app/features/admin/save-file.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiSecondFactorSetup } from "#domain/api/sign-in.ts";
import { totpSchema } from "#domain/forms/access.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./account.module.css";

const WORDS = panelMessages.account;

/** The open step: the password confirmation of an action, then the authenticator's code for "begin", then the backup codes. */
type Step =
  | { step: "password"; action: "begin" | "renew" | "end" }
  | { step: "code"; setup: ApiSecondFactorSetup }
  | { step: "codes"; backupCodes: readonly string[] };

/** Enables the second factor with an authenticator app, or disables it with the password. */
export function SecondFactorSettings({ enabled, email }: { enabled: boolean; email: string }) {
  const [open, setOpen] = useState<Step | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  /** Ignores the close event of a dialog whose step has already led to the next step. */
  const closeStep = (step: Step["step"]) => () => setOpen((current) => (current?.step === step ? null : current));

  const runWithPassword = async (action: "begin" | "renew" | "end", confirmation: { password: string }) => {
    if (action === "begin") return setOpen({ step: "code", setup: await startSecondFactorSetup(confirmation) });
    if (action === "renew") {
      const { backupCodes } = await renewBackupCodes(confirmation);
      toast.success(WORDS.backupCodesMade);
      return setOpen({ step: "codes", backupCodes });
    }
    await disableSecondFactor(confirmation);
    toast.success(WORDS.secondFactorOff);
    await revalidate();
  };
  const askPassword = (action: "begin" | "renew" | "end") => () => setOpen({ step: "password", action });

  return (
    <Section aria-labelledby="account-factor">
      <SectionHead>
        <h2 id="account-factor">Secondo fattore</h2>
        {enabled ? (
          <StatusTag mark="ring">Attivo</StatusTag>
        ) : (
          <StatusTag mark="empty" tone="over">
            Non attivo
          </StatusTag>
        )}
      </SectionHead>
      <p className={`${textStyles.soft} ${styles.text}`}>
        Dopo la password, l'accesso chiede un codice della tua app di autenticazione: chi conosce soltanto la password
        resta fuori.
      </p>
      <Actions>
        {enabled ? (
          <>
            <Button onClick={askPassword("renew")}>Nuovi codici di riserva</Button>
            <Button onClick={askPassword("end")}>Disattiva</Button>
          </>
        ) : (
          <Button look="primary" onClick={askPassword("begin")}>
            Attiva il secondo fattore
          </Button>
        )}
      </Actions>
      <ConfirmPasswordForm
        action={open?.step === "password" ? open.action : null}
        email={email}
        onClose={closeStep("password")}
        onConfirm={runWithPassword}
      />
      <AuthenticatorForm
        setup={open?.step === "code" ? open.setup : null}
        onClose={closeStep("code")}
        onCode={async (confirmation, { backupCodes }) => {
          await confirmSecondFactor(confirmation);
          toast.success(WORDS.secondFactorOn);
          setOpen({ step: "codes", backupCodes });
          await revalidate();
        }}
      />
      <BackupCodes codes={open?.step === "codes" ? open.backupCodes : null} onClose={closeStep("codes")} />
    </Section>
  );
}

interface AuthenticatorFormProps {
  /** Null while the dialog is closed. */
  setup: ApiSecondFactorSetup | null;
  onClose: () => void;
  onCode: (confirmation: { code: string }, setup: ApiSecondFactorSetup) => Promise<void>;
}

/** Shows the secret as a QR code and as text, and asks for the authenticator app's first code. */
function AuthenticatorForm({ setup, onClose, onCode }: AuthenticatorFormProps) {
  const secret = setup ? new URL(setup.totpURI).searchParams.get("secret") : null;
  return (
    <FormDialog
      open={setup !== null}
      onClose={onClose}
      size="narrow"
      title="Collega la tua app"
      submit="Attiva"
      schema={totpSchema}
      values={{ code: "" }}
      draft={null}
      failure={panelMessages.account.changeFailed}
      save={async (confirmation) => {
        if (setup) await onCode(confirmation, setup);
      }}
    >
      <FieldBox as="p">
        Inquadra il codice con un'app di autenticazione (Google Authenticator, 1Password, Aegis…), poi scrivi il numero
        di 6 cifre che mostra.
      </FieldBox>
      {setup && (
        <FieldBox className={styles.secret}>
          <QrCode text={setup.totpURI} label="Codice QR per l'app di autenticazione" />
          <div>
            <p className={textStyles.meta}>Se non puoi inquadrarlo, scrivi questa chiave nell'app:</p>
            <code>{secret?.match(/.{1,4}/g)?.join(" ")}</code>
          </div>
        </FieldBox>
      )}
      <TextField
        name="code"
        label="Codice"
        required
        span={12}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </FormDialog>
  );
}

/** The quiet zone that the QR standard requires around the code, in modules. */
const QR_MARGIN_MODULES = 4;

/** Renders a text as a QR code, dark on white in either theme: cameras cannot read the inverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCodePath(text), [text]);
  const side = size + 2 * QR_MARGIN_MODULES;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = create(text).modules;
  const path = [...data]
    .map((isDark, index) =>
      isDark ? `M${QR_MARGIN_MODULES + (index % size)} ${QR_MARGIN_MODULES + Math.floor(index / size)}h1v1h-1z` : "",
    )
    .join("");
  return { size, path };
}

interface BackupCodesProps {
  /** Null while the dialog is closed. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** Shows the backup codes once. Each works one time instead of the app's code. */
function BackupCodes({ codes, onClose }: BackupCodesProps) {
  const site = useSite();
  const toast = useToast();
  const text = codes?.join("\n") ?? "";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(panelMessages.account.copied);
    } catch {
      toast.error(panelMessages.account.copyFailed);
    }
  };
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      size="narrow"
      title="Codici di riserva"
      footer={
        <>
          <Button icon="copy" onClick={copy}>
            Copia
          </Button>
          <Button
            icon="download"
            onClick={() => saveFile(`codici-di-riserva-${site.name.toLowerCase()}.txt`, `${text}\n`, "text/plain")}
          >
            Scarica
          </Button>
          <Spacer />
          <Button look="primary" onClick={onClose}>
            Li ho conservati
          </Button>
        </>
      }
    >
      <DialogBody>
        <NoticeBox className={styles.advice}>
          Conservali adesso: non li mostriamo più. Ognuno vale una volta sola, quando non hai con te l'app.
        </NoticeBox>
        <ul className={styles.codes} aria-label="Codici di riserva">
          {codes?.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
