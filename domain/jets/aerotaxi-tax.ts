import type { Cents } from "#domain/money.ts";

/** A tax band: each passenger pays this amount for a leg up to and including this length. */
interface TaxBand {
  /** Kilometres; Infinity for the last band. */
  upTo: number;
  perPassenger: Cents;
}

/**
 * Imposta erariale sui voli dei passeggeri di aerotaxi (product.md#aerotaxi-tax): art. 16 comma 10-bis, decreto-legge 6 dicembre 2011 n. 201. The
 * only place with its figures; docs/decisions/aerotaxi-tax.md names the sources.
 */
export const AEROTAXI_TAX = {
  law: "art. 16, comma 10-bis, D.L. 201/2011",
  /** The taxing country: a leg that departs or lands there owes the tax. */
  country: "IT",
  /** Kilometres added to the great-circle distance between the airports (provvedimento 28 giugno 2012, prot. 97718). */
  addedKilometres: 95,
  bands: [
    { upTo: 100, perPassenger: 1000 },
    { upTo: 1500, perPassenger: 10_000 },
    { upTo: Number.POSITIVE_INFINITY, perPassenger: 20_000 },
  ] satisfies TaxBand[],
} as const;

export interface TaxedLeg {
  /** ISO country codes of the two airports. */
  fromCountry: string;
  toCountry: string;
  /** Great-circle distance between them; technical stops do not count. */
  distanceKm: number;
}

/** Returns the tax per passenger for one leg; 0 if it neither departs from nor lands in Italy. Throws RangeError for an invalid distance. */
export function computeAerotaxiTaxPerPassenger({ fromCountry, toCountry, distanceKm }: TaxedLeg): Cents {
  if (!(distanceKm >= 0 && Number.isFinite(distanceKm))) throw new RangeError(`Not a distance: ${distanceKm}`);
  if (fromCountry !== AEROTAXI_TAX.country && toCountry !== AEROTAXI_TAX.country) return 0;
  const length = distanceKm + AEROTAXI_TAX.addedKilometres;
  return AEROTAXI_TAX.bands.find(({ upTo }) => length <= upTo)?.perPassenger ?? 0;
}
