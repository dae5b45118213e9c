import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

interface RenderToHtmlOptions {
  nonce: string;
  /** Aborting the signal ends the render with what is rendered so far. */
  signal: AbortSignal;
}

/**
 * Renders all boundaries and returns the HTML. `failure` is the first error met on the way: a boundary that catches it renders its fallback but
 * doesn't report it. Rejects with the first error if nothing can be rendered.
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
