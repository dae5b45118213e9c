import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Replaces `fetch` by one that answers each address when the test says so, whether or not the request was aborted meanwhile. */
export function controlFetch() {
  const pendingRequests = new Map<string, (response: Response) => void>();
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const { promise, resolve } = Promise.withResolvers<Response>();
    pendingRequests.set(address, resolve);
    return promise;
  });
  return {
    asked,
    answer: async (address: string, body: string) => {
      const resolve = await vi.waitUntil(() => pendingRequests.get(address));
      pendingRequests.delete(address);
      await act(async () => {
        resolve(new Response(body));
        await new Promise((later) => setTimeout(later));
      });
    },
  };
}

/** Answers as the pages that `softNavigate` reads: with props by the name of the island, and what else stands in them. */
export function controlPageFetch() {
  const { asked, answer } = controlFetch();
  return {
    asked,
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
