import type { Pool, PoolClient } from "pg";

type Query = (...statement: unknown[]) => Promise<unknown>;

/** How a connection breaks; `57P01` is what PostgreSQL says when it is stopped, and what the server takes for a database that is away. */
function createConnectionError(): Error {
  return Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" });
}

/**
 * Stands between a pool and its database: every statement from the one that was named on is refused, as for a process that was killed or
 * a database that went away between two of them. What was open then is rolled back, as a server does for a lost connection.
 */
export class FaultyConnections {
  #statementsLeft = Number.POSITIVE_INFINITY;
  #hasFailed = false;
  #isBypassed = false;
  readonly #pool: Pool;
  readonly #queries = new Map<PoolClient, Query>();

  /** Before the pool has made its first connection. */
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

  /** Lets so many more statements through, then none. */
  failAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  /** Whether a statement has been refused since the connections were last mended. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** For whoever looks on from outside: their statements always pass. */
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
    // One that the pool is just closing takes no more statements: the server rolls back what it had open.
    for (const query of this.#queries.values()) await query("rollback").catch(() => {});
    // The embedded database is one session whichever connection asks: what a connection that is gone had begun ends here.
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
