import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Time limit for a request that never comes. */
const PATIENCE_MS = 60_000;

/** Replaces `fetch` by one that responds to each URL when the test says so, even if the request was aborted meanwhile. */
export function controlFetch() {
  const pendingRequests = new Map<string, (response: Response) => void>();
  const requested: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    const { promise, resolve } = Promise.withResolvers<Response>();
    pendingRequests.set(address, resolve);
    return promise;
  });
  return {
    asked: requested,
    answer: async (address: string, body: string) => {
      const resolve = await vi.waitUntil(() => pendingRequests.get(address), PATIENCE_MS);
      pendingRequests.delete(address);
      await act(async () => {
        resolve(new Response(body));
        await new Promise((later) => setTimeout(later));
      });
    },
  };
}

/** Responds with pages for `softNavigate`: props by island name, and other HTML. */
export function controlPageFetch() {
  const { asked: requested, answer } = controlFetch();
  return {
    asked: requested,
    answer: (address: string, props: Record<string, object>, content = "") => {
      const islands = Object.fromEntries(
        Object.entries(props).map(([name, islandProps], index) => [
          `island-${index + 1}`,
          { name, props: islandProps },
        ]),
      );
      const data = JSON.stringify({ site: null, clock: null, islands });
      return answer(address, `${content}<script type="application/json" id="page-data">${data}</script>`);
    },
  };
}
