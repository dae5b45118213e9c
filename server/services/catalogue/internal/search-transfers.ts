import type { City } from "#domain/cities/city.ts";
import { type DeliveryOrigin, findDeliveryOrigins } from "#domain/delivery/delivery-reach.ts";
import { computeEarliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { computeTransfer, NO_TRANSFER } from "#domain/delivery/transfer.ts";
import type { AppContext } from "#server/context.ts";
import type { BaseTransfer } from "#server/repositories/vehicles/list-vehicles.ts";
import type { ResolvedSearch } from "./search.ts";

/** The bases from which cars can be delivered to a search's pickup. */
export interface SearchTransfers {
  /** The cities whose cars can be at the pickup in time; null if the search has no known city. */
  bases: DeliveryOrigin[] | null;
  /** The transfers from each base. They extend the time for which a unit must be free. */
  transfers: BaseTransfer[];
}

/**
 * Computes the transfers to a search's pickup and back from its return. If the search has no pickup city, cars are picked up at their base, without
 * transfers.
 */
export function searchTransfers(
  ctx: AppContext,
  { pickup, return: back, span }: ResolvedSearch,
  cities: readonly City[],
): SearchTransfers {
  const { delivery } = ctx.site;
  if (!pickup) {
    const transfers = cities.map((base) => {
      const home = (back && computeTransfer(base, back, delivery)) ?? NO_TRANSFER;
      return { base: base.name, outMinutes: 0, backMinutes: home.minutes };
    });
    return { bases: null, transfers };
  }
  const now = ctx.clock();
  const bases = findDeliveryOrigins(cities, { pickup, return: back ?? pickup }, delivery).filter(
    ({ out }) => !span || computeEarliestPickup(now, out, delivery) <= span.from || out.minutes === 0,
  );
  return { bases, transfers: bases.map((base) => ({ base: base.base.name, ...toTransferMinutes(base) })) };
}
