import type { Ability } from "#domain/access/abilities.ts";

/** The steps from a new installation to its first booking, in order (product.md#new-installation). */
export const SETUP_STEPS = ["name", "hours", "brand", "city", "car", "fleet", "seo", "colleague"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The ability that each step requires. */
export const SETUP_ABILITIES: Readonly<Record<SetupStep, Ability>> = {
  name: "settings.manage",
  hours: "settings.manage",
  brand: "brands.manage",
  city: "cities.manage",
  car: "fleet.manage",
  fleet: "fleet.manage",
  seo: "seo.manage",
  colleague: "users.manage",
};

/** The current state of the installation. */
export interface SetupState {
  activeBrands: number;
  activeCities: number;
  vehicles: number;
  /** Available vehicles with a picture, of active brands, in active cities with a page. */
  vehiclesOnline: number;
  /** Number of pages with a custom title. */
  titledPages: number;
  /** Number of users with a role. */
  staff: number;
  bookings: number;
  /** The site's contact e-mail address. */
  email: string;
  /** Whether the site says when the telephone is answered. */
  hasPhoneHours: boolean;
}

/** Whether the contact e-mail address is still the undeliverable example. */
export const isExampleEmail = (email: string): boolean => email.toLowerCase().endsWith(".example");

/** Returns each step and whether it is done. Null if all are done, or a booking exists and no guidance is needed. */
export function listSetupSteps(state: SetupState): { step: SetupStep; done: boolean }[] | null {
  const done: Record<SetupStep, boolean> = {
    name: !isExampleEmail(state.email),
    hours: state.hasPhoneHours,
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
