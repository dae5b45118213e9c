/**
 * Sends XMLHttpRequests through `fetch`, which tests replace. jsdom's own would reach for the network. An upload reports its end only.
 */
class FetchBackedRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  #headers = new Headers();
  #answerHeaders = new Headers();
  #target = { method: "GET", url: "" };
  #isAborted = false;

  open(method: string, url: string): void {
    this.#target = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answerHeaders.get(name);
  }
  send(body: FormData): void {
    const { method, url } = this.#target;
    void fetch(url, { method, body, headers: this.#headers }).then(
      async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.#answerHeaders = answer.headers;
        this.#end("load");
      },
      () => this.#end("error"),
    );
  }
  abort(): void {
    this.#end("abort");
    this.#isAborted = true;
  }
  #end(type: string): void {
    if (this.#isAborted) return;
    for (const name of [type, "loadend"]) this.dispatchEvent(new Event(name));
  }
}

Object.assign(globalThis, { XMLHttpRequest: FetchBackedRequest });
