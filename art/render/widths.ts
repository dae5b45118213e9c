/** Widths in pixels at which each kind of picture is kept; the pages' `srcset` relies on these very numbers. */
export const widths = {
  profile: [480, 800, 1200, 1600],
  detail: [480, 800, 1200],
  /** The same views in the other paints of a car. */
  repaint: [480, 1200],
  interior: [480, 960],
  /** What is seen of a car from close by. */
  closeUp: [480, 800],
  cabin: [480, 800],
  cutout: [400, 700, 1400],
  jetCutout: [480, 800, 1200],
  /** A car alone, its lamps lit. */
  night: [700, 1400],
  elevation: [280, 560],
  category: [480, 800, 1200],
} as const;
