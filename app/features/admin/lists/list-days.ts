import { parametersOf } from "#app/ui/panel/lists/query-state.ts";
import { askedDays } from "#domain/lists/periods.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";

/** What names the days of a list in its address. */
export const DAY_PARAMETERS = ["period", "from", "to"] as const;

/** The days that a list's address asks for, as the API names them: `created_from`, `created_to`; "" where it asks for none. `now` is the browser's clock, read in the site's zone. */
export function daysQuery<const Name extends string>(
  name: Name,
  parameters: URLSearchParams,
  now: Date,
  timeZone: string,
): Record<`${Name}_from` | `${Name}_to`, string> {
  const days = askedDays(parametersOf(parameters, DAY_PARAMETERS), civilNow(now, timeZone).date);
  return { [`${name}_from`]: days?.from ?? "", [`${name}_to`]: days?.to ?? "" } as Record<
    `${Name}_from` | `${Name}_to`,
    string
  >;
}
