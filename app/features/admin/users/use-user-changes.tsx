import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { getUserChangeConfirm, type UserChange } from "#app/features/admin/users/user-change-confirm.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./users.module.css";

export type RequestUserChange = (userChange: UserChange) => void;

const CHANGE_FAILED = panelMessages.users.changeFailed;

/** Runs a change of a user: immediately when it is harmless, else after a confirmation, which also shows a refusal. */
export function useUserChanges(ownEmail: string): { requestChange: RequestUserChange; dialog: ReactNode } {
  // Stays set while the dialog closes, so that its text does not vanish during the animation.
  const [pendingChange, setPendingChange] = useState<UserChange | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isOwn = ({ user }: UserChange) => user.email === ownEmail;

  const applyChange = async (userChange: UserChange) => {
    const { run, successMessage } = getUserChangeConfirm(userChange, isOwn(userChange));
    await run();
    toast.success(successMessage);
    // The user's own access has changed, so the whole panel is reloaded.
    if (userChange.type === "revoke" && isOwn(userChange)) window.location.assign(panelPaths.admin);
    else await revalidate();
  };
  const requestChange = (userChange: UserChange) => {
    if (getUserChangeConfirm(userChange, isOwn(userChange)).skipsConfirm)
      applyChange(userChange).catch((thrown) => toast.failure(thrown, CHANGE_FAILED));
    else {
      setPendingChange(userChange);
      setOpen(true);
    }
  };
  const confirmWords = pendingChange && getUserChangeConfirm(pendingChange, isOwn(pendingChange));
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      title={confirmWords?.title ?? ""}
      confirm={confirmWords?.confirm ?? ""}
      destructive={confirmWords?.destructive ?? false}
      failure={CHANGE_FAILED}
      onConfirm={async () => {
        if (pendingChange) await applyChange(pendingChange);
      }}
    >
      {confirmWords?.warning && (
        <NoticeBox className={styles.warning} tone="critical">
          {confirmWords.warning}
        </NoticeBox>
      )}
      {confirmWords?.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
  return { requestChange, dialog };
}
