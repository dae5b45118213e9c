/** Centres of a row of windows: the first, the distance from one to the next, how many. */
export const row = (first: number, pitch: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + pitch * i);

/** The house's colours for aircraft. */
export const gold = "#b8935a";
export const ink = "#1d1a22";
export const ivory = "#e9e1d2";
export const white = "#eef0f2";
