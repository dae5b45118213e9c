const texts = new WeakMap<Response, string>();

/** An answer with a page whose text is at hand without being read back through the answer's stream. */
export function pageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  texts.set(response, html);
  return response;
}

/** The body of an answer, whole. */
export async function contentOf(response: Response): Promise<string | Buffer> {
  const text = texts.get(response);
  // What a weak map holds outlives small collections, its key alive or not: the texts of pages filled a hundred megabytes until the next full one.
  texts.delete(response);
  return text ?? Buffer.from(await response.arrayBuffer());
}
