const htmlByResponse = new WeakMap<Response, string>();

/** Creates a page response and remembers its HTML, so that it need not be read back from the stream. */
export function createPageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  htmlByResponse.set(response, html);
  return response;
}

/** Returns the whole body of a response. */
export async function readContent(response: Response): Promise<string | Buffer> {
  const text = htmlByResponse.get(response);
  // Entries of a WeakMap survive minor garbage collections even if their key is dead: page texts filled 100 MB until the next full one.
  htmlByResponse.delete(response);
  return text ?? Buffer.from(await response.arrayBuffer());
}
