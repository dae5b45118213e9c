import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a server that can stall, like a network that drops packets: no connection is refused, but nothing gets through. */
export interface StallableProxy {
  /** The server's URL through the proxy. */
  url: string;
  /** Existing and new connections get no more data. */
  stall(): void;
  /** New connections work again. */
  resume(): void;
  close(): Promise<void>;
}

export async function openStallableProxy(serverUrl: string): Promise<StallableProxy> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let isStalled = false;
  const server = createServer((clientSocket) => {
    if (isStalled) return track(clientSocket);
    const serverSocket = connect(Number(port), hostname);
    track(clientSocket).pipe(track(serverSocket)).pipe(clientSocket);
    clientSocket.on("close", () => serverSocket.destroy());
    serverSocket.on("close", () => clientSocket.destroy());
  });
  const track = (socket: Socket): Socket => {
    open.add(socket);
    // Either end can disconnect at any moment.
    return socket.on("error", () => {}).on("close", () => open.delete(socket));
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall() {
      isStalled = true;
      for (const socket of open) socket.unpipe();
    },
    resume() {
      isStalled = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
