import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";

/** An answer as it goes out again and again. */
export interface ReadyAnswer {
  /** Name and value in turn, as Node takes them without putting them together. */
  readonly headers: readonly string[];
  /** The same as they stand on the line. */
  readonly head: string;
  readonly body: Buffer;
}

/** Makes an answer ready: what no head may hold is refused here, once. */
export function readyAnswer(headers: Readonly<Record<string, string>>, body: Buffer): ReadyAnswer {
  const lines = Object.entries(headers);
  for (const [name, value] of lines) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return { headers: lines.flat(), head: textOf(lines.flat()), body };
}

/** What an answer of Node's keeps of its head: the text that goes out in front of the body, and how long its connection may rest. */
interface KeptHead {
  _header: string | null;
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
 * Sends 200 with a ready head, and further headers. `writeHead` looks at each name and value again, a fifth of what a bare answer
 * takes (docs/performance.md#a-page-from-memory); Node sends as the head of its answer what stands in `_header`, whoever wrote it there. Only where the
 * connection stays open: what Node decides of any other stays its own, as does all where it does not take the text.
 */
export function sendReady(response: ServerResponse, ready: ReadyAnswer, { method, further, now }: Sending): void {
  const kept = response as unknown as KeptHead;
  if (response.shouldKeepAlive && kept._keepAliveTimeout) {
    const rest = Math.floor(kept._keepAliveTimeout / 1000);
    const connection = `Date: ${httpDate(now)}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${rest}\r\n\r\n`;
    kept._header = `HTTP/1.1 200 OK\r\n${ready.head}${textOf(further)}${connection}`;
  }
  if (!response.headersSent) response.writeHead(200, [...ready.headers, ...further]);
  response.end(method === "HEAD" ? undefined : ready.body);
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
