import pg, { type ClientConfig, type QueryResult } from "pg";
import { errorCode } from "#server/errors.ts";
import { currentReading, noteRead } from "#server/freshness/reading.ts";
import type { Touches } from "#server/freshness/touches.ts";
import type { CommentedQuery } from "./traced-queries.ts";

const LATE = "Connection terminated: the server did not answer in time";
const COMMIT = "select current_setting('velluto.written', true) as touched; commit";
const READ = /^\s*\(?\s*select\b/i;
/** In a transaction that has failed before, nothing but its end is heard. */
const TRANSACTION_FAILED = "25P02";
/** What looks for free cars is planned for its very place and dates, and a text for its very letters: the best way for any of them is many times longer. */
const PLANNED_EACH_TIME = /"unit_calendars"|search_key/;
/** Statements that a server keeps planned for one connection; what comes after them is planned each time. */
const MOST_PREPARED = 300;

type Send = (...statement: unknown[]) => unknown;
/** A connection that is given up when a statement is not answered in time: what stands between may swallow what is sent, and say nothing. */
export interface LimitedClient {
  /** Null for no limit. */
  answersWithinMs: number | null;
}
export type TracedClient = new (config?: ClientConfig) => pg.Client & LimitedClient;

interface TracedClientOptions {
  touches: Touches;
  /** Whether a read is planned once for a connection. */
  prepared: boolean;
  answersWithinMs: number | null;
}

/**
 * The class of a pool's connections. Each statement is noted in the answer that it is read for (server/freshness/reading.ts). Where `prepared`, a read
 * is planned once for a connection, under a name of its own. A commit learns what its transaction has touched and tells `touches` before the
 * writer goes on.
 */
export function tracedClient({ touches, prepared, answersWithinMs }: TracedClientOptions): TracedClient {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    if (!prepared || !READ.test(text) || PLANNED_EACH_TIME.test(text)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  }

  async function commit(send: Send): Promise<QueryResult | undefined> {
    try {
      const [asked, committed] = (await send(COMMIT)) as [QueryResult<{ touched: string | null }>, QueryResult];
      const touched = asked.rows[0]?.touched;
      if (touched) touches.announce(touched.split("\n"));
      return committed;
    } catch (error) {
      if (errorCode(error) === TRANSACTION_FAILED) return (await send("commit")) as QueryResult;
      // Whether it was carried out before the connection broke, nobody knows. What is kept stays for as long as the database is away.
      touches.doubt();
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
      noteRead(text);
      const reading = currentReading();
      if (reading) reading.queries++;
      const name = config.name ?? nameOf(text);
      // A statement with a name is planned once and must stay the same text.
      return send(name === undefined ? { ...config, text: comment + text } : { ...config, name }, values);
    };
  }

  return class extends pg.Client implements LimitedClient {
    answersWithinMs = answersWithinMs;

    constructor(config?: ClientConfig) {
      super(config);
      const send = pg.Client.prototype.query.bind(this) as Send;
      Object.assign(this, { query: traced((...statement) => giveUpLate(this, send(...statement))) });
    }
  };
}

function giveUpLate(client: pg.Client & LimitedClient, answer: unknown): unknown {
  const { answersWithinMs, connection } = client;
  if (answersWithinMs === null || !(answer instanceof Promise)) return answer;
  const late = setTimeout(() => connection.stream.destroy(new Error(LATE)), answersWithinMs);
  return answer.finally(() => clearTimeout(late));
}
