import pg, { type ClientConfig, type QueryResult } from "pg";
import { errorCode } from "#server/errors.ts";
import { currentTracker, recordRead } from "#server/invalidation/dependency-tracker.ts";
import type { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import type { CommentedQuery } from "./traced-queries.ts";

const TIMEOUT_MESSAGE = "Connection terminated: the server did not answer in time";
const COMMIT_STATEMENT = "select current_setting('velluto.written', true) as touched; commit";
const SELECT_STATEMENT = /^\s*\(?\s*select\b/i;
/** In a transaction that has failed before, nothing but its end is heard. */
const TRANSACTION_FAILED = "25P02";
/** What looks for free cars is planned for its very place and dates, and a text for its very letters: the best way for any of them is many times longer. */
const UNPREPARED_STATEMENTS = /"unit_calendars"|search_key/;
/** Statements that a server keeps planned for one connection; what comes after them is planned each time. */
const MAX_PREPARED_STATEMENTS = 300;

type Send = (...statement: unknown[]) => unknown;
/** A connection that is given up when a statement is not answered in time: what stands between may swallow what is sent, and say nothing. */
export interface ClientWithTimeout {
  /** Null for no limit. */
  queryTimeoutMs: number | null;
}
export type TracedClient = new (config?: ClientConfig) => pg.Client & ClientWithTimeout;

interface TracedClientOptions {
  invalidations: InvalidationBus;
  /** Whether a read is planned once for a connection. */
  usePreparedStatements: boolean;
  queryTimeoutMs: number | null;
}

/**
 * The class of a pool's connections. Each statement is noted in the answer that it is read for (server/invalidation/dependency-tracker.ts). Where `prepared`, a read
 * is planned once for a connection, under a name of its own. A commit learns what its transaction has touched and tells `touches` before the
 * writer goes on.
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
      const [asked, committed] = (await send(COMMIT_STATEMENT)) as [
        QueryResult<{ touched: string | null }>,
        QueryResult,
      ];
      const writtenTags = asked.rows[0]?.touched;
      if (writtenTags) invalidations.publish(writtenTags.split("\n"));
      return committed;
    } catch (error) {
      if (errorCode(error) === TRANSACTION_FAILED) return (await send("commit")) as QueryResult;
      // Whether it was carried out before the connection broke, nobody knows. What is kept stays for as long as the database is away.
      invalidations.markAllStale();
      throw error;
    }
  }

  function traced(send: Send): Send {
    return (...statement) => {
      const [first, values, callback] = statement;
      const asked = typeof first === "string" ? { text: first } : (first as Partial<CommentedQuery>);
      const { comment = "", ...config } = asked;
      const { text } = config;
      // What is given a callback, or sends itself, is the driver's own.
      if (text === undefined || typeof values === "function" || callback || "submit" in asked)
        return send(...statement);
      if (text === "commit") return commit(send);
      recordRead(text);
      const tracker = currentTracker();
      if (tracker) tracker.queryCount++;
      const name = config.name ?? nameOf(text);
      // A statement with a name is planned once and must stay the same text.
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
