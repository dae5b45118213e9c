import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

interface RenderToHtmlOptions {
  nonce: string;
  /** Aborted, the render ends with what there is. */
  signal: AbortSignal;
}

/**
 * Renders to the last boundary and answers the HTML. `failure` is the first error met on the way: a boundary that catches one leaves its fallback
 * in the page and tells nobody else. Rejects with the first error when nothing can be shown.
 */
export async function renderToHtml(
  page: ReactNode,
  { nonce, signal }: RenderToHtmlOptions,
): Promise<{ html: string; failure: { error: unknown } | null }> {
  let failure: { error: unknown } | null = null;
  const onError = (error: unknown) => {
    failure ??= { error };
  };
  try {
    const stream = await renderToReadableStream(page, { nonce, signal, onError });
    await stream.allReady;
    return { html: await new Response(stream).text(), failure };
  } catch (error) {
    throw firstError(failure, error);
  }
}

const firstError = (failure: { error: unknown } | null, error: unknown) => (failure ? failure.error : error);
