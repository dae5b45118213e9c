import type { Pool, PoolClient } from "pg";

type Query = (...statement: unknown[]) => Promise<unknown>;

/** Creates a connection error; with `57P01`, PostgreSQL's code for a shutdown, the server reports the database as down. */
function createConnectionError(): Error {
  return Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" });
}

/**
 * Injects faults between a pool and its database: from a chosen statement on, every one fails, as if the process was killed or the database went
 * down. Open transactions are rolled back, as a server does for a lost connection.
 */
export class FaultyConnections {
  #statementsLeft = Number.POSITIVE_INFINITY;
  #hasFailed = false;
  #isBypassed = false;
  readonly #pool: Pool;
  readonly #queries = new Map<PoolClient, Query>();

  /** Must be created before the pool's first connection. */
  constructor(pool: Pool) {
    this.#pool = pool;
    pool.on("remove", (client: PoolClient) => this.#queries.delete(client));
    pool.on("connect", (client: PoolClient) => {
      const query = client.query.bind(client) as unknown as Query;
      this.#queries.set(client, query);
      const guarded: Query = (...statement) =>
        this.#isAllowed() ? query(...statement) : Promise.reject(createConnectionError());
      client.query = guarded as unknown as PoolClient["query"];
    });
  }

  /** Lets this many more statements through, then fails all. */
  failAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  /** Whether a statement has failed since the last repair. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Runs statements of the observer, which always succeed. */
  async bypass<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isBypassed = true;
    try {
      return await work();
    } finally {
      this.#isBypassed = false;
    }
  }

  async repair(): Promise<void> {
    const wasStruck = this.#hasFailed;
    this.#statementsLeft = Number.POSITIVE_INFINITY;
    this.#hasFailed = false;
    if (!wasStruck) return;
    // A connection that the pool is closing accepts no statements; the server rolls back its transaction.
    for (const query of this.#queries.values()) await query("rollback").catch(() => {});
    // The embedded database has one session for all connections, so end the transaction of a lost one here.
    await this.#pool.query("rollback");
  }

  #isAllowed(): boolean {
    if (this.#isBypassed) return true;
    if (this.#statementsLeft > 0) {
      this.#statementsLeft--;
      return true;
    }
    this.#hasFailed = true;
    return false;
  }
}
