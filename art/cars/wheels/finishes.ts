import type { Finish } from "./blade.ts";

/** Metals our wheels come in. */
export const finishes = {
  silver: { shade: "#3a3c40", middle: "#9a9da3", light: "#fafafa" },
  graphite: { shade: "#15161a", middle: "#565a60", light: "#c9ccd2" },
  black: { shade: "#050506", middle: "#17181b", light: "#5a5d63" },
  diamond: { shade: "#101114", middle: "#6c7076", light: "#f4f5f7" },
  bronze: { shade: "#24170e", middle: "#7a5536", light: "#d2a578" },
  champagne: { shade: "#39342b", middle: "#a39a88", light: "#f5eddc" },
} satisfies Record<string, Finish>;
