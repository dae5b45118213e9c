import { messages } from "#domain/messages.it.ts";

/** A city's "Noleggio auto lusso {city}" (product.md#countries-served): what is the same for each of them is set apart, so that the names are found. */
export function CityRentalLabel({ city }: { city: string }) {
  const words = messages.coverage.city(city).slice(0, -city.length).trimEnd();
  return (
    <>
      <em>{words}</em> {city}
    </>
  );
}
