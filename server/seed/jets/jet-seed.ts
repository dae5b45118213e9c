import type { JetType } from "#domain/jets/jet.ts";
import type { HighlightTag } from "#server/seed/vehicles/vehicle-seed.ts";

/** The tags of cars. Two of them have another Italian ending for jets, because "vettura" is feminine and "jet" is masculine. */
export type JetTag = Exclude<HighlightTag, "Nuova" | "Più prenotata"> | "Nuovo" | "Più richiesto";

/** A jet in the seed files, with the manufacturer's figures. */
export interface JetSeed {
  slug: string;
  brand: string;
  model: string;
  type: JetType;
  /** The hourly rate in whole euros. */
  hourlyRate: number;
  passengers: number;
  maxBaggageKg: number;
  rangeKm: number;
  cruiseSpeedKmh: number;
  cabinHeightM: number;
  cabinWidthM: number;
  crewSize: number;
  /** Names of the cities that the jet serves. */
  location: readonly string[];
  /** Set only for the two jets of the home page's catalogue. */
  airport: string | null;
  amenities: readonly string[];
  highlights: readonly JetTag[];
  rating: number;
  reviews: number;
  description: string;
}
