import type { Pool, PoolClient } from "pg";

/** What is known about a statement after it has finished. */
export interface FinishedQuery {
  statement: string;
  milliseconds: number;
  /** The error of a failed statement; null on success. */
  error: unknown;
}

export interface QueryTrace {
  /**
   * Returns the id of the current HTTP request; undefined outside of a request. The id is sent as an SQL comment and appears in the database's log
   * and in pg_stat_activity.
   */
  requestId: () => string | undefined;
  onFinished: (query: FinishedQuery) => void;
}

type Query = string | { text: string; name?: string };

/** A statement with a comment to put in front of it, unless it runs as a prepared statement. */
export interface CommentedQuery {
  text: string;
  name?: string;
  comment: string;
}

/** Reports every statement of the pool to `trace`, and adds the id of the HTTP request to the statement as a comment. */
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

/** Whether it is a plain statement. Cursors and streams have their own protocol and are not traced. */
const isStatement = (query: unknown): query is Query =>
  typeof query === "string" || (typeof query === "object" && query !== null && "text" in query && !("submit" in query));

const toStatementText = (query: Query) => (typeof query === "string" ? query : query.text);

/**
 * Returns the statement with its comment as a separate field. The client first classifies the statement by its text and then adds the comment when it
 * sends the statement (traced-client.ts).
 */
function withComment(query: Query, id: string | undefined): Query | CommentedQuery {
  if (!id) return query;
  const comment = `/* request ${id} */ `;
  return typeof query === "string" ? { text: query, comment } : { ...query, comment };
}
