import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { DrawnNext } from "#app/ui/drawn-next.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { everyPlace, placesLike, type SearchPlace, type SearchPlaces } from "#domain/search/search-places.ts";
import { PlacePoster } from "./place-poster.tsx";
import styles from "./place-sheet.deferred.module.css";
import { SEARCH_WORDS } from "./search-words.ts";

interface PlaceSheetProps {
  /** The field it chooses for. */
  label: string;
  places: SearchPlaces;
  chosen: SearchPlace | null | undefined;
  /** What choosing no place is called; without it one has to be chosen. */
  none?: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

const { places: words } = SEARCH_WORDS;

/** All places over the whole phone: the poster of the one in hand, a line to type in, and the list, by touch or by arrow keys. */
export function PlaceSheet({ label, places, chosen, none, onChoose, onClose }: PlaceSheetProps) {
  const [typed, setTyped] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  const found = typed.trim() === "" ? null : placesLike(typed, everyPlace(places));
  const inHand = found?.[0] ?? chosen ?? places.cities[0];

  function choose(value: string) {
    onChoose(value);
    dialog.current?.close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isEnter = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (isEnter && found?.[0]) choose(found[0].value);
    // The sheet stands inside the form it fills: Enter is not to send that.
    if (isEnter) event.preventDefault();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveFocus(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
    }
  }

  const list = (group: readonly SearchPlace[]) =>
    group.map((place) => (
      <li key={place.value}>
        <button type="button" aria-current={place === chosen ? "true" : undefined} onClick={() => choose(place.value)}>
          <b>{place.name}</b> <span>{place.note}</span>
        </button>
      </li>
    ));
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      data-drags="down"
      data-typing={found ? "" : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <PlacePoster place={inHand} className={styles.poster} />
        <p id={titleId} className={styles.title}>
          {label}
        </p>
        <IconButton className={styles.close} aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
        <input
          type="search"
          className={styles.search}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.lists}>
        <VisuallyHidden>
          <span role="status">{found && words.found({ count: found.length })}</span>
        </VisuallyHidden>
        {found ? (
          found.length > 0 ? (
            <ul>{list(found)}</ul>
          ) : (
            <p className={styles.nothing}>{words.nothing({ typed: typed.trim() })}</p>
          )
        ) : (
          <>
            {none && (
              <ul>
                <li>
                  <button type="button" onClick={() => choose("")}>
                    <b>{none}</b>
                  </button>
                </li>
              </ul>
            )}
            <DrawnNext>
              <h2>{SEARCH_WORDS.cities}</h2>
              <ul>{list(places.cities)}</ul>
              <h2>{SEARCH_WORDS.alsoHere}</h2>
              <ul>{list(places.alsoHere)}</ul>
            </DrawnNext>
          </>
        )}
      </div>
    </dialog>
  );
}

/** From the line to the first of the list, on to the next, and back. */
function moveFocus(sheet: HTMLElement, step: 1 | -1) {
  const stops = [...sheet.querySelectorAll<HTMLElement>("input, li button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}
