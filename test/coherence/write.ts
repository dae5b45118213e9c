import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { World } from "#test/simulation/world.ts";
import type { SignedIn } from "#test/staff.ts";

/** A write, after which the pages that show the data are compared. */
export interface Write {
  title: string;
  write(world: World): Promise<unknown>;
  /** No sampled page has to show it. */
  isInvisible?: boolean;
  /** Sets the clock to this day of the story first; the pages are read again at that time. */
  atDay?: number;
}

/** Calls the API and returns the response body. Throws if the call fails. */
export async function callOrThrow<Answer = Record<string, unknown>>(
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

/** Returns the id of the only row that a query finds. */
export async function findId(world: World, statement: string, values: unknown[] = []): Promise<string> {
  const [row] = await world.queryDirectly<{ id: string }>(statement, values);
  if (!row) throw new Error(`There is no row: ${statement} ${JSON.stringify(values)}`);
  return row.id;
}

export const findVehicleId = (world: World, slug: string) =>
  findId(world, "select id from vehicles where slug = $1", [slug]);
export const findRowId = (world: World, table: string, slug: string) =>
  findId(world, `select id from ${table} where slug = $1`, [slug]);

/** Changes a row of the panel by its slug. */
export const patchRow = async (world: World, table: string, slug: string, body: object) =>
  callOrThrow(world, "PATCH", `/api/${table}/${await findRowId(world, table, slug)}`, body);

export const deleteRow = async (world: World, table: string, slug: string) =>
  world.call(world.staff.admin, "DELETE", `/api/${table}/${await findRowId(world, table, slug)}`);

/** Returns a civil date, that many days from the world's now. */
export const worldDateInDays = (world: World, days: number): string =>
  addDays(toCivilMoment(world.now, "Europe/Rome").date, days);
