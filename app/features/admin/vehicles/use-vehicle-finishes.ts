import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { createFinish } from "#domain/units/finish.ts";
import { capitaliseFirst, finishLine } from "#domain/units/finish-words.ts";

const NO_FINISHES: readonly Option[] = [];

/** Returns the distinct finishes of a stored car's units as options; none for a new car, and until they are loaded. */
export function useVehicleFinishes(stored: Pick<ApiVehicle, "id"> | null): readonly Option[] {
  const [finishes, setFinishes] = useState(NO_FINISHES);
  const vehicleId = stored?.id;
  useEffect(() => {
    if (!vehicleId) return;
    return cancellableRequest(
      (signal) => api.list("/api/units", { query: { vehicle_id: vehicleId, in_fleet: "true" }, signal }),
      ({ rows }) => {
        const labels = new Map(
          rows.flatMap((unit) => {
            const finish = createFinish(unit);
            return finish ? [[finish.key, capitaliseFirst(finishLine(PANEL_WORDS, finish))] as const] : [];
          }),
        );
        setFinishes([...labels].map(([value, label]) => ({ value, label })));
      },
      // A photograph can be edited without its finish.
      () => undefined,
    );
  }, [vehicleId]);
  return finishes;
}
