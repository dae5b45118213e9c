import { useEffect } from "react";

const LETTERS = ["b", "k"] as const;
type ShellLetter = (typeof LETTERS)[number];

const isPressOf = (letter: ShellLetter, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** What was pressed while the panel that the server has drawn waited for React. */
const early = new Set<ShellLetter>();

function noteEarly(event: KeyboardEvent): void {
  const letter = LETTERS.find((each) => isPressOf(each, event));
  if (!letter || !document.querySelector(".panel-root")) return;
  event.preventDefault();
  early.add(letter);
}

/** On the way down: while React takes a page over it keeps what comes to the document to itself. */
const ON_THE_WAY_DOWN = { capture: true };
if (typeof window !== "undefined") window.addEventListener("keydown", noteEarly, ON_THE_WAY_DOWN);

/** Ctrl or Cmd plus the letter acts wherever one is (product.md#panel-shell); pressed before React was there, once it is. */
export function useShellKey(letter: ShellLetter, act: () => void): void {
  useEffect(() => {
    window.removeEventListener("keydown", noteEarly, ON_THE_WAY_DOWN);
    if (early.delete(letter)) act();
    const onKey = (event: KeyboardEvent) => {
      if (!isPressOf(letter, event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letter, act]);
}
