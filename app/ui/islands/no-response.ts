const NO_RESPONSE_EVENT = "velluto:unanswered";

/** Tells the islands of the page that a form got no answer, in the form's own words. */
export function announceNoResponse(text: string): void {
  document.dispatchEvent(new CustomEvent(NO_RESPONSE_EVENT, { detail: text }));
}

/** Calls back with those words whenever a form got no answer; returns what ends that. */
export function onNoResponse(listener: (text: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  document.addEventListener(NO_RESPONSE_EVENT, onEvent);
  return () => document.removeEventListener(NO_RESPONSE_EVENT, onEvent);
}
