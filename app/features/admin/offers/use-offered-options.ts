import { useSite } from "#app/ui/site.tsx";
import { isKindOffered } from "#domain/offers/offers.ts";

/** Returns the kinds that the company offers (product.md#offers), and `current`, the kind that a row already has. */
export function useOfferedOptions<Option extends { value: string }>(
  options: readonly Option[],
  current?: string,
): Option[] {
  const { offers } = useSite();
  return options.filter(({ value }) => value === current || isKindOffered(value, offers));
}
