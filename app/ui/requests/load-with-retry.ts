/** Events that trigger a retry of failed loads. */
const RETRY_EVENTS = ["online", "pageshow", "click"] as const;

let failedLoads = 0;
const listeners = new Set<() => void>();

/**
 * Loads a module and, if that fails, retries when the connection is back, the page is shown again or something is clicked. Never rejects;
 * `hasFailedLoads` tells whether a load has failed for now.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  const first = await tryOnce(load);
  if (first) return first.part;
  changeFailedLoads(1);
  for (;;) {
    await waitForRetryEvent();
    const next = await tryOnce(load);
    if (!next) continue;
    changeFailedLoads(-1);
    return next.part;
  }
}

/** Whether a required module has failed to load. */
export const hasFailedLoads = (): boolean => failedLoads > 0;

/** Subscribes to failures and later successes; returns a function that unsubscribes. */
export function onFailedLoadsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function tryOnce<Part>(load: () => Promise<Part>): Promise<{ part: Part } | null> {
  try {
    return { part: await load() };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function changeFailedLoads(change: 1 | -1): void {
  failedLoads += change;
  for (const listener of listeners) listener();
}

function waitForRetryEvent(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onRetry = () => {
      controller.abort();
      resolve();
    };
    for (const event of RETRY_EVENTS) addEventListener(event, onRetry, { capture: true, signal: controller.signal });
  });
}
