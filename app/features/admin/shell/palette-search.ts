import { api } from "#app/features/admin/api-client.ts";
import { iconOfScreen } from "#app/features/admin/shell/navigation-groups.ts";
import { unitByPlatePath } from "#app/features/admin/units/unit-paths.ts";
import type { IconName } from "#app/ui/panel/icon.tsx";
import { type Ability, can, hasAllAbilities } from "#domain/access/abilities.ts";
import { ACCOUNT_SCREEN_PATH, listVisibleScreens } from "#domain/access/panel-screens.ts";
import type { Role } from "#domain/access/roles.ts";
import type { Offers } from "#domain/offers/offers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { includesWords } from "#domain/search-keys.ts";
import { normalisePlate } from "#domain/units/unit.ts";

/** A search result of the palette. */
export interface PaletteItem {
  label: string;
  /** Muted text after the label. */
  detail?: string;
  icon: IconName;
  to: string;
}

export interface PaletteGroup {
  /** The group's title, also its key. */
  value: string;
  items: PaletteItem[];
}

const MAX_GROUP_ROWS = 5;
/** Abilities that allow the row search. A user without any of them could open no screen of the results. */
const ROW_SEARCH_ABILITIES: readonly Ability[] = [
  "bookings.read",
  "enquiries.read",
  "customers.read",
  "fleet.manage",
  "units.read",
];

/** Returns the screens and actions that roles and offers allow and whose name contains the words of the text. */
export function searchScreens(
  { roles, offers }: { roles: readonly Role[]; offers: Offers },
  text: string,
): PaletteGroup[] {
  const screens: PaletteItem[] = listVisibleScreens(roles, offers).map(({ path, label, landing = path }) => ({
    label,
    to: landing,
    icon: iconOfScreen(path),
  }));
  const actions: PaletteItem[] = [
    ...(can(roles, "bookings.manage")
      ? [{ label: "Nuova prenotazione", to: panelPaths.adminNewBooking(), icon: "plus" as const }]
      : []),
    { label: "Il tuo account", to: ACCOUNT_SCREEN_PATH, icon: "user" },
  ];
  const items = [...screens, ...actions].filter(({ label }) => includesWords(label, text));
  return items.length > 0 ? [{ value: "Vai a", items }] : [];
}

/** Searches bookings, enquiries and cars for roles that manage them (product.md#roles). Throws ApiProblem. */
export async function searchRows(roles: readonly Role[], text: string, signal: AbortSignal): Promise<PaletteGroup[]> {
  if (!hasAllAbilities(roles, ROW_SEARCH_ABILITIES)) return [];
  const query = { q: text, limit: MAX_GROUP_ROWS };
  const [bookings, enquiries, customers, vehicles, units] = await Promise.all([
    api.list("/api/bookings", { query, signal }),
    api.list("/api/enquiries", { query, signal }),
    api.list("/api/customers", { query, signal }),
    api.list("/api/vehicles", { query, signal }),
    api.list("/api/units", { query: { ...query, in_fleet: "true" }, signal }),
  ]);
  const groups: PaletteGroup[] = [
    {
      value: "Prenotazioni",
      items: bookings.rows.map(({ id, reference, name, vehicle_name }) => ({
        label: `${reference} · ${name}`,
        detail: vehicle_name,
        icon: "booking",
        to: panelPaths.adminBooking(id),
      })),
    },
    {
      value: "Richieste",
      items: enquiries.rows.map(({ id, reference, name }) => ({
        label: `${reference} · ${name}`,
        icon: "inbox",
        to: panelPaths.adminRequest(id),
      })),
    },
    {
      value: "Clienti",
      items: customers.rows.map(({ id, name, phone, email }) => ({
        label: name,
        detail: phone ?? email ?? "",
        icon: "customer",
        to: panelPaths.adminCustomer(id),
      })),
    },
    {
      value: "Vetture",
      items: vehicles.rows.map(({ name, brand, location, slug }) => ({
        label: `${brand} ${name}`,
        detail: location,
        icon: "car",
        to: panelPaths.adminFleetWhere(`q=${encodeURIComponent(slug)}`),
      })),
    },
    {
      value: "Targhe",
      // Cars found by name are already listed above.
      items: units.rows
        .filter(({ plate }) => plate?.includes(normalisePlate(text)))
        .map(({ vehicle_name, number, plate }) => ({
          label: plate ?? "",
          detail: `${vehicle_name}, unità ${number}`,
          icon: "car",
          to: unitByPlatePath(plate ?? ""),
        })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
