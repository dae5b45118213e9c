import { useRef } from "react";

/**
 * Sends a call that makes something, once however often it is pressed: the same call again, as after a lost answer, goes with the same key until it has
 * been answered (product.md#idempotency).
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
