/** After these it is worth asking again for a part that did not come. */
const RETRY_EVENTS = ["online", "pageshow", "click"] as const;

let failedLoads = 0;
const listeners = new Set<() => void>();

/**
 * Loads a part of the page's scripts, and where that fails tries again whenever the connection is back, the page is shown again or something is pressed. Never
 * rejects: who waits for it sees by `hasFailedLoads` that there is nothing to wait for now.
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

/** Whether a part of the scripts that is needed did not come. */
export const hasFailedLoads = (): boolean => failedLoads > 0;

/** Calls back when a part is found to be missing, and when it has come; returns what ends that. */
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
