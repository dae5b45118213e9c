import { ROLES, type Role } from "#domain/access/roles.ts";

/** What somebody of the staff may be able to do, as `subject.verb`. `manage` writes what `read` shows; roles are named in the table below only. */
export const ABILITIES = [
  "dashboard.read",
  "reports.read",
  "bookings.read",
  "bookings.manage",
  "bookings.discount",
  "bookings.set-price",
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
] as const;
export type Ability = (typeof ABILITIES)[number];

/** The one table of who may do what. An admin may do everything, what comes later too. */
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
  ],
};

/** Whether one of these roles gives the ability. A role that this version does not know gives nothing. */
export function can(roles: readonly Role[], ability: Ability): boolean {
  return roles.some((role) => ABILITIES_BY_ROLE[role]?.includes(ability));
}

/** The roles that take no effect before their holder has set up a second factor, where the company asks for one. */
const ROLES_REQUIRING_SECOND_FACTOR: readonly Role[] = ["admin"];

/** The roles that take effect, and whether one is held back for want of a second factor (product.md#roles). */
export function resolveEffectiveRoles(
  held: readonly Role[],
  { hasSecondFactor, isAsked }: { hasSecondFactor: boolean; isAsked: boolean },
): { roles: Role[]; needsSecondFactor: boolean } {
  const roles = held.filter((role) => hasSecondFactor || !isAsked || !ROLES_REQUIRING_SECOND_FACTOR.includes(role));
  return { roles, needsSecondFactor: roles.length < held.length };
}

/** What it takes to be told how much waits for staff, and who (product.md#reply-alert). */
export const WAITING_WORK_ABILITIES = [
  "bookings.read",
  "enquiries.read",
  "orders.read",
] as const satisfies readonly Ability[];

/** Whether these roles give each of the abilities. */
export function hasAllAbilities(roles: readonly Role[], abilities: readonly Ability[]): boolean {
  return abilities.every((ability) => can(roles, ability));
}

/** Whether a role gives every ability. */
export const hasEveryAbility = (role: Role): boolean => hasAllAbilities([role], ABILITIES);

/** The roles that give an ability. */
export const rolesWithAbility = (ability: Ability): Role[] => ROLES.filter((role) => can([role], ability));
