import pg, { type ClientConfig, type QueryResult } from "pg";
import { errorCode } from "#server/errors.ts";
import { currentTracker, recordRead } from "#server/invalidation/dependency-tracker.ts";
import type { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import type { CommentedQuery } from "./traced-queries.ts";

const TIMEOUT_MESSAGE = "Connection terminated: the server did not answer in time";
const COMMIT_STATEMENT = "select current_setting('velluto.written', true) as touched; commit";
const SELECT_STATEMENT = /^\s*\(?\s*select\b/i;
/** SQLSTATE of a statement in a transaction that has already failed; the server then accepts only the end of the transaction. */
const TRANSACTION_FAILED = "25P02";
/**
 * Statements that are not prepared: searches for free cars or for texts. PostgreSQL must plan them with their actual parameters, because the generic
 * plan of a prepared statement is many times slower.
 */
const UNPREPARED_STATEMENTS = /"unit_calendars"|search_key/;
/** Maximum number of prepared statements per connection. Further statements are not prepared, so each run plans them again. */
const MAX_PREPARED_STATEMENTS = 300;

type Send = (...statement: unknown[]) => unknown;
/** A connection that is destroyed when a statement times out, because the network may be broken and lose packets silently. */
export interface ClientWithTimeout {
  /** In milliseconds; null for no limit. */
  queryTimeoutMs: number | null;
}
export type TracedClient = new (config?: ClientConfig) => pg.Client & ClientWithTimeout;

interface TracedClientOptions {
  invalidations: InvalidationBus;
  /** Whether reads are prepared, so that each connection plans them once. */
  usePreparedStatements: boolean;
  queryTimeoutMs: number | null;
}

/**
 * Returns the client class for a pool. It records what each statement reads in the current dependency tracker
 * (server/invalidation/dependency-tracker.ts) and prepares reads under a name if enabled. A commit receives the tags that its transaction
 * changed and publishes them before the writer continues.
 */
export function createTracedClient({
  invalidations,
  usePreparedStatements,
  queryTimeoutMs,
}: TracedClientOptions): TracedClient {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    if (!usePreparedStatements || !SELECT_STATEMENT.test(text) || UNPREPARED_STATEMENTS.test(text)) return undefined;
    const existingName = names.get(text);
    if (existingName !== undefined || names.size >= MAX_PREPARED_STATEMENTS) return existingName;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  }

  async function commit(send: Send): Promise<QueryResult | undefined> {
    try {
      const [tagsResult, committed] = (await send(COMMIT_STATEMENT)) as [
        QueryResult<{ touched: string | null }>,
        QueryResult,
      ];
      const writtenTags = tagsResult.rows[0]?.touched;
      if (writtenTags) invalidations.publish(writtenTags.split("\n"));
      return committed;
    } catch (error) {
      if (errorCode(error) === TRANSACTION_FAILED) return (await send("commit")) as QueryResult;
      // The connection broke during the commit, so we cannot know whether it succeeded. Stale pages are still served while the database is down.
      invalidations.markAllStale();
      throw error;
    }
  }

  function traced(send: Send): Send {
    return (...statement) => {
      const [first, values, callback] = statement;
      const query = typeof first === "string" ? { text: first } : (first as Partial<CommentedQuery>);
      const { comment = "", ...config } = query;
      const { text } = config;
      // Pass calls with a callback, and query objects with a `submit` method, to the driver unchanged.
      if (text === undefined || typeof values === "function" || callback || "submit" in query)
        return send(...statement);
      if (text === "commit") return commit(send);
      recordRead(text);
      const tracker = currentTracker();
      if (tracker) tracker.queryCount++;
      const name = config.name ?? nameOf(text);
      // A prepared statement must always have the same text, so it gets no comment.
      return send(name === undefined ? { ...config, text: comment + text } : { ...config, name }, values);
    };
  }

  return class extends pg.Client implements ClientWithTimeout {
    queryTimeoutMs = queryTimeoutMs;

    constructor(config?: ClientConfig) {
      super(config);
      const send = pg.Client.prototype.query.bind(this) as Send;
      Object.assign(this, { query: traced((...statement) => destroyOnTimeout(this, send(...statement))) });
    }
  };
}

function destroyOnTimeout(client: pg.Client & ClientWithTimeout, answer: unknown): unknown {
  const { queryTimeoutMs, connection } = client;
  if (queryTimeoutMs === null || !(answer instanceof Promise)) return answer;
  const timer = setTimeout(() => connection.stream.destroy(new Error(TIMEOUT_MESSAGE)), queryTimeoutMs);
  return answer.finally(() => clearTimeout(timer));
}
