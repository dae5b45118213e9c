import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { createCertificate } from "./self-signed-certificate.ts";

/** A proxy that terminates TLS in front of a server: it forwards requests on its port to the server's port. */
export interface TlsProxy {
  stop(): Promise<void>;
}

/** Starts a minimal reverse proxy: it forwards the Host header unchanged and adds no others. */
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
  // A new connection per request: the server may close a kept-alive one just as it is reused.
  const way = { agent: false, port, host: "127.0.0.1", method: asked.method, path: asked.url, headers };
  const onward = request(way, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}
