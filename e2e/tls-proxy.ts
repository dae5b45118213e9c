import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { createCertificate } from "./self-signed-certificate.ts";

/** What ends TLS in front of a server: visitors come to its port, and what they ask for goes on to the server's own. */
export interface TlsProxy {
  stop(): Promise<void>;
}

/** A reverse proxy as small as one can be: it passes on Host as it came, and says nothing else about the way. */
export async function openTlsProxy(port: number, inner: number): Promise<TlsProxy> {
  const server = createServer(createCertificate(), (asked, answer) => forward(inner, asked, answer));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function forward(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, "x-forwarded-for": asked.socket.remoteAddress };
  // A connection of its own for each request: one that is kept may be closed by the server just as it is used again.
  const way = { agent: false, port, host: "127.0.0.1", method: asked.method, path: asked.url, headers };
  const onward = request(way, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}
