import type { Pool, PoolClient } from "pg";

/** What is known of a statement once it has been answered. */
export interface FinishedQuery {
  statement: string;
  milliseconds: number;
  /** Why it failed; null for one that did not. */
  error: unknown;
}

export interface QueryTrace {
  /** The request that is being answered, where there is one: it goes to the database as a comment, into its own log and pg_stat_activity. */
  requestId: () => string | undefined;
  onFinished: (query: FinishedQuery) => void;
}

type Query = string | { text: string; name?: string };

/** A statement with what is to stand before it, where it is not planned under a name. */
export interface CommentedQuery {
  text: string;
  name?: string;
  comment: string;
}

/** Tells of every statement that goes through the pool, and names the request to the database. */
export function traceQueries(pool: Pool, trace: QueryTrace): void {
  pool.on("connect", (client) => traceClient(client, trace));
}

function traceClient(client: PoolClient, { requestId, onFinished }: QueryTrace): void {
  const send = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
  const traced = (query: unknown, ...rest: unknown[]) => {
    if (!isStatement(query)) return send(query, ...rest);
    const statement = toStatementText(query);
    const sentAt = performance.now();
    const report = (error: unknown) => onFinished({ statement, milliseconds: performance.now() - sentAt, error });
    const result = send(withComment(query, requestId()), ...rest);
    if (result instanceof Promise)
      result.then(
        () => report(null),
        (error: unknown) => report(error ?? "unknown"),
      );
    return result;
  };
  client.query = traced as PoolClient["query"];
}

/** Whatever brings its own protocol (cursors, streams) is left alone. */
const isStatement = (query: unknown): query is Query =>
  typeof query === "string" || (typeof query === "object" && query !== null && "text" in query && !("submit" in query));

const toStatementText = (query: Query) => (typeof query === "string" ? query : query.text);

/** The connection itself writes the comment before the statement: what it tells statements apart by must not have one (traced-client.ts). */
function withComment(query: Query, id: string | undefined): Query | CommentedQuery {
  if (!id) return query;
  const comment = `/* request ${id} */ `;
  return typeof query === "string" ? { text: query, comment } : { ...query, comment };
}
