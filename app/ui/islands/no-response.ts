const NO_RESPONSE_EVENT = "velluto:unanswered";

/** Notifies the page's islands that a form got no response, with the form's message. */
export function announceNoResponse(text: string): void {
  document.dispatchEvent(new CustomEvent(NO_RESPONSE_EVENT, { detail: text }));
}

/** Subscribes to messages about missing responses; returns a function that unsubscribes. */
export function onNoResponse(listener: (text: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  document.addEventListener(NO_RESPONSE_EVENT, onEvent);
  return () => document.removeEventListener(NO_RESPONSE_EVENT, onEvent);
}
