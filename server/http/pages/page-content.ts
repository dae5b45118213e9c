const htmlByResponse = new WeakMap<Response, string>();

/** Creates the response of a page and stores its HTML for `readContent`, which then need not read the stream. */
export function createPageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  htmlByResponse.set(response, html);
  return response;
}

/** Returns the whole body of a response. */
export async function readContent(response: Response): Promise<string | Buffer> {
  const text = htmlByResponse.get(response);
  // Delete the entry now. A minor garbage collection does not remove dead entries of a WeakMap, so the texts of pages filled 100 MB until the next
  // full collection.
  htmlByResponse.delete(response);
  return text ?? Buffer.from(await response.arrayBuffer());
}
