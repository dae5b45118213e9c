import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig, type QueryResult } from "pg";
import { currentTracker } from "#server/invalidation/dependency-tracker.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { setQueryCache } from "./cached-query.ts";
import { QueryCache } from "./query-cache.ts";
import * as schema from "./schema.ts";
import { type ChooseReadSource, createStandbyChooser } from "./standby.ts";
import { createTracedClient } from "./traced-client.ts";

/** Parse, Bind, Describe, Execute and Close, which nothing answers before the Sync or Flush that follows them. */
const BUFFERED_MESSAGE_CODES = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));

export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What repositories take: the database, or the transaction a service has opened. */
export type Queryable = Db | Transaction;

export interface Database {
  db: Db;
  pool: Pool;
  embedded: boolean;
  /** The standby that public pages are read from, where there is one, and how it is chosen for each. */
  standby: { pool: Pool; choose: ChooseReadSource } | null;
  /** What the writes through this pool have touched, told before the writer goes on. */
  invalidations: InvalidationBus;
  /** Answers that public pages share. */
  queryCache: QueryCache;
  /** True for the database's own number of one of this pool's connections. */
  isOwnConnection(processId: number): boolean;
  close(): Promise<void>;
}

/** Where the data live: a PostgreSQL server, or a folder ("memory://" for tests) of the embedded database, with what it starts out with. */
export type DatabaseLocation =
  | {
      url: string;
      poolSize?: number;
      usePreparedStatements?: boolean;
      standbyUrl?: string | undefined;
      /** How long a server may be silent, in milliseconds. */
      queryTimeoutMs?: number;
    }
  | { folder: string; contents?: Blob };

const MAX_CONNECTIONS = 10;

/** What a PostgreSQL server gives up for this program, in milliseconds: no page is worth a longer wait, and no lock may be kept by who fell silent. */
const SESSION_TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};
/** A server that lives has answered by then, if only that it gives up; one that is silent for longer is not there, or nothing gets through to it. */
const QUERY_TIMEOUT_MS = SESSION_TIMEOUTS.statement_timeout + 2000;
/** A standby that takes longer is read past. */
const STANDBY_TIMEOUT_MS = 1000;

/**
 * Opens either engine behind the same `pg` pool and Drizzle, so that everything above is written once.
 * The embedded engine is one session: inside a transaction use the transaction, never the database, or it waits for itself.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const invalidations = new InvalidationBus();
  const queryCache = new QueryCache(invalidations);
  if ("url" in location) {
    const pool = openPool(location.url, {
      max: location.poolSize ?? MAX_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      application_name: "velluto",
      Client: createTracedClient({
        invalidations,
        usePreparedStatements: location.usePreparedStatements ?? true,
        queryTimeoutMs: location.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
      }),
    });
    const ownProcessIds = new Set<number>();
    pool.on("connect", (client) => ownProcessIds.add(findBackendProcessId(client)));
    pool.on("remove", (client) => ownProcessIds.delete(findBackendProcessId(client)));
    overridePoolQuery(pool);
    const standby = location.standbyUrl
      ? openPool(location.standbyUrl, {
          max: MAX_CONNECTIONS,
          connectionTimeoutMillis: STANDBY_TIMEOUT_MS,
          application_name: "velluto reads",
          Client: createTracedClient({
            // Nothing is written there that anybody could be told of.
            invalidations: new InvalidationBus(),
            usePreparedStatements: true,
            queryTimeoutMs: STANDBY_TIMEOUT_MS,
          }),
        })
      : null;
    return {
      db: createDrizzle(pool, queryCache),
      pool,
      embedded: false,
      standby: standby && { pool: standby, choose: createStandbyChooser(pool, standby) },
      invalidations,
      queryCache,
      isOwnConnection: (processId) => ownProcessIds.has(processId),
      async close() {
        await standby?.end();
        await pool.end();
      },
    };
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const { btree_gist } = await import("@electric-sql/pglite/contrib/btree_gist");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { createPgConfig } = await import("@electric-sql/pglite/node-postgres");
  const engine = await PGlite.create(location.folder, {
    extensions: { btree_gist, pg_trgm },
    ...(location.contents && { loadDataDir: location.contents }),
  });
  const { connection } = createPgConfig(batchProtocolMessages(engine));
  // Drizzle passes `types` (an object) with each query; the engine's serialiser expects a list of type ids there.
  const parse = connection.parse.bind(connection);
  connection.parse = (query: object) => parse({ ...query, types: undefined });
  const pool = new Pool({
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    Client: createTracedClient({ invalidations, usePreparedStatements: true, queryTimeoutMs: null }),
  } as unknown as PoolConfig);
  overridePoolQuery(pool);
  return {
    db: createDrizzle(pool, queryCache),
    pool,
    embedded: true,
    standby: null,
    invalidations,
    queryCache,
    isOwnConnection: () => true,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

function openPool(url: string, config: object): Pool {
  const pool = new Pool({ connectionString: url, keepAlive: true, ...SESSION_TIMEOUTS, ...config } as PoolConfig);
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on("error", () => {});
  // Nor one that breaks between two statements of a transaction, which the pool does not listen to: the next statement is refused.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Drizzle on a pool, whose own transactions keep a connection for ever when it breaks at their `begin`: after a database's restart under
 * load the pool would stay empty.
 */
function createDrizzle(pool: Pool, queryCache: QueryCache): Db {
  const db = drizzle(pool, { schema });
  setQueryCache(queryCache, db);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      // Typed by the tables, which only relational queries would need at run time.
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

const findBackendProcessId = (client: object): number => Number("processID" in client ? client.processID : 0);

const WRITE_STATEMENT = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b[\s\S]*\b(?:insert|update|delete|merge)\b/i;

/**
 * Gives the pool a `query` of our own, for statements outside of a transaction: a read may go to a standby, a write is a transaction of its
 * own, whose commit tells what it touched. The pool's own would also throw a client away with the error of its statement; the embedded engine's one
 * session must outlive it.
 */
function overridePoolQuery(pool: Pool): void {
  const runQuery = async (config: string | { text: string }, values: unknown[] = []): Promise<QueryResult> => {
    const text = typeof config === "string" ? config : config.text;
    const tracker = currentTracker();
    if (tracker?.source && !WRITE_STATEMENT.test(text)) {
      try {
        return await tracker.source.query(config, values);
      } catch {
        // Away, or in the way of what it follows: the primary answers, or says what is wrong.
        tracker.switchToPrimary();
      }
    }
    const client = await pool.connect();
    let isBroken = false;
    try {
      if (!WRITE_STATEMENT.test(text)) return await client.query(config, values);
      await client.query("begin");
      try {
        const result = await client.query(config, values);
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => {
          isBroken = true;
        });
        throw error;
      }
    } finally {
      client.release(isBroken);
    }
  };
  pool.query = runQuery as Pool["query"];
}

/**
 * The embedded engine as its driver sees it, given each statement in one piece: its five messages one by one took the processor half as long again as a
 * short statement takes.
 */
function batchProtocolMessages(engine: PGlite): PGlite {
  let messages: Uint8Array[] = [];
  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    messages.push(message);
    if (BUFFERED_MESSAGE_CODES.has(message[0] ?? 0)) return [];
    const batch = messages.length === 1 ? message : new Uint8Array(Buffer.concat(messages));
    messages = [];
    return engine.execProtocolStream(batch, options);
  };
  return new Proxy(engine, {
    get: (target, name) => (name === "execProtocolStream" ? execProtocolStream : Reflect.get(target, name, target)),
  });
}
