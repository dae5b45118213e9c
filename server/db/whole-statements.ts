import type { PGlite } from "@electric-sql/pglite";

/** Parse, Bind, Describe, Execute and Close, which nothing answers before the Sync or Flush that follows them. */
const PARTS = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded engine as its driver sees it, given each statement in one piece: its five messages one by one took the processor half as long again as a
 * short statement takes.
 */
export function wholeStatements(engine: PGlite): PGlite {
  let parts: Uint8Array[] = [];
  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    parts.push(message);
    if (PARTS.has(message[0] ?? 0)) return [];
    const whole = parts.length === 1 ? message : new Uint8Array(Buffer.concat(parts));
    parts = [];
    return engine.execProtocolStream(whole, options);
  };
  return new Proxy(engine, {
    get: (target, name) => (name === "execProtocolStream" ? execProtocolStream : Reflect.get(target, name, target)),
  });
}
