import type { VehicleSeed } from "#server/seed/vehicles/vehicle-seed.ts";

export const RANGE_ROVER: readonly VehicleSeed[] = [
  {
    slug: "range-rover-autobiography",
    brand: "Range Rover",
    name: "Autobiography",
    type: "SUV",
    category: "suv",
    location: "Milano",
    price: 800,
    rating: 5,
    reviews: 49,
    total_units: 2,
    highlights: ["VIP Exclusive", "Famiglia", "Luxury"],
    specs: {
      engine: "V8 biturbo 4.4",
      power: "530 CV",
      acceleration: "4,6 s",
      topSpeed: "250 km/h",
      transmission: "Automatico, 8 rapporti",
      seats: 5,
      luggage: "725 litri",
      fuel: "Benzina",
    },
    terms: {
      deposit: 5000,
      excess: 4500,
      included_km_per_day: 250,
      extra_km: 3,
      minimum_age: 21,
      turnaround_hours: 4,
    },
    description:
      "Le ruote dietro sterzano: nei garage di Brera gira come una berlina media. Fuori città guada novanta centimetri d'acqua, dentro non se ne accorge nessuno.",
  },
];
