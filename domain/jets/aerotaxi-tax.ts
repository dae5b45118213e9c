import type { Cents } from "#domain/money.ts";

/** A band of the tax: up to and including this length, each passenger pays this for the leg. */
interface TaxBand {
  /** Kilometres; Infinity for the last. */
  upTo: number;
  perPassenger: Cents;
}

/**
 * Imposta erariale sui voli dei passeggeri di aerotaxi (product.md#aerotaxi-tax): art. 16 comma 10-bis, decreto-legge 6 dicembre 2011 n. 201.
 * The only place where its figures stand; docs/decisions/aerotaxi-tax.md says where they come from.
 */
export const AEROTAXI_TAX = {
  law: "art. 16, comma 10-bis, D.L. 201/2011",
  /** The country whose tax it is: due on a leg that departs or lands there. */
  country: "IT",
  /** Kilometres added to the great circle between the two airports (provvedimento 28 giugno 2012, prot. 97718). */
  addedKilometres: 95,
  bands: [
    { upTo: 100, perPassenger: 1000 },
    { upTo: 1500, perPassenger: 10_000 },
    { upTo: Number.POSITIVE_INFINITY, perPassenger: 20_000 },
  ] satisfies TaxBand[],
} as const;

export interface TaxedLeg {
  /** ISO countries of the two airports. */
  fromCountry: string;
  toCountry: string;
  /** Great circle between them; technical stops do not count. */
  distanceKm: number;
}

/** What each passenger owes for one leg; 0 for a leg that neither departs from nor lands in Italy. RangeError for a length that is none. */
export function computeAerotaxiTaxPerPassenger({ fromCountry, toCountry, distanceKm }: TaxedLeg): Cents {
  if (!(distanceKm >= 0 && Number.isFinite(distanceKm))) throw new RangeError(`Not a distance: ${distanceKm}`);
  if (fromCountry !== AEROTAXI_TAX.country && toCountry !== AEROTAXI_TAX.country) return 0;
  const length = distanceKm + AEROTAXI_TAX.addedKilometres;
  return AEROTAXI_TAX.bands.find(({ upTo }) => length <= upTo)?.perPassenger ?? 0;
}
