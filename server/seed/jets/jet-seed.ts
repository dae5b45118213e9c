import type { JetType } from "#domain/jets/jet.ts";
import type { HighlightTag } from "#server/seed/vehicles/vehicle-seed.ts";

/** The tags of cars, but for two that agree with "vettura" and not with "jet". */
export type JetTag = Exclude<HighlightTag, "Nuova" | "Più prenotata"> | "Nuovo" | "Più richiesto";

/** A jet as these files write it: whole euros an hour, the maker's figures for the rest. */
export interface JetSeed {
  slug: string;
  brand: string;
  model: string;
  type: JetType;
  /** Euros per hour of flight. */
  hourlyRate: number;
  passengers: number;
  maxBaggageKg: number;
  rangeKm: number;
  cruiseSpeedKmh: number;
  cabinHeightM: number;
  cabinWidthM: number;
  crewSize: number;
  /** Names of the cities it serves. */
  location: readonly string[];
  /** Set for the two jets of the home catalogue only. */
  airport: string | null;
  amenities: readonly string[];
  highlights: readonly JetTag[];
  rating: number;
  reviews: number;
  description: string;
}
