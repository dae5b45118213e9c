import type { Curve } from "../cars/geometry/curve.ts";

/**
 * One aircraft. Lengths in centimetres: x from the tip of the nose aft, y up from the ground, `out` from the centreline
 * to one side. Whatever stands at a side stands at the other too.
 */
export interface JetModel {
  /** The slug of the aircraft in the catalogue. */
  readonly slug: string;
  /** The maker's published measures: over all, over the fin, over the winglets. */
  readonly length: number;
  readonly height: number;
  readonly span: number;
  readonly fuselage: Fuselage;
  /** Panes of the cockpit, as seen from the side. */
  readonly cockpit: readonly Curve[];
  readonly door: Box;
  readonly windows: Windows;
  readonly wing: Wing;
  readonly nacelle: Nacelle;
  /** The third engine's duct into the tail; undefined with two engines. */
  readonly duct: Duct | undefined;
  readonly fin: Fin;
  readonly stabiliser: Stabiliser;
  readonly ventralFins: readonly VentralFin[];
  readonly gear: Gear;
  readonly livery: Livery;
  /** Which end of it the close picture shows: the one it is known by. */
  readonly detail: "nose" | "tail";
}

interface Fuselage {
  /** Crown and belly from the tip of the nose to the end of the tail. */
  readonly upper: Curve;
  readonly lower: Curve;
  /** Width as a share of the height. */
  readonly roundness: number;
}

/** A rounded box on the tube's side by its left edge, its bottom and its size. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Windows {
  /** Ovals, or boxes with round corners. */
  readonly shape: "oval" | "box";
  readonly width: number;
  readonly height: number;
  readonly y: number;
  /** The centres of the windows. */
  readonly at: readonly number[];
}

/** Front and rear edge of a section. */
export type Chord = readonly [front: number, rear: number];

interface Wing {
  readonly root: Chord;
  /** Where the trailing edge bends, if it does. */
  readonly kink: { readonly out: number; readonly chord: Chord } | undefined;
  readonly tip: Chord;
  /** Height of the root's chord, rise of the wing in degrees, thickness of the root as a share of its chord. */
  readonly y: number;
  readonly dihedral: number;
  readonly thickness: number;
  readonly winglet: Winglet | undefined;
}

export interface Winglet {
  readonly rise: number;
  /** How far its top lies aft of the wing's tip. */
  readonly rake: number;
  readonly topChord: number;
  /** Angle to the ground at its top, in degrees: 90 stands upright. */
  readonly cant: number;
}

interface Nacelle {
  readonly x: number;
  readonly length: number;
  readonly diameter: number;
  /** The y coordinate of the nacelle's axis. */
  readonly y: number;
  readonly out: number;
  /** A long cowl mixes core and fan inside; a short one shows the core behind it. */
  readonly cowl: "long" | "short";
}

interface Duct {
  /** Lip of the intake: its front, the height of its axis, its radius. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The nozzle at the end of the tail. */
  readonly nozzle: { readonly x: number; readonly y: number; readonly radius: number };
}

interface Fin {
  /** Leading and trailing edge from root to top. */
  readonly leading: Curve;
  readonly trailing: Curve;
  /** The pod where a high stabiliser meets the fin: how far it stands out before and behind. */
  readonly pod: { readonly before: number; readonly behind: number; readonly radius: number } | undefined;
}

interface Stabiliser {
  readonly y: number;
  readonly root: Chord;
  readonly tip: Chord;
  readonly halfSpan: number;
  /** Rise in degrees; negative hangs. */
  readonly dihedral: number;
}

/** A fin under the tail: one on the centreline, or a pair that splays. */
interface VentralFin {
  readonly root: Chord;
  readonly rootY: number;
  readonly tip: Chord;
  readonly tipY: number;
  readonly rootOut: number;
  readonly tipOut: number;
}

interface Gear {
  readonly nose: { readonly x: number; readonly radius: number; readonly twin: boolean };
  readonly main: { readonly x: number; readonly radius: number; readonly twin: boolean; readonly out: number };
}

export interface Livery {
  readonly upper: string;
  readonly lower: string;
  readonly stripe: string;
  readonly accent: string;
  readonly fin: string;
  readonly nacelle: string;
  /** How the colours part along the tube. */
  readonly pattern: "line" | "twin" | "wave" | "belly" | "band" | "sweep" | "plain";
}
