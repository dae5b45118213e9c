import { saveFile } from "#app/features/admin/save-file.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import { useSite } from "#app/ui/site.tsx";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./backup-codes.module.css";

interface BackupCodesProps {
  /** Null while the dialog is closed. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** The backup codes, shown this once: each lets one in a single time without the app. */
export function BackupCodes({ codes, onClose }: BackupCodesProps) {
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
