import { create } from "qrcode";
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from "#app/features/admin/account/account-calls.ts";
import { ProofForm } from "#app/features/admin/account/proof-form.tsx";
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

/** What is open: a password asked again before the verb, then for "begin" the app's code, then the codes to keep. */
type Step =
  | { step: "password"; verb: "begin" | "renew" | "end" }
  | { step: "code"; setup: ApiSecondFactorSetup }
  | { step: "codes"; backupCodes: readonly string[] };

/** The second step of signing in: switched on with an authenticator app, off with the password. */
export function SecondFactorSettings({ enabled, email }: { enabled: boolean; email: string }) {
  const [open, setOpen] = useState<Step | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  /** A step that has led to the next is no longer there to be closed. */
  const closed = (step: Step["step"]) => () => setOpen((current) => (current?.step === step ? null : current));

  const withPassword = async (verb: "begin" | "renew" | "end", proof: { password: string }) => {
    if (verb === "begin") return setOpen({ step: "code", setup: await beginSecondFactor(proof) });
    if (verb === "renew") {
      const { backupCodes } = await renewBackupCodes(proof);
      toast.success(WORDS.backupCodesMade);
      return setOpen({ step: "codes", backupCodes });
    }
    await endSecondFactor(proof);
    toast.success(WORDS.secondFactorOff);
    await revalidate();
  };
  const ask = (verb: "begin" | "renew" | "end") => () => setOpen({ step: "password", verb });

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
            <Button onClick={ask("renew")}>Nuovi codici di riserva</Button>
            <Button onClick={ask("end")}>Disattiva</Button>
          </>
        ) : (
          <Button look="primary" onClick={ask("begin")}>
            Attiva il secondo fattore
          </Button>
        )}
      </Actions>
      <ProofForm
        verb={open?.step === "password" ? open.verb : null}
        email={email}
        onClose={closed("password")}
        onProof={withPassword}
      />
      <AuthenticatorForm
        setup={open?.step === "code" ? open.setup : null}
        onClose={closed("code")}
        onCode={async (proof, { backupCodes }) => {
          await confirmSecondFactor(proof);
          toast.success(WORDS.secondFactorOn);
          setOpen({ step: "codes", backupCodes });
          await revalidate();
        }}
      />
      <BackupCodes codes={open?.step === "codes" ? open.backupCodes : null} onClose={closed("codes")} />
    </Section>
  );
}

interface AuthenticatorFormProps {
  /** Null while the dialog is closed. */
  setup: ApiSecondFactorSetup | null;
  onClose: () => void;
  onCode: (proof: { code: string }, setup: ApiSecondFactorSetup) => Promise<void>;
}

/** Hands the secret to an authenticator app, as a picture and as text, and asks for its first code. */
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
      save={async (proof) => {
        if (setup) await onCode(proof, setup);
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

/** White around the code, in its own squares: what its standard asks for. */
const MARGIN = 4;

/** A text as a QR code, dark on white in either theme, for cameras need it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  const side = size + 2 * MARGIN;
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

function drawing(text: string): { size: number; path: string } {
  const { size, data } = create(text).modules;
  const path = [...data]
    .map((dark, at) => (dark ? `M${MARGIN + (at % size)} ${MARGIN + Math.floor(at / size)}h1v1h-1z` : ""))
    .join("");
  return { size, path };
}

interface BackupCodesProps {
  /** Null while the dialog is closed. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** The backup codes, shown this once: each lets one in a single time without the app. */
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
