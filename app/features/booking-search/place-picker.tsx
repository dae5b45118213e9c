import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { DeferredRender } from "#app/ui/deferred-render.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { filterPlaces, listAllPlaces, type SearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import { say } from "#domain/words/say.ts";
import styles from "./place-picker.deferred.module.css";
import { PlacePoster } from "./place-poster.tsx";

interface PlacePickerProps {
  /** The label of the field that the picker belongs to. */
  label: string;
  places: SearchPlaces;
  selectedPlace: SearchPlace | null | undefined;
  /** The label of the empty option; if it is missing, a place is required. */
  emptyLabel?: string | undefined;
  onSelect: (value: string) => void;
  onClose: () => void;
}

/** Renders the full-screen place picker of a phone: the picture of the focused place, a filter and a list, usable by touch and arrow keys. */
export function PlacePicker({ label, places, selectedPlace, emptyLabel, onSelect, onClose }: PlacePickerProps) {
  const words = useWords("placeFields", "fields");
  const { placeFields } = words;
  const [query, setQuery] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  const matches = query.trim() === "" ? null : filterPlaces(query, listAllPlaces(places));
  const previewedPlace = matches?.[0] ?? selectedPlace ?? places.cities[0];

  function selectPlace(value: string) {
    onSelect(value);
    dialog.current?.close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (isEnter && matches?.[0]) selectPlace(matches[0].value);
    // The sheet is inside the form: Enter must not submit the form.
    if (isEnter) event.preventDefault();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveFocus(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
    }
  }

  const renderPlaces = (group: readonly SearchPlace[]) =>
    group.map((place) => (
      <li key={place.value}>
        <button
          type="button"
          aria-current={place === selectedPlace ? "true" : undefined}
          onClick={() => selectPlace(place.value)}
        >
          <b>{place.name}</b> <span>{place.note}</span>
        </button>
      </li>
    ));
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      data-drag-to-close="down"
      data-typing={matches ? "" : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <PlacePoster place={previewedPlace} className={styles.poster} />
        <p id={titleId} className={styles.title}>
          {label}
        </p>
        <IconButton className={styles.close} aria-label={words.fields.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
        <input
          type="search"
          className={styles.search}
          aria-label={placeFields.search}
          placeholder={placeFields.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div className={styles.lists}>
        <VisuallyHidden>
          <span role="status">{matches && say(words, placeFields.matchCount, { count: matches.length })}</span>
        </VisuallyHidden>
        {matches ? (
          matches.length > 0 ? (
            <ul>{renderPlaces(matches)}</ul>
          ) : (
            <p className={styles.noMatches}>{say(words, placeFields.noMatches, { typed: query.trim() })}</p>
          )
        ) : (
          <>
            {emptyLabel && (
              <ul>
                <li>
                  <button type="button" onClick={() => selectPlace("")}>
                    <b>{emptyLabel}</b>
                  </button>
                </li>
              </ul>
            )}
            <DeferredRender>
              <h2>{placeFields.cities}</h2>
              <ul>{renderPlaces(places.cities)}</ul>
              {places.otherPlaces.length > 0 && (
                <>
                  <h2>{placeFields.otherPlaces}</h2>
                  <ul>{renderPlaces(places.otherPlaces)}</ul>
                </>
              )}
            </DeferredRender>
          </>
        )}
      </div>
    </dialog>
  );
}

/** Moves the focus from the filter to the first item of the list, from each item to the next, and back. */
function moveFocus(dialogElement: HTMLElement, step: 1 | -1) {
  const focusables = [...dialogElement.querySelectorAll<HTMLElement>("input, li button")];
  const currentIndex = focusables.indexOf(document.activeElement as HTMLElement);
  focusables[Math.max(0, Math.min(focusables.length - 1, currentIndex + step))]?.focus();
}
