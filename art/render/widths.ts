/** Widths in pixels at which each kind of picture is kept; the pages' `srcset` relies on these very numbers. */
export const widths = {
  profile: [480, 800, 1200, 1600],
  detail: [480, 800, 1200],
  cutout: [400, 700, 1400],
  elevation: [280, 560],
  category: [480, 800, 1200],
} as const;
