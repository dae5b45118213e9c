import type { Pool, PoolClient } from "pg";
import { type Column, type Row, readTables, type Table } from "./catalogue.ts";
import { ROW_COUNTS, TRIGGER_FILLED_TABLES, uuidOf, VALID_VALUES, type ValueContext } from "./valid-values.ts";

const DEFAULT_ROW_COUNT = 3;

/**
 * Fills the tables of any schema, based on the database's catalogue. Every table gets rows with all values set, and every second row has null in each
 * nullable column. Runs in one transaction, like a write with its audit entry.
 */
export async function fillSchema(pool: Pool, applied: number): Promise<void> {
  const tables = (await readTables(pool)).filter(({ name }) => !TRIGGER_FILLED_TABLES.includes(name));
  const written = new Map<string, Row[]>();
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const table of tables) {
      const rows = Array.from({ length: ROW_COUNTS[table.name] ?? DEFAULT_ROW_COUNT }, (_, index) =>
        createRow(table, { index, applied, rows: (name) => written.get(name) ?? [] }),
      );
      written.set(table.name, rows);
      await insertRows(client, table, rows);
    }
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function insertRows(client: PoolClient, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  const statement = `insert into "${name}" (${names}) select ${names} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`;
  await client.query(statement, [JSON.stringify(rows)]).catch((cause: unknown) => {
    throw new Error(`${name} could not be filled`, { cause });
  });
}

function createRow(table: Table, place: ValueContext): Row {
  return Object.fromEntries(table.columns.map((column) => [column.name, validValue(table, column, place)]));
}

function validValue(table: Table, column: Column, place: ValueContext): unknown {
  const lawful = VALID_VALUES[table.name]?.[column.name];
  if (lawful) return lawful(place);
  const { index } = place;
  if (column.nullable && index % 2 === 1) return null;
  if (column.target) {
    const rows = place.rows(column.target.table);
    return rows[index % rows.length]?.[column.target.column];
  }
  const { choices } = column;
  if (choices.length > 0) return choices[index % choices.length];
  return anyValue(table, column, index);
}

/** Returns a value of the column's type, different for each row. */
function anyValue(table: Table, { name, type }: Column, index: number): unknown {
  switch (type) {
    case "text":
      return `${name} ${index}`;
    case "text[]":
      return [`${name} ${index}`];
    case "uuid":
      return uuidOf(table.name, name, index);
    case "smallint":
    case "integer":
    case "bigint":
    case "double precision":
      return index + 1;
    case "boolean":
      return index % 2 === 0;
    case "date":
      return `2026-11-${10 + index}`;
    case "timestamp with time zone":
      return `2026-11-${10 + index}T10:00:00Z`;
    case "jsonb":
      return { [name]: index };
    default:
      throw new Error(`${table.name}.${name}: add a value of type ${type} to valid-values.ts`);
  }
}
