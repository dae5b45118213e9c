import { useEffect, useState } from "react";
import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import { favouritesAddress, favouriteVehicles } from "#app/features/favourites/favourite-vehicles.ts";
import { useFavourites } from "#app/features/favourites/use-favourites.ts";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";

/** What the page of favourites has to show: not yet read (no scripts so far), on its way, nothing chosen, the cars, or a failure. */
export type FavouriteVehicles =
  | { state: "unread" }
  | { state: "waiting"; count: number }
  | { state: "none" }
  | { state: "known"; vehicles: CardVehicle[] }
  | { state: "failed"; tryAgain: () => void };

/** The favourites of this browser as cars, asked from the API; those taken out vanish at once, without asking again. */
export function useFavouriteVehicles(): FavouriteVehicles {
  const hydrated = useHydrated();
  const slugs = useFavourites();
  const [rows, setRows] = useState<ApiVehicle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = rows === null || slugs.some((slug) => !rows.some((row) => row.slug === slug));
  const address = slugs.length > 0 ? favouritesAddress(slugs) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other cars or on request, not when an answer arrives
  useEffect(() => {
    if (!address || !missing) return;
    setFailed(false);
    return cancellableRequest(
      (signal) => fetchRows(address, signal),
      setRows,
      () => setFailed(true),
    );
  }, [address, attempt]);

  if (!hydrated) return { state: "unread" };
  if (slugs.length === 0) return { state: "none" };
  if (failed) return { state: "failed", tryAgain: () => setAttempt((last) => last + 1) };
  if (rows === null) return { state: "waiting", count: slugs.length };
  const vehicles = favouriteVehicles(slugs, rows);
  return vehicles.length > 0 ? { state: "known", vehicles } : { state: "none" };
}

async function fetchRows(address: string, signal: AbortSignal): Promise<ApiVehicle[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The favourites answered ${response.status}`);
  return response.json();
}
