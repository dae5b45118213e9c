/** Database contents of a server in a child process. */
export interface ServerState {
  /** Bookings that were requested with an idempotency key. */
  bookings: { key: string; reference: string }[];
  /** Violated invariants. */
  broken: string[];
}

/** Messages of the child process to its parent; any message to it makes it report its database state. */
export type ChildMessage = { kind: "open"; port: number } | { kind: "state"; state: ServerState };
