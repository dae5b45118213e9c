import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { answerTo, type UserQuestion } from "#app/features/admin/users/user-questions.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./users.module.css";

export type AskAboutUser = (question: UserQuestion) => void;

const FAILED = panelMessages.users.changeFailed;

/** Does what is asked about a user: at once when nobody can regret it, else after a question, which also shows a refusal. */
export function useUserQuestions(ownEmail: string): { ask: AskAboutUser; dialog: ReactNode } {
  // The question stays while its dialog fades away.
  const [asked, setAsked] = useState<UserQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isOwn = ({ user }: UserQuestion) => user.email === ownEmail;

  const carryOut = async (question: UserQuestion) => {
    const { run, done } = answerTo(question, isOwn(question));
    await run();
    toast.success(done);
    // What one may open oneself has changed: the whole panel is asked for anew.
    if (question.about === "revoke" && isOwn(question)) window.location.assign(panelPaths.admin);
    else await revalidate();
  };
  const ask = (question: UserQuestion) => {
    if (answerTo(question, isOwn(question)).harmless)
      carryOut(question).catch((thrown) => toast.failure(thrown, FAILED));
    else {
      setAsked(question);
      setOpen(true);
    }
  };
  const words = asked && answerTo(asked, isOwn(asked));
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      title={words?.title ?? ""}
      confirm={words?.confirm ?? ""}
      destructive={words?.destructive ?? false}
      failure={FAILED}
      onConfirm={async () => {
        if (asked) await carryOut(asked);
      }}
    >
      {words?.warning && (
        <NoticeBox className={styles.warning} tone="critical">
          {words.warning}
        </NoticeBox>
      )}
      {words?.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
