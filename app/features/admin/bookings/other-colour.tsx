import { type ReactNode, useState } from "react";
import { isProblem, type Problem } from "#app/ui/panel/forms/problem.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { messages } from "#domain/messages.it.ts";
import { otherColourWords } from "./other-colour-words.ts";

interface Asked {
  /** What the renter was shown, and what would come instead, in the server's words. */
  question: string;
  answer: (agreed: boolean) => void;
}

export interface OtherColour {
  /** Sends a change; where it would give the renter another colour than was shown, asks, and sends it again when staff agree. */
  askingColour: <Answer>(send: (agreed: { other_colour?: true }) => Promise<Answer>) => Promise<Answer>;
  /** The open question; it belongs on the screen of whoever sends. */
  question: ReactNode;
}

/** Lets staff move a booking to a unit of another colour with open eyes (product.md#colours). Declined, the call stays refused. */
export function useOtherColour(): OtherColour {
  const [asked, setAsked] = useState<Asked | null>(null);
  const agreesTo = (question: string) =>
    new Promise<boolean>((resolve) => {
      setAsked({ question, answer: resolve });
    });
  return {
    askingColour: async (send) => {
      try {
        return await send({});
      } catch (thrown) {
        if (!asksColour(thrown) || !(await agreesTo(thrown.detail))) throw thrown;
        return send({ other_colour: true });
      }
    },
    question: asked && (
      <ConfirmDialog
        open
        title={otherColourWords.title}
        confirm={otherColourWords.confirm}
        cancel={otherColourWords.cancel}
        failure={messages.panel.bookings.changeFailed}
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

/** The server names the field that has to say yes. */
const asksColour = (thrown: unknown): thrown is Problem =>
  isProblem(thrown) && thrown.status === 409 && thrown.errors.some(({ path }) => path === "other_colour");
