/** Lets the browser paint and hear what was pressed before the work goes on. */
export function yieldToMain(): Promise<void> {
  // Safari has no `scheduler`.
  if (typeof scheduler !== "undefined" && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
