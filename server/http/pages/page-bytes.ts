const texts = new WeakMap<Response, string>();

/** An answer with a page whose bytes are at hand without being read back through the answer's stream. */
export function pageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  texts.set(response, html);
  return response;
}

/** The body of an answer, whole. */
export async function bytesOf(response: Response): Promise<Buffer> {
  const text = texts.get(response);
  return text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
}
