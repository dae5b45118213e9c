import type { Pool, PoolClient } from "pg";

type Query = (...statement: unknown[]) => Promise<unknown>;

/** How a connection breaks; `57P01` is what PostgreSQL says when it is stopped, and what the server takes for a database that is away. */
function connectionLost(): Error {
  return Object.assign(new Error("Connection terminated unexpectedly"), { code: "57P01" });
}

/**
 * Stands between a pool and its database: every statement from the one that was named on is refused, as for a process that was killed or
 * a database that went away between two of them. What was open then is rolled back, as a server does for a lost connection.
 */
export class FaultyConnections {
  #statementsLeft = Number.POSITIVE_INFINITY;
  #struck = false;
  #lettingThrough = false;
  readonly #queries: Query[] = [];

  /** Before the pool has made its first connection. */
  constructor(pool: Pool) {
    pool.on("connect", (client: PoolClient) => {
      const query = client.query.bind(client) as unknown as Query;
      this.#queries.push(query);
      const guarded: Query = (...statement) =>
        this.#admits() ? query(...statement) : Promise.reject(connectionLost());
      client.query = guarded as unknown as PoolClient["query"];
    });
  }

  /** Lets so many more statements through, then none. */
  breakAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  /** Whether a statement has been refused since the connections were last mended. */
  get struck(): boolean {
    return this.#struck;
  }

  /** For whoever looks on from outside: their statements always pass. */
  async letThrough<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#lettingThrough = true;
    try {
      return await work();
    } finally {
      this.#lettingThrough = false;
    }
  }

  async mend(): Promise<void> {
    if (this.#struck) for (const query of this.#queries) await query("rollback");
    this.#statementsLeft = Number.POSITIVE_INFINITY;
    this.#struck = false;
  }

  #admits(): boolean {
    if (this.#lettingThrough) return true;
    if (this.#statementsLeft > 0) {
      this.#statementsLeft--;
      return true;
    }
    this.#struck = true;
    return false;
  }
}
