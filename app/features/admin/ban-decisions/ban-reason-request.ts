/** The question that the server asks an admin before an action for a banned customer, and the answer to it. */
interface OpenQuestion {
  text: string;
  /** Continues with the reason, or with null if the admin gives none. */
  answer: (reason: string | null) => void;
}

let openQuestion: OpenQuestion | null = null;
let notify: (() => void) | null = null;

/** Asks the signed-in admin for the reason of an action in spite of a rental ban. Resolves to null if the call must stay refused. */
export function askForBanReason(text: string): Promise<string | null> {
  if (!notify || openQuestion) return Promise.resolve(null);
  return new Promise((resolve) => {
    const answer = (reason: string | null) => {
      openQuestion = null;
      notify?.();
      resolve(reason);
    };
    openQuestion = { text, answer };
    notify?.();
  });
}

export const getBanQuestion = (): OpenQuestion | null => openQuestion;

/** Subscribes the dialog to the open question. The returned function refuses it. */
export function subscribeToBanQuestion(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = null;
    openQuestion?.answer(null);
  };
}
