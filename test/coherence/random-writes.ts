import { errorCode } from "#server/errors.ts";
import { RENTER_ACTIONS } from "#test/simulation/renter-actions.ts";
import { STAFF_ACTIONS } from "#test/simulation/staff-actions.ts";
import type { World } from "#test/simulation/world.ts";

/** SQL that changes a column's value to another one that pages can show; columns of other types are left alone. */
const COLUMN_MUTATIONS: Readonly<Record<string, (column: string) => string>> = {
  boolean: (column) => `not ${column}`,
  integer: (column) => `${column} + 1`,
  numeric: (column) => `${column} - 0.1`,
  text: (column) => `${column} || '-x'`,
  date: (column) => `${column} + 1`,
  "timestamp with time zone": (column) => `${column} + interval '1 day'`,
  jsonb: (column) => `case jsonb_typeof(${column}) when 'object' then ${column} || '{"prova": "x"}' else ${column} end`,
  ARRAY: (column) => `${column} || array['https://cdn.example/x.jpg']`,
};
/** Tables that triggers fill from other tables. */
const DERIVED_TABLES = ["unit_calendars", "vehicle_summaries"];
/** Error codes of schema constraints: a rejected statement is not a write. */
const CONSTRAINT_ERROR_CODES = /^(?:22|23|P0)/;
const MAX_PAUSE_HOURS = 30;

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Makes random writes: actions of renters and staff, due jobs, and columns changed directly and restored. */
export class RandomWrites {
  readonly #world: World;
  readonly #columns: readonly Column[];
  #undoLastChange: (() => Promise<unknown>) | null = null;

  private constructor(world: World, columns: readonly Column[]) {
    this.#world = world;
    this.#columns = columns;
  }

  static async of(world: World): Promise<RandomWrites> {
    const columns = await world.queryDirectly<Column>(
      `select columns.table_name as "table", column_name as "column", data_type as type from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER' and data_type = any($1) and column_name not in ('id', 'version')
         and not table_name = any($2) and exists (
           select from pg_trigger where tgrelid = to_regclass(quote_ident(columns.table_name)) and tgname = 'pages_updated'
         )
       order by 1, 2`,
      [Object.keys(COLUMN_MUTATIONS), DERIVED_TABLES],
    );
    return new RandomWrites(world, columns);
  }

  /** Makes one write and describes it. Says whether time has passed, because pages then change without a write. */
  async next(): Promise<{ description: string; hasTimePassed: boolean }> {
    const { random } = this.#world;
    const undoLastChange = this.#undoLastChange;
    this.#undoLastChange = null;
    await undoLastChange?.();
    switch (random.weighted({ column: 60, row: 10, act: 25, time: 5 })) {
      case "column":
        return { description: await this.#changeColumn(), hasTimePassed: false };
      case "row":
        return { description: await this.#deleteRow(), hasTimePassed: false };
      case "act":
        return { description: await this.#act(), hasTimePassed: false };
      case "time": {
        const hours = random.between(1, MAX_PAUSE_HOURS);
        await this.#world.setClock(new Date(this.#world.now.getTime() + hours * 3_600_000));
        return { description: `${hours} hours pass`, hasTimePassed: true };
      }
    }
  }

  async #changeColumn(): Promise<string> {
    const { table, column, type } = this.#world.random.oneOf(this.#columns);
    const row = await this.#pickRow(table);
    if (row === null) return `${table} is empty`;
    const name = `"${column}"`;
    const description = `${table}.${column} of ${row.where}`;
    const isWritten = await this.#write(
      `update ${table} set ${name} = ${COLUMN_MUTATIONS[type]?.(name)} where ${row.where}`,
    );
    if (isWritten) this.#undoLastChange = () => this.#restore(table, column, row);
    return `${description}${isWritten ? "" : ", refused"}`;
  }

  /** Restores a row, by its new key if the key itself was changed. */
  async #restore(table: string, column: string, { where, values }: RowSnapshot): Promise<void> {
    const former = values[column];
    const now = where.replace(`"${column}" = '${former}'`, `"${column}" = '${former}-x'`);
    await this.#write(
      `update ${table} set "${column}" = (jsonb_populate_record(null::${table}, $1::jsonb))."${column}" where ${now}`,
      [JSON.stringify(values)],
    );
  }

  async #deleteRow(): Promise<string> {
    const { table } = this.#world.random.oneOf(this.#columns);
    const row = await this.#pickRow(table);
    if (row === null) return `${table} is empty`;
    const isWritten = await this.#write(`delete from ${table} where ${row.where}`);
    return `a row of ${table} is deleted${isWritten ? "" : ": refused"}`;
  }

  async #act(): Promise<string> {
    const acts = { ...STAFF_ACTIONS, ...RENTER_ACTIONS, "due work": (world: World) => world.runDueJobs() };
    const name = this.#world.random.oneOf(Object.keys(acts) as (keyof typeof acts)[]);
    try {
      return `${name}: ${(await acts[name](this.#world)) ?? "done"}`;
    } catch (error) {
      // Directly changed rows can violate what the program assumes.
      return `${name}: ${String(error)}`;
    }
  }

  /** Picks a row of a table, identified by its primary key. */
  async #pickRow(table: string): Promise<RowSnapshot | null> {
    const rows = await this.#world.queryDirectly<{ row: Record<string, unknown>; keys: string[] }>(
      `select to_jsonb(t) as row, (
         select array_agg(attname::text) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = '${table}'::regclass and indisprimary
       ) as keys from ${table} t order by to_jsonb(t)::text`,
      [],
    );
    if (rows.length === 0) return null;
    const { row, keys } = this.#world.random.oneOf(rows);
    return { values: row, where: keys.map((key) => `"${key}" = '${String(row[key])}'`).join(" and ") };
  }

  /** Returns false if the schema rejects it. */
  async #write(statement: string, values: unknown[] = []): Promise<boolean> {
    try {
      await this.#world.database.pool.query(statement, values);
      return true;
    } catch (error) {
      if (CONSTRAINT_ERROR_CODES.test(errorCode(error) ?? "")) return false;
      throw error;
    }
  }
}

interface RowSnapshot {
  values: Record<string, unknown>;
  where: string;
}
