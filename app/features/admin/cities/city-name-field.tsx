import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { TOWN_WORDS } from "#app/features/admin/cities/city-words.ts";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiTown } from "#domain/api/cities/cities.ts";
import { MIN_TOWN_QUERY_CHARACTERS } from "#domain/forms/cities/town-query.ts";

interface CityNameFieldProps {
  /** Id of the city to edit; undefined for a new one. */
  cityId: string | undefined;
}

/**
 * The name of a city, with suggestions of towns while it is typed. Choosing one fills country, coordinates and time zone, and the slug of a new city;
 * every other name is possible too (product.md#city-form).
 */
export function CityNameField({ cityId }: CityNameFieldProps) {
  const { field } = useController({ name: "name" });
  const { setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const [typedText, setTypedText] = useState("");
  const [chosenName, setChosenName] = useState<string | null>(null);
  const towns = useTownSuggestions(typedText);
  const name = String(field.value ?? "");
  const choose = ({ city: _city, slug, ...values }: ApiTown) => {
    const chosen = cityId === undefined ? { ...values, slug } : values;
    for (const [key, value] of Object.entries(chosen))
      setValue(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
    setTypedText("");
    setChosenName(values.name);
  };
  return (
    <FieldFrame
      name="name"
      label="Nome"
      required
      span={6}
      hint={chosenName === name ? TOWN_WORDS.nameFilled : TOWN_WORDS.namePrompt}
    >
      {(control) => (
        <Autocomplete.Root
          items={towns}
          filter={null}
          value={name}
          onValueChange={(value, { reason }) => {
            // The choice of a town fills in all fields itself.
            if (reason === "item-press") return;
            field.onChange(value);
            setTypedText(value);
          }}
          itemToStringValue={(town: ApiTown) => town.name}
        >
          <Autocomplete.Input
            {...control}
            ref={field.ref}
            name="name"
            render={<Input />}
            autoComplete="off"
            onBlur={field.onBlur}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={menuStyles.positioner} sideOffset={4} align="start">
              <Autocomplete.Popup className={menuStyles.menu}>
                <Autocomplete.List aria-label={TOWN_WORDS.townsLabel}>
                  {(town: ApiTown) => {
                    const isOtherCity = town.city !== null && town.city !== cityId;
                    return (
                      <Autocomplete.Item
                        key={`${town.name} ${town.country}`}
                        value={town}
                        disabled={isOtherCity}
                        className={menuStyles.item}
                        onClick={() => choose(town)}
                      >
                        <span>{TOWN_WORDS.townLabel(town)}</span>
                        {isOtherCity && <span className={textStyles.meta}>{TOWN_WORDS.alreadyStored}</span>}
                      </Autocomplete.Item>
                    );
                  }}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}

const DEBOUNCE_MS = 200;
const NO_TOWNS: ApiTown[] = [];

/** Returns the towns that a typed text may mean. Empty for short texts or on failure: the form works without suggestions. */
function useTownSuggestions(text: string): ApiTown[] {
  const searchText = text.trim();
  const [results, setResults] = useState<{ for: string; towns: ApiTown[] } | null>(null);
  useEffect(() => {
    if (searchText.length < MIN_TOWN_QUERY_CHARACTERS) return;
    return cancellableRequest(
      (signal) => api.get("/api/cities/towns", { query: { q: searchText }, signal }),
      (towns) => setResults({ for: searchText, towns }),
      () => undefined,
      { delayMs: DEBOUNCE_MS },
    );
  }, [searchText]);
  return results?.for === searchText ? results.towns : NO_TOWNS;
}
