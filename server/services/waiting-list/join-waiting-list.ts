import { randomUUID } from "node:crypto";
import { HOUR_MS, SECOND_MS } from "#domain/durations.ts";
import {
  type WaitingListRequest,
  waitingListFields,
  waitingListSchema,
} from "#domain/forms/waiting-list/waiting-list.ts";
import type { Language } from "#domain/languages.ts";
import { ONLINE_LIMITS } from "#domain/rental-period/period.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { MAX_OPEN_WAITING_ENTRIES } from "#domain/waiting-list/waiting-list.ts";
import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { lockIdentities } from "#server/repositories/bookings/open-requests.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import {
  countOpenEntries,
  insertWaitingEntry,
  isAlreadyWaiting,
  type NewWaitingEntry,
} from "#server/repositories/waiting-list/waiting-list.ts";
import { priceRental } from "#server/services/bookings/shared/price-rental.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import {
  identityHashes,
  isFormMailAllowed,
  type RequestIdentities,
  toRequestIdentities,
} from "#server/services/internal/request-identities.ts";
import { askToResubmit, looksLikeRobot, type ResubmitRequest } from "#server/services/internal/robot-trap.ts";
import { INVALID_REQUEST, parseInput } from "#server/services/parse-input.ts";
import { listFreeWaitedFor } from "#server/services/waiting-list/internal/free-vehicles.ts";
import { waitingTokenHash } from "#server/services/waiting-list/shared/waiting-list-token.ts";
import { NO_SUCH_CAR } from "#server/services/words/booking-words.ts";

interface JoinInput {
  /** The unparsed body. Callers need not validate it. */
  body: unknown;
  /** The network address of the visitor; undefined if no visitor sent the request. */
  visitor?: string | undefined;
}

/**
 * Puts somebody on the waiting list for a car, or for its category in its city (product.md#waiting-list), and enqueues a mail to them in the same
 * transaction. The same person, car, dates and places make one entry, so a repeated call changes nothing. Returns the request as stored, and nothing
 * that opens the entry's page: anybody may have typed the address. Throws "invalid" with a message per wrong field, "conflict" if something of it is
 * free, and "too-many" above the limit of open entries.
 */
export async function joinWaitingList(ctx: AppContext, { body, visitor }: JoinInput): Promise<WaitingListRequest> {
  const request = parseInput(waitingListSchema, body, INVALID_REQUEST);
  const identities = toRequestIdentities(ctx.env, { email: request.email, visitor });
  const entry = await toEntry(ctx, request, identities);
  const joined = { ...request, pickupCity: entry.pickupCity, returnCity: entry.returnCity };
  if (await isAlreadyWaiting(ctx.db, entry)) return joined;
  const [free] = await listFreeWaitedFor(ctx, ctx.db, entry);
  if (free) throw new ServiceError("conflict", freeMessage(request, vehicleTitle(free)));
  await retryTransaction(ctx.db, (tx) => storeEntry(ctx, tx, entry, identities));
  return joined;
}

interface WaitingListForm {
  /** The fields of the form as they were posted. */
  form: Readonly<Record<string, string>>;
  vehicle: string;
  /** The language of the page. */
  language: Language;
  visitor?: string | undefined;
}

const FORM_FIELDS = waitingListFields.omit({ vehicle: true, language: true }).keyof().options;

/** Handles the submit of the form. Asks a likely robot to submit again (product.md#public-forms). Throws whatever `joinWaitingList` throws. */
export async function submitWaitingListForm(
  ctx: AppContext,
  { form, vehicle, language, visitor }: WaitingListForm,
): Promise<WaitingListRequest | ResubmitRequest> {
  if (looksLikeRobot(ctx, form)) return askToResubmit(ctx);
  const fields = Object.fromEntries(FORM_FIELDS.map((name) => [name, form[name]]));
  return joinWaitingList(ctx, { body: { ...fields, vehicle, language }, visitor });
}

type Entry = NewWaitingEntry & { id: string; vehicleId: string };

async function toEntry(ctx: AppContext, request: WaitingListRequest, identities: RequestIdentities): Promise<Entry> {
  const vehicle = await findVehicleBySlug(ctx.db, request.vehicle);
  if (!vehicle) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  if (!vehicle.available) throw invalidRequestError([UNAVAILABLE]);
  const { pickupCity, returnCity } = request;
  const { rental, problems } = await priceRental(ctx, {
    vehicle,
    pickup: { date: request.pickupDate, time: request.pickupTime },
    return: { date: request.returnDate, time: request.returnTime },
    pickupCity,
    returnCity,
    limits: ONLINE_LIMITS,
  });
  if (!rental) throw invalidRequestError(problems);
  const { pickupPlace, returnPlace } = rental.delivery;
  const id = randomUUID();
  const now = ctx.clock();
  return {
    id,
    scope: request.scope,
    vehicleId: vehicle.id,
    vehicleName: vehicleTitle(vehicle),
    category: vehicle.category,
    city: vehicle.location,
    pickupCity: pickupPlace.slug ?? pickupPlace.name,
    returnCity: returnPlace.slug ?? returnPlace.name,
    pickupDate: request.pickupDate,
    pickupTime: request.pickupTime,
    returnDate: request.returnDate,
    returnTime: request.returnTime,
    pickupAt: rental.pickup.at,
    returnAt: rental.return.at,
    name: request.name,
    email: request.email,
    mailbox: identities.mailbox ?? request.email,
    visitorHash: identities.visitorHash,
    language: request.language ?? "it",
    tokenHash: waitingTokenHash(ctx.env.secret, id),
    createdAt: now,
    updatedAt: now,
  };
}

const UNAVAILABLE: FieldProblem = { path: "vehicle", message: textReference("refusals", "carUnavailable") };

const freeMessage = ({ scope }: WaitingListRequest, title: string): Message =>
  textReference("refusals", scope === "vehicle" ? "carIsFree" : "categoryIsFree", { title });

async function storeEntry(
  ctx: AppContext,
  tx: Transaction,
  entry: Entry,
  identities: RequestIdentities,
): Promise<void> {
  await lockIdentities(
    tx,
    identityHashes(ctx.env, identities).map(({ hash }) => `waiting-list ${hash}`),
  );
  if (await isAlreadyWaiting(tx, entry)) return;
  if (ctx.env.rateLimits) await assertOpenEntryLimit(ctx, tx, identities);
  if (!(await insertWaitingEntry(tx, entry))) return;
  if (!(await isFormMailAllowed(ctx, tx, entry.email))) return;
  await ctx.jobs.enqueue(tx, "waiting-list-mail", { kind: "joined", entry: entry.id });
}

/** Throws "too-many" above the limit of open entries. */
async function assertOpenEntryLimit(ctx: AppContext, tx: Transaction, identities: RequestIdentities): Promise<void> {
  if ((await countOpenEntries(tx, identities)) < MAX_OPEN_WAITING_ENTRIES) return;
  throw new ServiceError("too-many", tooManyEntriesMessage(ctx.site.phone), [], HOUR_MS / SECOND_MS);
}

const tooManyEntriesMessage = (phone: string): Message =>
  textReference("refusals", "tooManyWaitingEntries", { max: MAX_OPEN_WAITING_ENTRIES, phone });
