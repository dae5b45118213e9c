import { type ReactNode, useState } from "react";
import { isProblem, type Problem } from "#app/ui/panel/forms/problem.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";

/** A confirmation that the server demands before it makes a change. */
export interface ServerConfirmOptions<Field extends string> {
  /** The confirmation field of the body, which the server's 409 names. */
  field: Field;
  title: string;
  confirm: string;
  cancel: string;
  /** Shown when the confirmed call fails without a reason. */
  failure: string;
}

interface OpenConfirm {
  /** The server's message. */
  question: string;
  resolve: (confirmation: boolean) => void;
}

export interface ServerConfirm<Field extends string> {
  /** Sends a change. If the server demands a confirmation, asks staff and sends it again when they agree; otherwise the call stays refused. */
  withConfirm: <Answer>(send: (confirmation: { [Name in Field]?: true }) => Promise<Answer>) => Promise<Answer>;
  /** The open confirmation dialog, to be rendered by the calling screen. */
  question: ReactNode;
}

/** Handles a 409 that demands a confirmation: shows the server's question and repeats the call if staff confirm. */
export function useServerConfirm<const Field extends string>(words: ServerConfirmOptions<Field>): ServerConfirm<Field> {
  const [openConfirm, setOpenConfirm] = useState<OpenConfirm | null>(null);
  const askStaff = (question: string) =>
    new Promise<boolean>((resolve) => {
      setOpenConfirm({ question, resolve });
    });
  return {
    withConfirm: async (send) => {
      try {
        return await send({});
      } catch (thrown) {
        if (!requiresConfirm(words.field, thrown) || !(await askStaff(thrown.detail))) throw thrown;
        return send({ [words.field]: true } as { [Name in Field]?: true });
      }
    },
    question: openConfirm && (
      <ConfirmDialog
        open
        title={words.title}
        confirm={words.confirm}
        cancel={words.cancel}
        failure={words.failure}
        onConfirm={async () => openConfirm.resolve(true)}
        onClose={() => {
          openConfirm.resolve(false);
          setOpenConfirm(null);
        }}
      >
        {openConfirm.question}
      </ConfirmDialog>
    ),
  };
}

const requiresConfirm = (field: string, thrown: unknown): thrown is Problem =>
  isProblem(thrown) && thrown.status === 409 && thrown.errors.some(({ path }) => path === field);
