import { type ReactNode, useState } from "react";
import { isProblem, type Problem } from "#app/ui/panel/forms/problem.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";

/** What is asked before a change that the server makes only once staff have agreed to it. */
export interface AskedFirst<Field extends string> {
  /** The field of the body that has to say yes; the server's 409 names it. */
  field: Field;
  title: string;
  confirm: string;
  cancel: string;
  /** Where the server gives no reason for refusing what was agreed to. */
  failure: string;
}

interface Asked {
  /** In the server's words. */
  question: string;
  answer: (agreed: boolean) => void;
}

export interface Asking<Field extends string> {
  /** Sends a change; where the server asks first, asks staff, and sends it again when they agree. Declined, the call stays refused. */
  asking: <Answer>(send: (agreed: { [Name in Field]?: true }) => Promise<Answer>) => Promise<Answer>;
  /** The open question; it belongs on the screen of whoever sends. */
  question: ReactNode;
}

/** Lets staff agree with open eyes to what the server asks about. */
export function useAskedFirst<const Field extends string>(words: AskedFirst<Field>): Asking<Field> {
  const [asked, setAsked] = useState<Asked | null>(null);
  const agreesTo = (question: string) =>
    new Promise<boolean>((resolve) => {
      setAsked({ question, answer: resolve });
    });
  return {
    asking: async (send) => {
      try {
        return await send({});
      } catch (thrown) {
        if (!asksFor(words.field, thrown) || !(await agreesTo(thrown.detail))) throw thrown;
        return send({ [words.field]: true } as { [Name in Field]?: true });
      }
    },
    question: asked && (
      <ConfirmDialog
        open
        title={words.title}
        confirm={words.confirm}
        cancel={words.cancel}
        failure={words.failure}
        onConfirm={async () => asked.answer(true)}
        onClose={() => {
          asked.answer(false);
          setAsked(null);
        }}
      >
        {asked.question}
      </ConfirmDialog>
    ),
  };
}

const asksFor = (field: string, thrown: unknown): thrown is Problem =>
  isProblem(thrown) && thrown.status === 409 && thrown.errors.some(({ path }) => path === field);
