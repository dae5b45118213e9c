import { type ReactNode, useState } from "react";
import { isProblem, type Problem } from "#app/ui/panel/forms/problem.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";

/** What is asked before a change that the server makes only once staff have agreed to it. */
export interface ServerConfirmOptions<Field extends string> {
  /** The field of the body that has to say yes; the server's 409 names it. */
  field: Field;
  title: string;
  confirm: string;
  cancel: string;
  /** Where the server gives no reason for refusing what was agreed to. */
  failure: string;
}

interface OpenConfirm {
  /** In the server's words. */
  question: string;
  resolve: (confirmation: boolean) => void;
}

export interface ServerConfirm<Field extends string> {
  /** Sends a change; where the server asks first, asks staff, and sends it again when they agree. Declined, the call stays refused. */
  withConfirm: <Answer>(send: (confirmation: { [Name in Field]?: true }) => Promise<Answer>) => Promise<Answer>;
  /** The open question; it belongs on the screen of whoever sends. */
  question: ReactNode;
}

/** Lets staff agree with open eyes to what the server asks about. */
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
