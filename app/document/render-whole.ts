import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

interface WholeRender {
  nonce: string;
  /** Aborted, the render ends with what there is. */
  signal: AbortSignal;
}

/**
 * Renders to the last boundary and answers the HTML. `failure` is the first error met on the way: a boundary that catches one leaves its fallback
 * in the page and tells nobody else. Rejects with the first error when nothing can be shown.
 */
export async function renderWhole(
  page: ReactNode,
  { nonce, signal }: WholeRender,
): Promise<{ html: string; failure: { error: unknown } | null }> {
  let failure: { error: unknown } | null = null;
  const onError = (error: unknown) => {
    failure ??= { error };
  };
  try {
    const stream = await renderToReadableStream(page, { nonce, signal, onError });
    await stream.allReady;
    return { html: await new Response(stream).text(), failure };
  } catch (thrown) {
    throw firstOf(failure, thrown);
  }
}

const firstOf = (failure: { error: unknown } | null, thrown: unknown) => (failure ? failure.error : thrown);
