import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/categories.ts";
import {
  NEXT_IN_LINE_AFTER_MINUTES,
  OPEN_WAITING_STATUSES,
  type WaitingStatus,
} from "#domain/waiting-list/waiting-list.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { waitingList } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import type { RequestIdentityKeys } from "#server/repositories/bookings/open-requests.ts";
import { selectOnce } from "#server/repositories/select-once.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { type InstantSpan, toInstantSql } from "#server/repositories/unit-holds/spans.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type WaitingEntry = typeof waitingList.$inferSelect;
export type NewWaitingEntry = typeof waitingList.$inferInsert;

/** A car as the entries that wait for it name it. */
export interface WaitedForVehicle {
  id: string;
  category: CategorySlug;
  /** The name of its base city. */
  city: string;
}

/** Whether an entry still waits; partial indexes have the same condition. */
const isOpen = sql`${waitingList.status} in (${sql.raw(OPEN_WAITING_STATUSES.map((status) => `'${status}'`).join(", "))})`;

/** Whether an entry waits for a car: for the car itself, or for its category in its city. */
const waitsFor = ({ id, category, city }: WaitedForVehicle): SQL | undefined =>
  or(
    and(eq(waitingList.scope, "vehicle"), eq(waitingList.vehicleId, id)),
    and(eq(waitingList.scope, "category"), eq(waitingList.category, category), eq(waitingList.city, city)),
  );

const overlaps = ({ from, to }: InstantSpan): SQL | undefined =>
  and(lt(waitingList.pickupAt, to), gt(waitingList.returnAt, from));

/** Inserts an entry. Returns false if the same person already waits for the same car or category on the same dates, at the same places. */
export async function insertWaitingEntry(tx: Transaction, entry: NewWaitingEntry): Promise<boolean> {
  const stored = await tx.insert(waitingList).values(entry).onConflictDoNothing().returning({ id: waitingList.id });
  return stored.length === 1;
}

/** Returns whether the same person already waits for the same car or category on the same dates, at the same places. */
export async function isAlreadyWaiting(
  db: Queryable,
  entry: Pick<
    WaitingEntry,
    "mailbox" | "vehicleId" | "scope" | "category" | "city" | "pickupAt" | "returnAt" | "pickupCity" | "returnCity"
  >,
): Promise<boolean> {
  const same = and(
    isOpen,
    eq(waitingList.mailbox, entry.mailbox),
    eq(waitingList.scope, entry.scope),
    isForSame(entry),
    eq(waitingList.pickupAt, entry.pickupAt),
    eq(waitingList.returnAt, entry.returnAt),
    eq(waitingList.pickupCity, entry.pickupCity),
    eq(waitingList.returnCity, entry.returnCity),
  );
  return (await db.$count(waitingList, same)) > 0;
}

/** Whether an entry of the same scope is for the same car or, whichever car's page the renter joined from, for the same category. */
function isForSame({
  scope,
  vehicleId,
  category,
  city,
}: Pick<WaitingEntry, "scope" | "vehicleId" | "category" | "city">): SQL | undefined {
  if (scope === "category") return and(eq(waitingList.category, category), eq(waitingList.city, city));
  return vehicleId === null ? sql`false` : eq(waitingList.vehicleId, vehicleId);
}

/** Returns the largest number of open entries that the mailbox or the visitor of a request has. */
export async function countOpenEntries(
  db: Queryable,
  { mailbox, visitorHash }: Pick<RequestIdentityKeys, "mailbox" | "visitorHash">,
): Promise<number> {
  const count = async (condition: SQL | null) => (condition ? db.$count(waitingList, and(isOpen, condition)) : 0);
  return Math.max(
    await count(mailbox === null ? null : eq(waitingList.mailbox, mailbox)),
    await count(visitorHash === null ? null : eq(waitingList.visitorHash, visitorHash)),
  );
}

/** Returns the entry with an id; null if there is none. */
export async function findWaitingEntry(db: Queryable, id: string): Promise<WaitingEntry | null> {
  const [row] = await db.select().from(waitingList).where(eq(waitingList.id, id)).limit(1);
  return row ?? null;
}

/** Returns the entry whose private link's token has a hash; null if there is none. */
export async function findWaitingEntryByToken(db: Queryable, tokenHash: string): Promise<WaitingEntry | null> {
  const [row] = await db.select().from(waitingList).where(eq(waitingList.tokenHash, tokenHash)).limit(1);
  return row ?? null;
}

/** Locks an entry until the transaction ends and returns it; null if there is none. */
export const lockWaitingEntry = (tx: Transaction, id: string): Promise<WaitingEntry | null> =>
  lockRow(tx, waitingList, id);

/** Updates an entry that the caller has locked, and returns it. */
export const updateWaitingEntry = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof waitingList>,
  now: Date,
): Promise<WaitingEntry> => updateRow(tx, waitingList, id, changes, now);

/** Lists entries for the panel, with their total number. */
export const listWaitingEntries = (db: Queryable, listQuery: ListQuery) => readTableRows(db, waitingList, listQuery);

/** How many entries of a car, or of a category in a city, have each status. */
export interface WaitingDemand extends Record<WaitingStatus, number> {
  scope: WaitingEntry["scope"];
  /** Null for a category, and for a car that was deleted. */
  vehicleId: string | null;
  vehicleName: string | null;
  category: CategorySlug;
  city: string;
  total: number;
}

const countWith = (status: WaitingStatus) =>
  sql<number>`count(*) filter (where ${waitingList.status} = ${status})`.mapWith(Number);

/** Counts the entries by car, and by category and city, those with most entries first; at most `limit` groups. */
export async function countWaitingDemand(db: Queryable, limit: number): Promise<WaitingDemand[]> {
  const ofVehicle = (column: typeof waitingList.vehicleId | typeof waitingList.vehicleName) =>
    sql<string | null>`case when ${waitingList.scope} = 'vehicle' then ${column} end`;
  const [vehicleId, vehicleName] = [ofVehicle(waitingList.vehicleId), ofVehicle(waitingList.vehicleName)];
  return (
    db
      .select({
        scope: waitingList.scope,
        vehicleId,
        vehicleName,
        category: waitingList.category,
        city: waitingList.city,
        open: countWith("open"),
        mailed: countWith("mailed"),
        booked: countWith("booked"),
        left: countWith("left"),
        ended: countWith("ended"),
        removed: countWith("removed"),
        total: sql<number>`count(*)`.mapWith(Number),
      })
      .from(waitingList)
      // By position, because PostgreSQL takes two equal expressions with parameters for different ones.
      .groupBy(sql`1, 2, 3, 4, 5`)
      .orderBy(sql`12 desc, 3, 4, 5, 1`)
      .limit(limit)
  );
}

/** Sets at most `limit` entries to `ended` whose pickup is past, or whose car was deleted. Returns their number. */
export async function endPastEntries(tx: Transaction, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const due = tx
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(
      and(
        isOpen,
        or(lte(waitingList.pickupAt, now), and(eq(waitingList.scope, "vehicle"), isNull(waitingList.vehicleId))),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
  return endWhere(tx, inArray(waitingList.id, selectOnce(due)), "ended", now);
}

/** Ends an entry, unless it has ended already. Returns false if it has. */
export const endWaitingEntry = async (
  tx: Transaction,
  id: string,
  status: WaitingStatus,
  now: Date,
): Promise<boolean> => (await endWhere(tx, eq(waitingList.id, id), status, now)) > 0;

/** Ends a person's entries that wait for a car on days of a rental that they have booked. */
export async function endBookedEntries(
  tx: Transaction,
  { mailbox, vehicle, span, now }: { mailbox: string; vehicle: WaitedForVehicle; span: InstantSpan; now: Date },
): Promise<void> {
  await endWhere(tx, and(eq(waitingList.mailbox, mailbox), waitsFor(vehicle), overlaps(span)), "booked", now);
}

async function endWhere(
  tx: Transaction,
  condition: SQL | undefined,
  status: WaitingStatus,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(waitingList)
    .set({
      status,
      endedAt: now,
      visitorHash: null,
      offeredVehicleId: null,
      updatedAt: now,
      version: sql`${waitingList.version} + 1`,
    })
    .where(and(isOpen, condition))
    .returning({ id: waitingList.id });
  return ended.length;
}

/**
 * Takes the open entries that were checked the longest ago, never checked ones first, and marks them as checked. So every entry has its turn, however
 * many wait, and two processes take different entries.
 */
export async function takeEntriesToCheck(
  tx: Transaction,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingEntry[]> {
  const due = tx
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(isOpen)
    .orderBy(sql`${waitingList.checkedAt} asc nulls first`, asc(waitingList.createdAt), asc(waitingList.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await tx
    .update(waitingList)
    .set({ checkedAt: now })
    .where(inArray(waitingList.id, selectOnce(due)))
    .returning();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Forgets which free car these entries know of, unless it is one of the cars that are free now: the next time is a new chance. */
export async function clearUnavailableOffers(
  db: Queryable,
  entryIds: readonly string[],
  freeVehicleIds: readonly string[],
): Promise<void> {
  await db
    .update(waitingList)
    .set({ offeredVehicleId: null })
    .where(
      and(
        inArray(waitingList.id, [...entryIds]),
        freeVehicleIds.length > 0
          ? notInArray(waitingList.offeredVehicleId, [...freeVehicleIds])
          : sql`${waitingList.offeredVehicleId} is not null`,
      ),
    );
}

/** Locks the line of a car until the transaction ends, so that two processes never mail two people about the same chance. */
export const lockLine = (tx: Transaction, vehicleId: string): Promise<void> =>
  lockNames(tx, `waiting-list ${vehicleId}`);

/** Whether somebody was mailed about a car for overlapping days so recently that the next in line has to wait. */
export async function isSomebodyDeciding(
  tx: Transaction,
  { vehicleId, span, now }: { vehicleId: string; span: InstantSpan; now: Date },
): Promise<boolean> {
  const since = sql`${toInstantSql(now)} - make_interval(mins => ${NEXT_IN_LINE_AFTER_MINUTES})`;
  const deciding = and(
    isOpen,
    eq(waitingList.offeredVehicleId, vehicleId),
    sql`${waitingList.mailedAt} > ${since}`,
    overlaps(span),
  );
  return (await tx.$count(waitingList, deciding)) > 0;
}

/** Lists the open entries that wait for a car on overlapping days and know of no free car yet, first come first; at most `limit`. */
export async function listLine(
  tx: Transaction,
  { vehicle, span, now, limit }: { vehicle: WaitedForVehicle; span: InstantSpan; now: Date; limit: number },
): Promise<WaitingEntry[]> {
  return tx
    .select()
    .from(waitingList)
    .where(
      and(
        isOpen,
        isNull(waitingList.offeredVehicleId),
        gt(waitingList.pickupAt, now),
        waitsFor(vehicle),
        overlaps(span),
      ),
    )
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(limit);
}

interface OfferedVehicle {
  entry: WaitingEntry;
  vehicle: WaitedForVehicle;
  now: Date;
  /** Whether a mail was queued. */
  isMailed: boolean;
}

/**
 * Stores that a person knows of a free car: on the entry, and on the person's other entries for the same dates that wait for it, so that one person
 * gets one mail for one chance.
 */
export async function storeOffer(tx: Transaction, { entry, vehicle, now, isMailed }: OfferedVehicle): Promise<void> {
  const ofSamePerson = and(
    ne(waitingList.id, entry.id),
    eq(waitingList.mailbox, entry.mailbox),
    waitsFor(vehicle),
    eq(waitingList.pickupAt, entry.pickupAt),
    eq(waitingList.returnAt, entry.returnAt),
  );
  await tx
    .update(waitingList)
    .set({
      offeredVehicleId: vehicle.id,
      ...(isMailed && { mailedAt: now, status: "mailed" as const }),
      updatedAt: now,
      version: sql`${waitingList.version} + 1`,
    })
    .where(and(isOpen, or(eq(waitingList.id, entry.id), ofSamePerson)));
}
