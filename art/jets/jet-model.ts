/** Which hour the aircraft is shown at. */
export type Hour = "dawn" | "noon" | "dusk" | "night";

/** One aircraft in side view; lengths in centimetres. */
export interface JetModel {
  /** The slug of the aircraft in the catalogue. */
  readonly slug: string;
  /** Real length and height over the fin. */
  readonly length: number;
  readonly finHeight: number;
  readonly fuselage: {
    readonly depth: number;
    /** Height of the belly above the ground. */
    readonly clearance: number;
    /** Length of the nose as a multiple of the depth; long ones look fast. */
    readonly nose: number;
    /** How much the nose droops, 0–1. */
    readonly droop: number;
  };
  readonly windows: {
    readonly count: number;
    readonly shape: "oval" | "round" | "wide";
    /** First and last window as shares of the length. */
    readonly from: number;
    readonly to: number;
  };
  readonly engines: {
    /** Two at the tail's sides, or a third in the fin's root as well. */
    readonly count: 2 | 3;
    readonly length: number;
    readonly depth: number;
    /** Front of the nacelle as a share of the aircraft's length. */
    readonly at: number;
  };
  readonly tail: {
    /** Where the stabiliser sits on the fin: on top, or at this share of its height. */
    readonly stabiliser: "top" | number;
    /** Sweep of the fin: how far its top lies behind its root, as a share of its height. */
    readonly sweep: number;
    readonly ventralFins: boolean;
  };
  readonly wing: {
    /** Front of the root and of the tip as shares of the length. */
    readonly root: number;
    readonly tip: number;
    /** Height of the winglet, 0 for a plain tip. */
    readonly winglet: number;
  };
  readonly livery: {
    readonly upper: string;
    readonly lower: string;
    readonly stripe: string;
    readonly accent: string;
    readonly pattern: "line" | "twin" | "wave" | "belly" | "tail";
  };
  readonly hour: Hour;
}
