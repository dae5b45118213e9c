/** A control that opens something. */
export interface OpeningCase {
  name: string;
  path: string;
  /** Playwright selector of the control; the first visible match is clicked. */
  control: string;
}

/** A click on a page that has just been painted. */
export interface FirstClick extends OpeningCase {
  /** CSS selector that matches once the click took effect, by an island or natively. */
  expectedState: string;
}

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const MENU = "button[popovertarget=menu]";
const CALENDAR = "button[aria-label^='Data di ritiro'], button[aria-label^='Ritiro: ']";

/** Dialogs and panels that visitors open. */
export const OPENING_CASES: readonly OpeningCase[] = [
  { name: "home: menu", path: "/", control: MENU },
  { name: "home: calendar", path: "/", control: CALENDAR },
  { name: "home: places", path: "/", control: "button[aria-label^='Città di ritiro']" },
  { name: "explore: filters", path: "/explore", control: "button[popovertarget=filtri]" },
  { name: "explore: search", path: "/explore", control: "button[popovertarget=ricerca]" },
  { name: "a car: calendar", path: CAR, control: CALENDAR },
  { name: "a car: menu", path: CAR, control: MENU },
];

/**
 * One control per kind of island, as CSS. Before hydration a field is native: it responds by opening its list or by taking the focus, since the
 * system's calendar is not in the DOM.
 */
export const FIRST_CLICKS: readonly FirstClick[] = [
  {
    name: "home: city field",
    path: "/",
    control: "select[name=pickupCity], button[aria-label^='Città di ritiro']",
    expectedState: "select[name=pickupCity]:open, dialog[open]",
  },
  {
    name: "home: date picker",
    path: "/",
    control: "input[type=date][name=pickupDate], button[aria-label^='Data di ritiro']",
    expectedState: "input[type=date][name=pickupDate]:focus, dialog[open]",
  },
  {
    name: "explore: filter sheet",
    path: "/explore",
    control: "button[popovertarget=filtri]",
    expectedState: "#filtri:popover-open",
  },
  {
    name: "explore: favourite",
    path: "/explore",
    control: "[data-action=favourite]",
    expectedState: "[data-action=favourite][aria-pressed=true]",
  },
  {
    name: "a car: gallery",
    path: CAR,
    control: "[data-carousel] a[href='#immagine-2']",
    expectedState: "#immagine-2:target, [data-carousel] a[href='#immagine-2'][aria-current=true]",
  },
  {
    name: "a car: price box",
    path: CAR,
    control: "#prezzo input[type=date][name=pickupDate], #prezzo button[aria-label^='Ritiro: ']",
    expectedState: "#prezzo input[type=date][name=pickupDate]:focus, #prezzo dialog[open]",
  },
  {
    name: "jets: quote form",
    path: "/private-jet-charter",
    control: "#preventivo input[type=date][name=date], #preventivo button[aria-label^='Data di partenza']",
    expectedState: "#preventivo input[type=date][name=date]:focus, #preventivo dialog[open]",
  },
];
