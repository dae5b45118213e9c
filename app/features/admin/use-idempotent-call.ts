import { useRef } from "react";

/**
 * Sends a creating call with an idempotency key, so that repeated presses create one row. A retry of the same call, for example after a lost
 * response, reuses the key until a response arrives (product.md#idempotency).
 */
export function useIdempotentCall() {
  const lastCall = useRef({ call: "", key: "" });
  return async <Answer>(call: unknown, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const serializedCall = JSON.stringify(call);
    if (lastCall.current.call !== serializedCall) lastCall.current = { call: serializedCall, key: crypto.randomUUID() };
    const result = await send(lastCall.current.key);
    lastCall.current = { call: "", key: "" };
    return result;
  };
}
