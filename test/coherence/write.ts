import { addDays, civilNow } from "#domain/rental-period/civil-time.ts";
import type { World } from "#test/simulation/world.ts";
import type { SignedIn } from "#test/staff.ts";

/** A write as somebody makes it; the pages that show what it writes are compared after it. */
export interface Write {
  title: string;
  write(world: World): Promise<unknown>;
  /** Whether no sampled page has to show it. */
  silent?: boolean;
  /** Moves the clock to then before, from the start of the story; the pages are read anew at that time. */
  atDay?: number;
}

/** A call of the API that must succeed; its answer. */
export async function call<Answer = Record<string, unknown>>(
  world: World,
  method: string,
  path: string,
  body?: unknown,
  who: SignedIn | null = world.staff.admin,
): Promise<Answer> {
  const { status, body: answer } = await world.call(who, method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

/** The id of the only row that a statement finds. */
export async function idOf(world: World, statement: string, values: unknown[] = []): Promise<string> {
  const [row] = await world.peek<{ id: string }>(statement, values);
  if (!row) throw new Error(`There is no row: ${statement} ${JSON.stringify(values)}`);
  return row.id;
}

export const carId = (world: World, slug: string) => idOf(world, "select id from vehicles where slug = $1", [slug]);
export const rowId = (world: World, table: string, slug: string) =>
  idOf(world, `select id from ${table} where slug = $1`, [slug]);

/** Changes a row of the panel by its slug. */
export const change = async (world: World, table: string, slug: string, body: object) =>
  call(world, "PATCH", `/api/${table}/${await rowId(world, table, slug)}`, body);

export const remove = async (world: World, table: string, slug: string) =>
  world.call(world.staff.admin, "DELETE", `/api/${table}/${await rowId(world, table, slug)}`);

/** A civil date of the story, so many days from now. */
export const inDays = (world: World, days: number): string => addDays(civilNow(world.now, "Europe/Rome").date, days);
