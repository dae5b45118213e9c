const UNANSWERED = "velluto:unanswered";

/** Tells the islands of the page that a form got no answer, in the form's own words. */
export function announceUnanswered(text: string): void {
  document.dispatchEvent(new CustomEvent(UNANSWERED, { detail: text }));
}

/** Calls back with those words whenever a form got no answer; returns what ends that. */
export function onUnanswered(listener: (text: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  document.addEventListener(UNANSWERED, hear);
  return () => document.removeEventListener(UNANSWERED, hear);
}
