import type { Pool, PoolClient } from "pg";

/** A statement and the time until its result. */
export interface TimedQuery {
  text: string;
  values: unknown[];
  ms: number;
}

/** Times every statement of a pool from sending to its result, without the wait for a connection. */
export class QueryMeter {
  #queries: TimedQuery[] = [];

  constructor(pool: Pool) {
    pool.on("connect", (client) => this.#watch(client));
  }

  /** Returns the statements since the last call. */
  takeQueries(): TimedQuery[] {
    const queries = this.#queries;
    this.#queries = [];
    return queries;
  }

  #watch(client: PoolClient): void {
    const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
    const timed = (...statement: unknown[]) => {
      const sentAt = performance.now();
      const [first, second] = statement;
      const text = typeof first === "string" ? first : (first as TimedQuery).text;
      const values = Array.isArray(second) ? second : ((first as Partial<TimedQuery>).values ?? []);
      const record = () => this.#queries.push({ text, values, ms: performance.now() - sentAt });
      const last = statement.at(-1);
      if (typeof last === "function") {
        return send(...statement.slice(0, -1), (...answer: unknown[]) => {
          record();
          last(...answer);
        });
      }
      return (send(...statement) as Promise<unknown>).finally(record);
    };
    Object.assign(client, { query: timed });
  }
}
