import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiRateCalendar } from "#domain/api/rates/rate-calendar.ts";

interface RuleChoices {
  brands: readonly Option[];
  /** The cars by id. */
  vehicles: readonly Option[];
}

/** Loads brands and cars once the form of a rule opens; until then it offers the cars of the calendar. */
export function useRuleChoices(isOpen: boolean, { rows }: ApiRateCalendar): RuleChoices {
  const [choices, setChoices] = useState<RuleChoices | null>(null);
  useEffect(() => {
    if (!isOpen || choices) return;
    const { abort, signal } = createAbort();
    loadRuleChoices(signal)
      .then(setChoices)
      // The form can be used without them; opening it again asks again.
      .catch(() => {});
    return abort;
  }, [isOpen, choices]);
  if (choices) return choices;
  const shown = rows.flatMap(({ vehicle_id: value, vehicle_name: name, location }) =>
    value === null ? [] : { value, label: `${name}, ${location}` },
  );
  return { brands: [], vehicles: shown };
}

function createAbort() {
  const controller = new AbortController();
  return { abort: () => controller.abort(), signal: controller.signal };
}

/** Loads the brands and cars for which a rule may be. */
export async function loadRuleChoices(signal: AbortSignal): Promise<RuleChoices> {
  const [brands, vehicles] = await Promise.all([
    loadAllRows((window) => api.list("/api/brands", { query: { order: "name", ...window }, signal })),
    loadAllRows((window) => api.list("/api/vehicles", { query: { order: "brand,name", ...window }, signal })),
  ]);
  return {
    brands: brands.map(({ name }) => ({ value: name, label: name })),
    vehicles: vehicles.map(({ id, brand, name, location }) => ({ value: id, label: `${brand} ${name}, ${location}` })),
  };
}
