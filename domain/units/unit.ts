/** A colour as the maker names it, and as a screen shows it. */
export interface NamedColour {
  /** "Rosso Corsa". */
  name: string;
  /** "#b1121a". */
  colour: string;
}
