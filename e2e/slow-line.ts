import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A proxy that the browser reaches the server through: a slow line that breaks. */
export interface SlowLine {
  url: string;
  /** What became of each upload, in order. */
  uploads: ("answered" | "broken")[];
  /** The bodies that reached the server. */
  bodies: Buffer[];
  stop(): Promise<void>;
}

interface SlowLineSettings {
  /** The path whose requests are slow. */
  path: string;
  bytesPerSecond: number;
  /** Where the line breaks, by number of the upload from 1: in the middle of its body, or when the server has answered it. */
  breaks: Readonly<Record<number, "body" | "answer">>;
}

export async function openSlowLine(settings: SlowLineSettings): Promise<SlowLine> {
  const uploads: SlowLine["uploads"] = [];
  const bodies: Buffer[] = [];
  const server = createServer((asked, answer) => {
    const isUpload = asked.method === "POST" && new URL(asked.url ?? "").pathname === settings.path;
    const at = isUpload ? uploads.push("broken") : 0;
    const passage = { ...settings, breaksAt: settings.breaks[at], onBody: (body: Buffer) => bodies.push(body) };
    void forward(asked, answer, isUpload ? passage : {}).then(
      (isAnswered) => {
        if (isUpload && isAnswered) uploads[at - 1] = "answered";
      },
      () => answer.destroy(),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads,
    bodies,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Passage {
  bytesPerSecond?: number;
  breaksAt?: "body" | "answer" | undefined;
  onBody?: (body: Buffer) => void;
}

/** Forwards a request with its body at the given speed. Resolves to whether the browser gets the answer. */
async function forward(asked: IncomingMessage, answer: ServerResponse, { bytesPerSecond, breaksAt, onBody }: Passage) {
  const onward = request(asked.url ?? "", { agent: false, method: asked.method, headers: asked.headers });
  const answered = once(onward, "response") as Promise<[IncomingMessage]>;
  answered.catch(() => {});
  const length = Number(asked.headers["content-length"] ?? 0);
  const chunks: Buffer[] = [];
  let sent = 0;
  for await (const chunk of asked as AsyncIterable<Buffer>) {
    onward.write(chunk);
    chunks.push(chunk);
    sent += chunk.length;
    if (bytesPerSecond) await wait((chunk.length / bytesPerSecond) * 1000);
    if (breaksAt !== "body" || sent < length / 2) continue;
    onward.destroy();
    asked.socket.destroy();
    return false;
  }
  onward.end();
  onBody?.(Buffer.concat(chunks));
  const [given] = await answered;
  if (breaksAt === "answer") {
    given.destroy();
    asked.socket.destroy();
    return false;
  }
  answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
  given.pipe(answer);
  return true;
}
