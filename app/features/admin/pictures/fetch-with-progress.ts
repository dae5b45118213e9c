/**
 * Sends a request like `fetch`, and reports how much of its body has been sent, in percent: `fetch` cannot. Rejects with a TypeError when there is no
 * answer, and with the signal's reason when it aborts.
 */
export function fetchWithProgress(
  url: string,
  { method = "GET", headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    request.addEventListener("load", () => resolve(toResponse(request)));
    request.addEventListener("error", () => reject(new TypeError("The request got no answer.")));
    request.addEventListener("abort", () => reject(signal?.reason));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", abort);
    request.send(body as FormData);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["content-type", "retry-after"]) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
