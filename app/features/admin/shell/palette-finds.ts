import { api } from "#app/features/admin/api-client.ts";
import { screenIcon } from "#app/features/admin/shell/navigation.ts";
import { unitWithPlate } from "#app/features/admin/units/unit-paths.ts";
import type { IconName } from "#app/ui/panel/icon.tsx";
import { type Ability, can, canAll } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { ACCOUNT_SCREEN, visibleScreens } from "#domain/access/screens.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { holdsWords } from "#domain/search-text.ts";
import { normalisePlate } from "#domain/units/unit.ts";

/** Something the palette leads to. */
export interface Find {
  label: string;
  /** A quiet word after it. */
  detail?: string;
  icon: IconName;
  to: string;
}

export interface FindGroup {
  /** The group's title, and its key. */
  value: string;
  items: Find[];
}

const EACH = 5;
/** What it takes to find rows: the screens that they lead to open for nobody else. */
const TO_FIND_ROWS: readonly Ability[] = [
  "bookings.read",
  "enquiries.read",
  "customers.read",
  "fleet.manage",
  "units.read",
];

/** The screens and actions that these roles have and whose name holds the words of the text. */
export function findScreens(roles: readonly Role[], text: string): FindGroup[] {
  const screens: Find[] = visibleScreens(roles).map(({ path, label }) => ({ label, to: path, icon: screenIcon(path) }));
  const actions: Find[] = [
    ...(can(roles, "bookings.manage")
      ? [{ label: "Nuova prenotazione", to: panelPaths.adminNewBooking(), icon: "plus" as const }]
      : []),
    { label: "Il tuo account", to: ACCOUNT_SCREEN, icon: "user" },
  ];
  const items = [...screens, ...actions].filter(({ label }) => holdsWords(label, text));
  return items.length > 0 ? [{ value: "Vai a", items }] : [];
}

/** Bookings, requests and cars that the text is about, for roles that look after them (product.md#roles). Throws ApiProblem. */
export async function findRows(roles: readonly Role[], text: string, signal: AbortSignal): Promise<FindGroup[]> {
  if (!canAll(roles, TO_FIND_ROWS)) return [];
  const query = { q: text, limit: EACH };
  const [bookings, enquiries, customers, vehicles, units] = await Promise.all([
    api.list("/api/bookings", { query, signal }),
    api.list("/api/enquiries", { query, signal }),
    api.list("/api/customers", { query, signal }),
    api.list("/api/vehicles", { query, signal }),
    api.list("/api/units", { query: { ...query, in_fleet: "true" }, signal }),
  ]);
  const groups: FindGroup[] = [
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
      // A car found by its name stands above already.
      items: units.rows
        .filter(({ plate }) => plate?.includes(normalisePlate(text)))
        .map(({ vehicle_name, number, plate }) => ({
          label: plate ?? "",
          detail: `${vehicle_name}, unità ${number}`,
          icon: "car",
          to: unitWithPlate(plate ?? ""),
        })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
