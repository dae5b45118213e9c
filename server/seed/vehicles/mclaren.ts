import type { VehicleSeed } from "#server/seed/vehicles/vehicle-seed.ts";

export const MCLAREN: readonly VehicleSeed[] = [
  {
    slug: "mclaren-750s",
    brand: "McLaren",
    name: "750S",
    type: "Sportiva",
    category: "sport",
    location: "Monaco",
    price: 1450,
    rating: 4.8,
    reviews: 11,
    highlights: ["Hypercar", "Nuova"],
    specs: {
      engine: "V8 biturbo 4.0",
      power: "750 CV",
      acceleration: "2,8 s",
      topSpeed: "332 km/h",
      transmission: "Automatico a doppia frizione, 7 rapporti",
      seats: 2,
      luggage: "150 litri",
      fuel: "Benzina",
    },
    terms: {
      deposit: 10_000,
      excess: 8000,
      included_km_per_day: 150,
      extra_km: 6,
      minimum_age: 25,
      turnaround_hours: 6,
    },
    description:
      "Meno di milletrecento chili a secco e il muso che si alza in quattro secondi davanti ai dossi del porto. Il Col de la Madone, dietro casa, è la sua strada.",
  },
];
