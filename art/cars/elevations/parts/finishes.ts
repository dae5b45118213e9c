import { linearGradient } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";

/** A blur that counts in sRGB: the linear one bands and tints what is nearly black. */
const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-20%" y="-60%" width="140%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Gradients and filters shared by the parts of a view. */
export function defineFinishes(drawing: Drawing): void {
  const id = (name: string) => drawing.id(name);
  drawing.define(
    [
      blur(id("fine"), 3.2),
      blur(id("soft"), 11),
      blur(id("wide"), 34),
      linearGradient(id("floor"), [
        [0, "#030304"],
        [0.7, "#040404"],
        [0.92, "#040404", 0.94],
        [1, "#040404", 0.8],
      ]),
      linearGradient(id("wall"), [
        [0, "#050506"],
        [0.5, "#101114"],
        [1, "#34363b"],
      ]),
      linearGradient(id("satin"), [
        [0, "#2a2b2e"],
        [0.18, "#141517"],
        [1, "#070708"],
      ]),
      linearGradient(id("gloss"), [
        [0, "#4a4d52"],
        [0.1, "#1b1d20"],
        [0.45, "#0a0b0d"],
        [0.52, "#16181b"],
        [1, "#050506"],
      ]),
      linearGradient(id("carbon"), [
        [0, "#303236"],
        [0.25, "#15161a"],
        [1, "#050506"],
      ]),
      linearGradient(id("slat"), [
        [0, "#3c3e43"],
        [0.4, "#1d1e21"],
        [1, "#0a0a0c"],
      ]),
      linearGradient(id("reflector"), [
        [0, "#8c1a1a"],
        [0.4, "#4a0809"],
        [1, "#2a0405"],
      ]),
      linearGradient(id("plate"), [
        [0, "#1d1e20"],
        [0.5, "#0f1011"],
        [1, "#161718"],
      ]),
      linearGradient(id("chrome"), [
        [0, "#f6f5f2"],
        [0.3, "#a9acb2"],
        [0.5, "#44464b"],
        [0.62, "#2b2c30"],
        [0.8, "#8d9096"],
        [1, "#4a4b50"],
      ]),
      linearGradient(id("lip-light"), [
        [0, "#ffffff", 0],
        [0.5, "#ffffff", 0.05],
        [0.82, "#ffffff", 0.22],
        [1, "#fff6e4", 1],
      ]),
      linearGradient(id("brow-light"), [
        [0, "#fff6e4", 1],
        [0.35, "#ffffff", 0.15],
        [1, "#ffffff", 0],
      ]),
    ].join(""),
  );
}
