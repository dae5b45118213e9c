import { useRef } from "react";

/**
 * Sends a call that makes something, once however often it is pressed: the same call again, as after a lost answer, goes with the same key until it has
 * been answered (product.md#idempotency).
 */
export function useSentOnce() {
  const last = useRef({ call: "", key: "" });
  return async <Answer>(call: unknown, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const said = JSON.stringify(call);
    if (last.current.call !== said) last.current = { call: said, key: crypto.randomUUID() };
    const answer = await send(last.current.key);
    last.current = { call: "", key: "" };
    return answer;
  };
}
