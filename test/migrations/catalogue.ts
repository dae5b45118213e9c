import type { Pool } from "pg";

export type Row = Record<string, unknown>;

export interface Column {
  name: string;
  /** As PostgreSQL spells it: "timestamp with time zone". */
  type: string;
  nullable: boolean;
  /** The allowed values, if the column's check is a list of them. */
  choices: string[];
  /** The column that its foreign key references. */
  target: { table: string; column: string } | undefined;
}

export interface Table {
  name: string;
  columns: Column[];
  primaryKey: string[];
}

/** Reads the tables from the database's catalogue, each after those it references. Generated columns are omitted. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const columns = await rowsOf<{ table: string; name: string; type: string; nullable: boolean }>(
    pool,
    `select relname as table, attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     order by relname, attnum`,
  );
  const constraints = await rowsOf<Constraint>(
    pool,
    `select contype as kind, conrelid::regclass::text as table, confrelid::regclass::text as target, pg_get_constraintdef(oid) as definition,
       (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns,
       (select array_agg(attname::text) from pg_attribute where attrelid = confrelid and attnum = any (confkey)) as "targetColumns"
     from pg_constraint where connamespace = 'public'::regnamespace`,
  );
  const known = constraints.map((constraint) => ({ ...constraint, table: unquoted(constraint.table) }));
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => {
    const own = known.filter(({ table }) => table === name);
    return {
      name,
      columns: columns
        .filter(({ table }) => table === name)
        .map((column) => ({ ...column, choices: choicesOf(own, column.name), target: targetOf(own, column.name) })),
      primaryKey: own.find(({ kind }) => kind === "p")?.columns ?? [],
    };
  });
  return inOrder(tables);
}

/** Returns every row of every table as JSON. */
export async function readRows(pool: Pool, tables: readonly Table[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: Row }>(pool, `select to_jsonb(found) as row from "${name}" found`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Describes a schema in one line per object: columns, constraints (valid or not), indexes, triggers and functions. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const lines = await rowsOf<{ line: string }>(
    pool,
    `select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated) as line
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
     union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal
     union all select pg_get_functiondef(pg_proc.oid) from pg_proc
     where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
     order by 1`,
  );
  return lines.map(({ line }) => line);
}

interface Constraint {
  kind: string;
  table: string;
  target: string;
  definition: string;
  columns: string[];
  targetColumns: string[] | null;
}

const unquoted = (name: string) => name.replaceAll('"', "");

function choicesOf(constraints: readonly Constraint[], column: string): string[] {
  const list = constraints
    .filter(({ kind, columns }) => kind === "c" && columns?.length === 1 && columns[0] === column)
    .map(
      ({ definition }) => /= ANY \(ARRAY\[(.*?)\]\)/.exec(definition)?.[1] ?? /= '(\w+)'::text/.exec(definition)?.[0],
    )
    .find((found) => found !== undefined);
  return [...(list ?? "").matchAll(/'([^']*)'/g)].map(([, word = ""]) => word);
}

function targetOf(constraints: readonly Constraint[], column: string): Column["target"] {
  const key = constraints.find(({ kind, columns }) => kind === "f" && columns.length === 1 && columns[0] === column);
  const [target] = key?.targetColumns ?? [];
  return key && target ? { table: unquoted(key.target), column: target } : undefined;
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name, columns }) =>
      columns.every(({ target }) => !target || target.table === name || !waiting.has(target.table)),
    );
    if (ready.length === 0) throw new Error(`Tables reference each other in a cycle: ${[...waiting].join(", ")}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

async function rowsOf<Found>(pool: Pool, statement: string): Promise<Found[]> {
  return (await pool.query(statement)).rows as Found[];
}
