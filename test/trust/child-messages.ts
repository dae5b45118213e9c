/** What a server in a process of its own has in its database. */
export interface ServerState {
  /** Those that were asked for with a key. */
  bookings: { key: string; reference: string }[];
  /** Invariants that do not hold. */
  broken: string[];
}

/** What such a process tells its parent; it looks at its database whenever it is sent anything. */
export type ChildMessage = { kind: "open"; port: number } | { kind: "state"; state: ServerState };
