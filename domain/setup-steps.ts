import type { Ability } from "#domain/access/abilities.ts";

/** What stands between a new installation and its first booking, in the order in which it is done (product.md#new-installation). */
export const SETUP_STEPS = ["name", "brand", "city", "car", "fleet", "seo", "colleague"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Who may do each. */
export const SETUP_ABILITIES: Readonly<Record<SetupStep, Ability>> = {
  name: "settings.manage",
  brand: "brands.manage",
  city: "cities.manage",
  car: "fleet.manage",
  fleet: "fleet.manage",
  seo: "seo.manage",
  colleague: "users.manage",
};

/** What is there already. */
export interface SetupState {
  activeBrands: number;
  activeCities: number;
  vehicles: number;
  /** Of active brands in active cities with a page, available and with a picture. */
  vehiclesOnline: number;
  /** Pages with a title of their own. */
  titledPages: number;
  /** People with a role. */
  staff: number;
  bookings: number;
  /** Where the site says it is written to. */
  email: string;
}

/** Whether the site is still written to at the address of the examples, which no mail reaches. */
export const isExampleEmail = (email: string): boolean => email.toLowerCase().endsWith(".example");

/** Each step and whether it is done; null where no guidance is needed any more: all is done, or somebody has booked. */
export function listSetupSteps(state: SetupState): { step: SetupStep; done: boolean }[] | null {
  const done: Record<SetupStep, boolean> = {
    name: !isExampleEmail(state.email),
    brand: state.activeBrands > 0,
    city: state.activeCities > 0,
    car: state.vehiclesOnline > 0,
    fleet: state.vehicles > 1,
    seo: state.titledPages > 0,
    colleague: state.staff > 1,
  };
  if (state.bookings > 0 || SETUP_STEPS.every((step) => done[step])) return null;
  return SETUP_STEPS.map((step) => ({ step, done: done[step] }));
}
