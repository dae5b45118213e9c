/** Sends the request; the signal aborts it. A request that writes can ignore the signal. */
type Send<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * Sends a request whose response may be superseded. Returns a function that cancels it: it aborts the request, and neither `answered` nor `failed` is
 * called any more, even if the response ignores the signal. An effect can return it as its cleanup.
 */
export function cancellableRequest<Answer>(
  send: Send<Answer>,
  onSuccess: (answer: Answer) => void,
  onError: (reason: unknown) => void,
  /** Debounce before sending, so that typing sends one request. */
  { delayMs = 0 } = {},
): () => void {
  const request = new AbortController();
  const unlessCancelled =
    <Value>(act: (value: Value) => void) =>
    (value: Value) => {
      if (!request.signal.aborted) act(value);
    };
  const sendNow = () => void send(request.signal).then(unlessCancelled(onSuccess), unlessCancelled(onError));
  const timer = delayMs > 0 ? setTimeout(sendNow, delayMs) : undefined;
  if (timer === undefined) sendNow();
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

/** Requests of which only the latest counts: sending a request cancels the previous request. */
export class LatestRequest {
  #cancel: (() => void) | null = null;

  /** Whether the latest request is still pending. */
  get isPending(): boolean {
    return this.#cancel !== null;
  }

  send<Answer>(send: Send<Answer>, onSuccess: (answer: Answer) => void, onError: (reason: unknown) => void): void {
    this.cancel();
    const ending =
      <Value>(act: (value: Value) => void) =>
      (value: Value) => {
        this.#cancel = null;
        act(value);
      };
    this.#cancel = cancellableRequest(send, ending(onSuccess), ending(onError));
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
