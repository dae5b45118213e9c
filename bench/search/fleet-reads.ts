import type { Pool } from "pg";

/** Tables that grow with the fleet and that public pages read. */
const TABLES = ["vehicles", "units", "unit_calendars"] as const;
type FleetTable = (typeof TABLES)[number];

export interface TableReads {
  table: FleetTable;
  /** Rows and index entries read by one page. */
  rows: number;
  /** Share of the table's rows. */
  ratio: number;
}

/** Counts what pages read of the fleet from the database's own statistics: sequential scans and index entries, also of parallel workers. */
export class FleetReads {
  readonly #pool: Pool;
  readonly #sizes: ReadonlyMap<FleetTable, number>;
  #before: ReadonlyMap<FleetTable, number> = new Map();

  private constructor(pool: Pool, sizes: ReadonlyMap<FleetTable, number>) {
    this.#pool = pool;
    this.#sizes = sizes;
  }

  static async of(pool: Pool): Promise<FleetReads> {
    const sizes = new Map<FleetTable, number>();
    for (const table of TABLES) {
      const { rows } = await pool.query<{ rows: number }>(`select count(*)::float8 as rows from ${table}`);
      sizes.set(table, rows[0]?.rows ?? 0);
    }
    return new FleetReads(pool, sizes);
  }

  async begin(): Promise<void> {
    this.#before = await this.#read();
  }

  /** Returns the table most read since `begin`, on average over that many pages. */
  async mostReadSince(pages: number): Promise<TableReads> {
    const after = await this.#read();
    const found = TABLES.map((table): TableReads => {
      const rows = ((after.get(table) ?? 0) - (this.#before.get(table) ?? 0)) / pages;
      return { table, rows, ratio: rows / Math.max(1, this.#sizes.get(table) ?? 0) };
    });
    return found.reduce((most, other) => (other.ratio > most.ratio ? other : most));
  }

  async #read(): Promise<Map<FleetTable, number>> {
    // A connection reports its statistics only occasionally unless flushed.
    await this.#pool.query("select pg_stat_force_next_flush()");
    const { rows } = await this.#pool.query<{ name: FleetTable; read: number }>(
      `select relname as name, (seq_tup_read + coalesce((
         select sum(idx_tup_read) from pg_stat_user_indexes ofit where ofit.relid = known.relid
       ), 0))::float8 as read
       from pg_stat_user_tables known where relname = any($1)`,
      [TABLES],
    );
    return new Map(rows.map(({ name, read }) => [name, read]));
  }
}
