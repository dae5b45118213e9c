/** Yields to the main thread, so that the browser can paint and handle input. */
export function yieldToMain(): Promise<void> {
  // Safari lacks `scheduler`.
  if (typeof scheduler !== "undefined" && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
