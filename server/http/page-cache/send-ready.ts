import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";

/**
 * An answer as it goes out again and again: its bytes stand as they do on the line, one behind the other, and only what each answer says of its own is
 * written into them before they are sent.
 */
export class ReadyAnswer {
  /** Name and value in turn, as Node takes them without putting them together. */
  readonly headers: readonly string[];
  readonly #head: string;
  #line: Buffer;
  #bodyAt = 0;
  /** Whether the bytes of `#line` are still on their way, and must stay as they are. */
  #lent = false;

  /** What no head may hold is refused here, once. */
  constructor(headers: Readonly<Record<string, string>>, body: Buffer) {
    const lines = Object.entries(headers);
    for (const [name, value] of lines) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.headers = lines.flat();
    this.#head = `HTTP/1.1 200 OK\r\n${textOf(this.headers)}`;
    this.#line = body;
  }

  get body(): Buffer {
    return this.#line.subarray(this.#bodyAt);
  }

  /** The whole answer, with a last part of its head of its own. Good until the next call, unless it is `lend`ed. */
  line(ownHead: string): Buffer {
    const ownAt = this.#head.length;
    if (this.#lent || this.#bodyAt !== ownAt + ownHead.length) {
      const { body } = this;
      this.#bodyAt = ownAt + ownHead.length;
      // Memory of its own: a part of the pool would hold the whole of it for as long as the page is kept.
      this.#line = Buffer.allocUnsafeSlow(this.#bodyAt + body.length);
      this.#line.write(this.#head, "latin1");
      body.copy(this.#line, this.#bodyAt);
      this.#lent = false;
    }
    this.#line.write(ownHead, ownAt, "latin1");
    return this.#line;
  }

  /** Leaves the bytes of the last line to whoever still sends them; the next is written elsewhere. */
  lend(): void {
    this.#lent = true;
  }
}

/** What an answer of Node's keeps of its head: the text that goes out in front of the body, whether it has, and how long its connection may rest. */
interface KeptHead {
  _header: string | null;
  _headerSent: boolean;
  readonly _keepAliveTimeout?: number;
}

interface Sending {
  method: string;
  /** What only this answer says: name and value in turn, nothing that a head may not hold. */
  further: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Sends 200 with a ready head, and further headers. Node would look at each name and value again, and hand head, body and end to the system one by one: a third
 * of what a bare answer takes (docs/performance.md#a-page-from-memory). An answer that is told that its head has gone only ends. Only where the connection
 * stays open and is this answer's turn: what Node decides of any other stays its own.
 */
export function sendReady(response: ServerResponse, ready: ReadyAnswer, { method, further, now }: Sending): void {
  const kept = response as unknown as KeptHead;
  const { socket } = response;
  if (method === "GET" && socket?.writable && response.shouldKeepAlive && kept._keepAliveTimeout) {
    const rest = Math.floor(kept._keepAliveTimeout / 1000);
    const connection = `Date: ${httpDate(now)}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${rest}\r\n\r\n`;
    kept._header = connection;
    kept._headerSent = true;
    socket.write(ready.line(textOf(further) + connection));
    // What the system did not take at once is sent when it does.
    if (socket.writableLength > 0) ready.lend();
    response.end();
  } else {
    response.writeHead(200, [...ready.headers, ...further]).end(method === "HEAD" ? undefined : ready.body);
  }
}

function textOf(flat: readonly string[]): string {
  let text = "";
  for (let at = 0; at < flat.length; at += 2) text += `${flat[at]}: ${flat[at + 1]}\r\n`;
  return text;
}

let datedSecond = Number.NaN;
let date = "";

function httpDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== datedSecond) {
    datedSecond = second;
    date = new Date(now).toUTCString();
  }
  return date;
}
