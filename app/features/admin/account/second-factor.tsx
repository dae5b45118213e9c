import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from "#app/features/admin/account/account-calls.ts";
import { AuthenticatorForm } from "#app/features/admin/account/authenticator-form.tsx";
import { BackupCodes } from "#app/features/admin/account/backup-codes.tsx";
import { ProofForm } from "#app/features/admin/account/proof-form.tsx";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiSecondFactorSetup } from "#domain/api/sign-in.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./second-factor.module.css";

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
