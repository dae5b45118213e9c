const htmlByResponse = new WeakMap<Response, string>();

/** An answer with a page whose text is at hand without being read back through the answer's stream. */
export function createPageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  htmlByResponse.set(response, html);
  return response;
}

/** The body of an answer, whole. */
export async function readContent(response: Response): Promise<string | Buffer> {
  const text = htmlByResponse.get(response);
  // What a weak map holds outlives small collections, its key alive or not: the texts of pages filled a hundred megabytes until the next full one.
  htmlByResponse.delete(response);
  return text ?? Buffer.from(await response.arrayBuffer());
}
