import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server that can fall silent, as where packets are lost on the way: nothing is refused, and nothing gets through. */
export interface SilentLine {
  /** The server's address at this end of the line. */
  url: string;
  /** Who is connected, or connects from now on, hears nothing more. */
  fallSilent(): void;
  /** Who connects from now on is heard. */
  speak(): void;
  close(): Promise<void>;
}

export async function openLine(serverUrl: string): Promise<SilentLine> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    if (silent) return hold(near);
    const far = connect(Number(port), hostname);
    hold(near).pipe(hold(far)).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  const hold = (socket: Socket): Socket => {
    open.add(socket);
    // Either end may leave at any moment.
    return socket.on("error", () => {}).on("close", () => open.delete(socket));
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      for (const socket of open) socket.unpipe();
    },
    speak() {
      silent = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
