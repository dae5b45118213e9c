import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { StepForm } from "#app/features/admin/session/step-form.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { backupCodeSchema, totpSchema } from "#domain/forms/access.ts";

/** The second factor: the app's code, or one of the backup codes. */
export function CodeStep({ onDone }: { onDone: () => Promise<void> }) {
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
