import { messages } from "#domain/messages.it.ts";

/**
 * Renders a city's "Noleggio auto lusso {city}" (product.md#countries-served); the part that all cities share is subdued, so that the names stand
 * out.
 */
export function CityRentalLabel({ city }: { city: string }) {
  const words = messages.coverage.city(city).slice(0, -city.length).trimEnd();
  return (
    <>
      <em>{words}</em> {city}
    </>
  );
}
