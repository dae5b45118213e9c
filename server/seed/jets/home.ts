import type { JetSeed } from "#server/seed/jets/jet-seed.ts";

/** The two jets of the home page's catalogue, each with its airport (product.md#jets). */
export const HOME_JETS: readonly JetSeed[] = [
  {
    slug: "dassault-falcon-900lx",
    brand: "Dassault",
    model: "Falcon 900LX",
    type: "Heavy Jet",
    hourlyRate: 8500,
    passengers: 12,
    maxBaggageKg: 1300,
    rangeKm: 8797,
    cruiseSpeedKmh: 850,
    cabinHeightM: 1.88,
    cabinWidthM: 2.34,
    crewSize: 3,
    location: ["Milano"],
    airport: "Milano Malpensa",
    amenities: ["Wi-Fi in banda Ka", "Assistente di volo", "Cucina calda", "Tre ambienti"],
    highlights: ["VIP Exclusive", "Business"],
    rating: 4.9,
    reviews: 28,
    description:
      "Il nostro trimotore di Malpensa: dodici posti, tre ambienti, New York senza scalo. Con un giorno di preavviso è pronto in pista.",
  },
  {
    slug: "bombardier-global-6500",
    brand: "Bombardier",
    model: "Global 6500",
    type: "Ultra Long Range",
    hourlyRate: 12_000,
    passengers: 14,
    maxBaggageKg: 454,
    rangeKm: 12_223,
    cruiseSpeedKmh: 904,
    cabinHeightM: 1.88,
    cabinWidthM: 2.41,
    crewSize: 3,
    location: ["Monaco"],
    airport: "Monaco Airport",
    amenities: ["Wi-Fi in banda Ka", "Equipaggio di tre persone", "Camera da letto", "Cucina completa"],
    highlights: ["VIP Exclusive", "Luxury"],
    rating: 4.9,
    reviews: 19,
    description:
      "Dodicimila chilometri in quattordici, su poltrone che si distendono fino a diventare letto. Da Monaco si arriva a Los Angeles nello stesso pomeriggio.",
  },
];
