import { PlaceField } from "#app/features/booking-search/place-field.tsx";
import { placeNamed, type SearchPlaces } from "#domain/search/search-places.ts";

interface RentalPlaceFieldProps {
  name: "pickupCity" | "returnCity";
  label: string;
  places: SearchPlaces;
  /** A city's name or a listed place's slug, by any of its names. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Where one car is collected or given back: always somewhere, so that there is no empty choice. Its name is its id, for what leads to it. */
export function RentalPlaceField({ name, value, places, ...rest }: RentalPlaceFieldProps) {
  const chosen = placeNamed(value, places)?.value ?? value;
  return <PlaceField {...rest} id={name} name={name} places={places} value={chosen} required withoutEmpty />;
}
