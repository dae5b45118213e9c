import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig, type QueryResult } from "pg";
import { currentReading } from "#server/freshness/reading.ts";
import { Touches } from "#server/freshness/touches.ts";
import { QueryMemory } from "./query-memory.ts";
import { rememberIn } from "./remembered.ts";
import * as schema from "./schema.ts";
import { type ChooseSource, standbyOf } from "./standby.ts";
import { tracedClient } from "./traced-client.ts";

/** Parse, Bind, Describe, Execute and Close, which nothing answers before the Sync or Flush that follows them. */
const PARTS = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));

export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What repositories take: the database, or the transaction a service has opened. */
export type Queryable = Db | Transaction;

export interface Database {
  db: Db;
  pool: Pool;
  embedded: boolean;
  /** The standby that public pages are read from, where there is one, and how it is chosen for each. */
  standby: { pool: Pool; choose: ChooseSource } | null;
  /** What the writes through this pool have touched, told before the writer goes on. */
  touches: Touches;
  /** Answers that public pages share. */
  memory: QueryMemory;
  /** True for the database's own number of one of this pool's connections. */
  isOwn(processId: number): boolean;
  close(): Promise<void>;
}

/** Where the data live: a PostgreSQL server, or a folder ("memory://" for tests) of the embedded database, with what it starts out with. */
export type DatabaseLocation =
  | {
      url: string;
      poolSize?: number;
      prepared?: boolean;
      standbyUrl?: string | undefined;
      /** How long a server may be silent, in milliseconds. */
      answersWithinMs?: number;
    }
  | { folder: string; contents?: Blob };

const MOST_CONNECTIONS = 10;

/** What a PostgreSQL server gives up for this program, in milliseconds: no page is worth a longer wait, and no lock may be kept by who fell silent. */
const SESSION_LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};
/** A server that lives has answered by then, if only that it gives up; one that is silent for longer is not there, or nothing gets through to it. */
const ANSWERS_WITHIN_MS = SESSION_LIMITS.statement_timeout + 2000;
/** A standby that takes longer is read past. */
const STANDBY_ANSWERS_WITHIN_MS = 1000;

/**
 * Opens either engine behind the same `pg` pool and Drizzle, so that everything above is written once.
 * The embedded engine is one session: inside a transaction use the transaction, never the database, or it waits for itself.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const touches = new Touches();
  const memory = new QueryMemory(touches);
  if ("url" in location) {
    const pool = openPool(location.url, {
      max: location.poolSize ?? MOST_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      application_name: "velluto",
      Client: tracedClient({
        touches,
        prepared: location.prepared ?? true,
        answersWithinMs: location.answersWithinMs ?? ANSWERS_WITHIN_MS,
      }),
    });
    const own = new Set<number>();
    pool.on("connect", (client) => own.add(processIdOf(client)));
    pool.on("remove", (client) => own.delete(processIdOf(client)));
    askThrough(pool);
    const standby = location.standbyUrl
      ? openPool(location.standbyUrl, {
          max: MOST_CONNECTIONS,
          connectionTimeoutMillis: STANDBY_ANSWERS_WITHIN_MS,
          application_name: "velluto reads",
          Client: tracedClient({
            // Nothing is written there that anybody could be told of.
            touches: new Touches(),
            prepared: true,
            answersWithinMs: STANDBY_ANSWERS_WITHIN_MS,
          }),
        })
      : null;
    return {
      db: drizzleOn(pool, memory),
      pool,
      embedded: false,
      standby: standby && { pool: standby, choose: standbyOf(pool, standby) },
      touches,
      memory,
      isOwn: (processId) => own.has(processId),
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
  const { connection } = createPgConfig(wholeStatements(engine));
  // Drizzle passes `types` (an object) with each query; the engine's serialiser expects a list of type ids there.
  const parse = connection.parse.bind(connection);
  connection.parse = (query: object) => parse({ ...query, types: undefined });
  const pool = new Pool({
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    Client: tracedClient({ touches, prepared: true, answersWithinMs: null }),
  } as unknown as PoolConfig);
  askThrough(pool);
  return {
    db: drizzleOn(pool, memory),
    pool,
    embedded: true,
    standby: null,
    touches,
    memory,
    isOwn: () => true,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

function openPool(url: string, config: object): Pool {
  const pool = new Pool({ connectionString: url, keepAlive: true, ...SESSION_LIMITS, ...config } as PoolConfig);
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
function drizzleOn(pool: Pool, memory: QueryMemory): Db {
  const db = drizzle(pool, { schema });
  rememberIn(memory, db);
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

const processIdOf = (client: object): number => Number("processID" in client ? client.processID : 0);

const WRITE = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b[\s\S]*\b(?:insert|update|delete|merge)\b/i;

/**
 * Gives the pool a `query` of our own, for statements outside of a transaction: a read may go to a standby, a write is a transaction of its
 * own, whose commit tells what it touched. The pool's own would also throw a client away with the error of its statement; the embedded engine's one
 * session must outlive it.
 */
function askThrough(pool: Pool): void {
  const ask = async (config: string | { text: string }, values: unknown[] = []): Promise<QueryResult> => {
    const text = typeof config === "string" ? config : config.text;
    const reading = currentReading();
    if (reading?.source && !WRITE.test(text)) {
      try {
        return await reading.source.query(config, values);
      } catch {
        // Away, or in the way of what it follows: the primary answers, or says what is wrong.
        reading.leaveSource();
      }
    }
    const client = await pool.connect();
    let broken = false;
    try {
      if (!WRITE.test(text)) return await client.query(config, values);
      await client.query("begin");
      try {
        const result = await client.query(config, values);
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => {
          broken = true;
        });
        throw error;
      }
    } finally {
      client.release(broken);
    }
  };
  pool.query = ask as Pool["query"];
}

/**
 * The embedded engine as its driver sees it, given each statement in one piece: its five messages one by one took the processor half as long again as a
 * short statement takes.
 */
function wholeStatements(engine: PGlite): PGlite {
  let parts: Uint8Array[] = [];
  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    parts.push(message);
    if (PARTS.has(message[0] ?? 0)) return [];
    const whole = parts.length === 1 ? message : new Uint8Array(Buffer.concat(parts));
    parts = [];
    return engine.execProtocolStream(whole, options);
  };
  return new Proxy(engine, {
    get: (target, name) => (name === "execProtocolStream" ? execProtocolStream : Reflect.get(target, name, target)),
  });
}
