import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Ports below the usual range of the system, from which any outgoing connection can take one at any moment. */
const PORTS = { min: 20_000, max: 32_767 };
const MAX_ATTEMPTS = 100;

/** Returns a local TCP port that is free at the moment, and that the system gives to no connection. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const port = randomInt(PORTS.min, PORTS.max + 1);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error(`None of ${MAX_ATTEMPTS} ports could be opened.`);
}
