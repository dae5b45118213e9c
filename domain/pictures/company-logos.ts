/** A logo that an admin uploaded (product.md#logo): its id, and its size in pixels as drawn. */
export interface Logo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The company's logos by the ground on which they stand. */
export interface CompanyLogos {
  readonly onLight: Logo;
  /** Null where the one for light grounds stands on a light plate on dark grounds too. */
  readonly onDark: Logo | null;
}
