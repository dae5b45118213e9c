import { api } from "#app/features/admin/api-client.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { counted } from "#domain/numbers.ts";

const cars = (count: number) => counted(count, "vettura", "vetture");

/** "3 vetture scelte". */
export const chosenCars = (count: number): string => counted(count, "vettura scelta", "vetture scelte");

/** What is done with many cars at once. */
export const BULK_FLEET_ACTIONS: readonly BulkAction<ApiVehicle>[] = [
  {
    label: "Rendi disponibili",
    applies: ({ available }) => !available,
    question: (count) => `Rendere ${count === 1 ? "disponibile" : "disponibili"} ${cars(count)}?`,
    detail: "Tornano subito sul sito e si possono prenotare.",
    done: (count) => `${cars(count)} di nuovo ${count === 1 ? "disponibile" : "disponibili"}`,
    run: (row) => setAvailable(row, true),
  },
  {
    label: "Rendi non disponibili",
    applies: ({ available }) => available,
    question: (count) => `Rendere non ${count === 1 ? "disponibile" : "disponibili"} ${cars(count)}?`,
    detail: "Il sito smette subito di offrirle; le prenotazioni che ci sono restano.",
    done: (count) => `${cars(count)} non più ${count === 1 ? "disponibile" : "disponibili"}`,
    run: (row) => setAvailable(row, false),
  },
];

const setAvailable = ({ id, version }: ApiVehicle, available: boolean) =>
  api.patch("/api/vehicles/:id", { parameters: { id }, body: { available, version } });
