import { vatRateChangesSchema, vatRateSchema } from "#domain/forms/rates/vat-rate.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import {
  countVatRates,
  deleteVatRateRow,
  insertVatRate,
  lockVatRate,
  readStoredVatRates,
  type StoredVatRate,
  updateVatRateRow,
} from "#server/repositories/rates/vat-rates.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput, pickDefined } from "#server/services/parse-input.ts";

/** More than every country with a few changes of its rate. */
const MAX_VAT_RATES = 200;

const NO_SUCH_RATE = "Questa aliquota non esiste.";
const UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  vat_rates_day: { path: "valid_from", message: "Questo Paese ha già un'aliquota da questo giorno." },
};

/** Returns the rates of value added tax by country (product.md#vat). */
export async function readVatRates(ctx: AppContext, { staff }: { staff: Staff }): Promise<StoredVatRate[]> {
  requireAbility(staff, "rates.read");
  return readStoredVatRates(ctx.db);
}

/**
 * Adds the rate of a country from a day on (product.md#vat). Throws "invalid" for wrong fields, a country without a city, and a day that has a rate
 * already; "conflict" for more than `MAX_VAT_RATES`.
 */
export async function createVatRate(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredVatRate> {
  requireAbility(staff, "rates.manage");
  const { rate, country, valid_from: validFrom } = parseInput(vatRateSchema, body);
  return mapUniqueViolation(UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      await assertKnownCountry(tx, country);
      if ((await countVatRates(tx)) >= MAX_VAT_RATES) throw tooManyRates();
      const now = ctx.clock();
      const after = await insertVatRate(tx, {
        country,
        validFrom,
        rateBasisPoints: toBasisPoints(rate),
        createdAt: now,
        updatedAt: now,
      });
      await audit({ action: "create", entity: "vat_rates", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyRates = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_VAT_RATES} aliquote: eliminane una per aggiungerne un'altra.`);

/** Changes a rate; the lines of bookings keep theirs. Throws whatever `createVatRate` throws, "not-found", and "conflict" for a stale `version`. */
export async function updateVatRate(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredVatRate> {
  requireAbility(staff, "rates.manage");
  const rateId = parseId(id, NO_SUCH_RATE);
  const { version, rate, country, valid_from: validFrom } = parseInput(vatRateChangesSchema, body);
  return mapUniqueViolation(UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockVatRate(tx, rateId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_RATE);
      await rejectStaleVersion(tx, "vat_rates", before, version, ctx);
      if (country !== undefined && country !== before.country) await assertKnownCountry(tx, country);
      const rateBasisPoints = rate === undefined ? undefined : toBasisPoints(rate);
      const after = await updateVatRateRow(
        tx,
        rateId,
        pickDefined({ country, validFrom, rateBasisPoints }),
        ctx.clock(),
      );
      await audit({ action: "update", entity: "vat_rates", entityId: rateId, before, after });
      return after;
    }),
  );
}

/** Deletes a rate; the lines of bookings keep theirs. Throws "not-found". */
export async function deleteVatRate(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "rates.manage");
  const rateId = parseId(id, NO_SUCH_RATE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockVatRate(tx, rateId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_RATE);
    await deleteVatRateRow(tx, rateId);
    await audit({ action: "delete", entity: "vat_rates", entityId: rateId, before, after: null });
  });
}

const toBasisPoints = (percent: number) => Math.round(percent * 100);

/** Throws "invalid" for a country in which no active city is: its name may be misspelt, and then no rental would have the rate. */
async function assertKnownCountry(tx: Transaction, country: string): Promise<void> {
  const cities = await listActiveCities(tx);
  if (cities.some((city) => city.country === country)) return;
  const message = "Nessuna città attiva è in questo Paese: scrivilo come nelle città.";
  throw new ServiceError("invalid", message, [{ path: "country", message }]);
}
