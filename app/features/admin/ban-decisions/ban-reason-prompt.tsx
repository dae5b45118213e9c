import { lazy, Suspense, useSyncExternalStore } from "react";
import { getBanQuestion, subscribeToBanQuestion } from "./ban-reason-request.ts";

const BanReasonDialog = lazy(async () => (await import("./load-ban-decisions.ts")).loadBanReasonDialog());

/** Shows the server's question before an action for a banned customer, over any screen (product.md#rental-ban). */
export function BanReasonPrompt() {
  const question = useSyncExternalStore(subscribeToBanQuestion, getBanQuestion, () => null);
  return (
    question && (
      <Suspense fallback={null}>
        <BanReasonDialog question={question.text} onAnswer={question.answer} />
      </Suspense>
    )
  );
}
