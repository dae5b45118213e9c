/** Texts of parts that many pages share. */
export const LAYOUT_IT = {
  /** The accessible name of the breadcrumbs. */
  breadcrumbs: "Percorso",
} as const;
