import { ROLES, type Role } from "#domain/access/roles.ts";

/**
 * Abilities of staff as `subject.verb`. `manage` writes what `read` shows. Code checks abilities, never roles; only ABILITIES_BY_ROLE assigns
 * abilities to roles.
 */
export const ABILITIES = [
  "dashboard.read",
  "reports.read",
  "bookings.read",
  "bookings.manage",
  "bookings.discount",
  "bookings.set-price",
  "bookings.override-closed-month",
  "bookings.reopen",
  "bookings.correct-ended",
  "unit-holds.read",
  "unit-holds.manage",
  "units.read",
  "units.manage",
  "units.override-expiry",
  "day-sheet.read",
  "day-sheet.manage",
  "enquiries.read",
  "enquiries.manage",
  "quotes.read",
  "quotes.manage",
  "orders.read",
  "orders.manage",
  "customers.read",
  "customers.manage",
  "customers.ban",
  "customers.erase",
  "fleet.manage",
  "rates.read",
  "rates.manage",
  "jets.read",
  "jets.write-texts",
  "jets.manage",
  "experiences.read",
  "experiences.write-texts",
  "experiences.manage",
  "pictures.upload",
  "brands.manage",
  "cities.manage",
  "seo.manage",
  "settings.manage",
  "users.manage",
  "audit.read",
  "saved-views.manage",
  "calendar-feeds.manage",
  "answer-templates.manage",
  "articles.manage",
  "club-events.manage",
  "reviews.manage",
  "translations.manage",
] as const;
export type Ability = (typeof ABILITIES)[number];

/** The only table of abilities per role. An admin has all abilities, future ones included. */
const ABILITIES_BY_ROLE: Readonly<Record<Role, readonly Ability[]>> = {
  admin: ABILITIES,
  customer_service: [
    "dashboard.read",
    "reports.read",
    "bookings.read",
    "bookings.manage",
    "bookings.discount",
    "unit-holds.read",
    "unit-holds.manage",
    "units.read",
    "units.manage",
    "day-sheet.read",
    "day-sheet.manage",
    "enquiries.read",
    "enquiries.manage",
    "quotes.read",
    "quotes.manage",
    "orders.read",
    "orders.manage",
    "customers.read",
    "customers.manage",
    "fleet.manage",
    "rates.read",
    "jets.read",
    "experiences.read",
    "pictures.upload",
    "saved-views.manage",
    "calendar-feeds.manage",
    "answer-templates.manage",
    "reviews.manage",
  ],
  seo_manager: [
    "dashboard.read",
    "pictures.upload",
    "brands.manage",
    "cities.manage",
    "seo.manage",
    "articles.manage",
    "saved-views.manage",
    "jets.read",
    "jets.write-texts",
    "experiences.read",
    "experiences.write-texts",
    "translations.manage",
  ],
};

/** Returns whether one of the roles grants the ability. An unknown role (stored by a newer version) grants nothing. */
export function can(roles: readonly Role[], ability: Ability): boolean {
  return roles.some((role) => ABILITIES_BY_ROLE[role]?.includes(ability));
}

/** Roles that are ignored until their holder has set up a second factor, if the company requires one. */
const ROLES_REQUIRING_SECOND_FACTOR: readonly Role[] = ["admin"];

/** Returns the roles that take effect, and whether a role is ignored because the user has no second factor (product.md#roles). */
export function resolveEffectiveRoles(
  held: readonly Role[],
  { hasSecondFactor, isAsked }: { hasSecondFactor: boolean; isAsked: boolean },
): { roles: Role[]; needsSecondFactor: boolean } {
  const roles = held.filter((role) => hasSecondFactor || !isAsked || !ROLES_REQUIRING_SECOND_FACTOR.includes(role));
  return { roles, needsSecondFactor: roles.length < held.length };
}

/** The abilities that a user needs to get the reply alert, which counts and names the requests that wait for staff (product.md#reply-alert). */
export const WAITING_WORK_ABILITIES = [
  "bookings.read",
  "enquiries.read",
  "orders.read",
] as const satisfies readonly Ability[];

/** Returns whether the roles together grant every one of the abilities. */
export function hasAllAbilities(roles: readonly Role[], abilities: readonly Ability[]): boolean {
  return abilities.every((ability) => can(roles, ability));
}

/** Whether the role alone grants every ability. */
export const hasEveryAbility = (role: Role): boolean => hasAllAbilities([role], ABILITIES);

/** Returns the roles that grant the ability. */
export const rolesWithAbility = (ability: Ability): Role[] => ROLES.filter((role) => can([role], ability));
