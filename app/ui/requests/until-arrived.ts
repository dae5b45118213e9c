/** After these it is worth asking again for a part that did not come. */
const WORTH_ANOTHER_TRY = ["online", "pageshow", "click"] as const;

let missing = 0;
const listeners = new Set<() => void>();

/**
 * Loads a part of the page's scripts, and where that fails tries again whenever the connection is back, the page is shown again or something is pressed. Never
 * rejects: who waits for it sees by `isPartMissing` that there is nothing to wait for now.
 */
export async function untilArrived<Part>(load: () => Promise<Part>): Promise<Part> {
  const first = await tryOnce(load);
  if (first) return first.part;
  tellMissing(1);
  for (;;) {
    await untilWorthAnotherTry();
    const next = await tryOnce(load);
    if (!next) continue;
    tellMissing(-1);
    return next.part;
  }
}

/** Whether a part of the scripts that is needed did not come. */
export const isPartMissing = (): boolean => missing > 0;

/** Calls back when a part is found to be missing, and when it has come; returns what ends that. */
export function onPartMissing(listener: () => void): () => void {
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

function tellMissing(change: 1 | -1): void {
  missing += change;
  for (const listener of listeners) listener();
}

function untilWorthAnotherTry(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      resolve();
    };
    for (const event of WORTH_ANOTHER_TRY) addEventListener(event, end, { capture: true, signal: waiting.signal });
  });
}
