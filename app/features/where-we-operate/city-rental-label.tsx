import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";

/**
 * Renders a city's "Noleggio auto lusso {city}" (product.md#countries-served); the part that all cities share is subdued, so that the names stand
 * out.
 */
export function CityRentalLabel({ city }: { city: string }) {
  const { whereWeOperate } = useWords("whereWeOperate");
  return <Sentence text={whereWeOperate.city} parameters={{ city }} elements={{ shared: (text) => <em>{text}</em> }} />;
}
