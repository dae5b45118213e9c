import { setImmediate as waitForTurn } from "node:timers/promises";
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

/** The protocol messages Parse, Bind, Describe, Execute and Close. The server responds to them only after the next Sync or Flush. */
const BUFFERED_MESSAGE_CODES = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));

export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a repository function queries: the database, or an open transaction. */
export type Queryable = Db | Transaction;

export interface Database {
  db: Db;
  pool: Pool;
  embedded: boolean;
  /** The standby that public pages are read from, if configured, and the function that chooses a source for each page. */
  standby: { pool: Pool; choose: ChooseReadSource } | null;
  /** Publishes the tags that writes through this pool invalidate. A write returns after its tags are published. */
  invalidations: InvalidationBus;
  /** Query results that public pages share. */
  queryCache: QueryCache;
  /** Whether a backend process id belongs to one of this pool's connections. */
  isOwnConnection(processId: number): boolean;
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL server, or a folder of the embedded database ("memory://" for tests) and the dump it starts from. */
export type DatabaseLocation =
  | {
      url: string;
      poolSize?: number;
      usePreparedStatements?: boolean;
      standbyUrl?: string | undefined;
      /** Query timeout in milliseconds. */
      queryTimeoutMs?: number;
    }
  | { folder: string; contents?: Blob };

const MAX_CONNECTIONS = 10;

/** Timeouts of a server session, in milliseconds: no page is worth a longer wait, and a silent client must not keep a lock. */
const SESSION_TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};
/**
 * The driver's query timeout. It is longer than the server's own statement timeout: a server that has not responded by then is down or unreachable.
 */
const QUERY_TIMEOUT_MS = SESSION_TIMEOUTS.statement_timeout + 2000;
/** If the standby has not responded by then, the primary is read instead. */
const STANDBY_TIMEOUT_MS = 1000;
/** Maximum time between two turns of the event loop while the embedded engine runs statements; one statement may take longer. */
const MAX_TURN_MS = 20;

/**
 * Opens the database: a PostgreSQL server or the embedded engine. Both have the same `pg` pool and Drizzle interface, so that callers do not depend
 * on the engine. The embedded engine has one session: inside a transaction, query through the transaction and never through the database, or the
 * query deadlocks.
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
            // The standby is read-only, so this bus never publishes anything.
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
  const { connection } = createPgConfig(batchProtocolMessages(yieldToEventLoop(engine)));
  // Drizzle passes an object as `types` with each query. The embedded engine's serialiser expects a list of type ids in its place.
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
  // An error on an idle connection must not end the process; the next query opens a new connection.
  pool.on("error", () => {});
  // Between two statements of a transaction, the pool does not listen for errors of the connection. Ignore such an error here: the next statement
  // fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Creates a Drizzle database whose transactions release their connection when `begin` fails. Drizzle's own leak it: after a database restart
 * under load the pool would stay exhausted.
 */
function createDrizzle(pool: Pool, queryCache: QueryCache): Db {
  const db = drizzle(pool, { schema });
  setQueryCache(queryCache, db);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      // The type `Db` includes the schema. At run time only relational queries need the schema, so it is not passed here.
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
 * Replaces the pool's `query`, which runs statements outside a transaction. The new one may send a read to a standby, and runs a write in its own
 * transaction, whose commit publishes the invalidated tags. The pool's own `query` also destroys the client when a statement fails; the only session
 * of the embedded engine must not be destroyed.
 */
function overridePoolQuery(pool: Pool): void {
  const runQuery = async (config: string | { text: string }, values: unknown[] = []): Promise<QueryResult> => {
    const text = typeof config === "string" ? config : config.text;
    const tracker = currentTracker();
    if (tracker?.source && !WRITE_STATEMENT.test(text)) {
      try {
        return await tracker.source.query(config, values);
      } catch {
        // The standby is down, or cancelled the query because replication needed a lock. Query the primary: it returns the result or the real error.
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
 * Wraps the embedded engine so that the driver sends each statement as one batch: sending its five protocol messages one by one
 * took 50% longer for a short statement.
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
  return withExecProtocolStream(engine, execProtocolStream);
}

/**
 * Wraps the embedded engine so that the event loop turns between statements. The engine runs on this thread and never waits for input or output.
 * Without these turns a hundred renders would run before the server reads the next request, and it would answer 408 to requests that it had not read.
 */
function yieldToEventLoop(engine: PGlite): PGlite {
  let lastTurnMs = 0;
  return withExecProtocolStream(engine, async (message, options) => {
    if (performance.now() - lastTurnMs > MAX_TURN_MS) {
      await waitForTurn();
      lastTurnMs = performance.now();
    }
    return engine.execProtocolStream(message, options);
  });
}

function withExecProtocolStream(engine: PGlite, execProtocolStream: PGlite["execProtocolStream"]): PGlite {
  return new Proxy(engine, {
    get: (target, name) => (name === "execProtocolStream" ? execProtocolStream : Reflect.get(target, name, target)),
  });
}
