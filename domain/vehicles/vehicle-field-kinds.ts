/** The parts of the panel's form in their order; `span` is how many of twelve columns a field takes. */
export const VEHICLE_FORM_PARTS = [
  { part: "base", id: "veicolo-base", title: "Base", span: 4 },
  { part: "price", id: "veicolo-prezzo", title: "Prezzo", span: 4 },
  { part: "specs", id: "veicolo-specifiche", title: "Specifiche", span: 3 },
  { part: "terms", id: "veicolo-condizioni", title: "Condizioni", span: 3 },
  { part: "pictures", id: "veicolo-immagini", title: "Immagini", span: 12 },
  { part: "highlights", id: "veicolo-highlights", title: "Highlights", span: 12 },
  { part: "texts", id: "veicolo-testi", title: "Testi e meta", span: 12 },
] as const;
export type VehicleFormPart = (typeof VEHICLE_FORM_PARTS)[number]["part"];

/** What a field holds, within which limits, and what a new car starts with. */
type FieldKind =
  /** Derived by the server. */
  | { kind: "slug" }
  /** One line of text, the same in every language. */
  | { kind: "line"; most: number; initial?: string }
  /** Text that a translation replaces; an empty one is stored as null. */
  | { kind: "translatable"; most: number }
  | { kind: "whole"; least: number; most: number; initial?: number }
  /** An amount in euros, stored in cents. */
  | { kind: "euros"; least: number; most: number; initial?: number }
  /** From 0 to 5 in tenths. */
  | { kind: "rating"; initial: number }
  | { kind: "yes-no"; initial: boolean }
  /** One of a list; with `open`, a stored row may hold another value. */
  | { kind: "option"; options: readonly string[]; open?: true; initial?: string }
  /** The name of a brand or a city. */
  | { kind: "reference"; to: "brands" | "cities"; most: number }
  /** The same for every car; `refusal` is said of anything else. */
  | { kind: "constant"; value: string; initial: string; refusal: string }
  | { kind: "pictures" }
  /** What each picture shows, by its address. */
  | { kind: "picture-texts" }
  | { kind: "highlights" };

/** Where and how the form shows a field. */
interface FormPlace {
  part: VehicleFormPart;
  /** Position within the part; fields without one follow in the order of the table. */
  at?: number;
  span?: 6;
  placeholder?: string;
  suffix?: string;
  hint?: string;
}

export type VehicleField = FieldKind & {
  /** What the form and the audit log call it. */
  label: string;
  required?: true;
  /** Stored within the column `specs` instead of a column of its own. */
  within?: "specs";
  /** Its column in the fleet's CSV. Existing files rely on the order: a new field gets the next number. */
  csv?: readonly [column: number, heading: string];
  form?: FormPlace;
  /** Whether the public specification shows it, or what the field is called there. */
  specification?: true | string;
};
