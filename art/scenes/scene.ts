import { linearGradient, linearGradientAt, radialGradientAt, type Stop, short } from "../render/svg.ts";
import { type Hour, type NightLight, nightColour } from "./night.ts";
import { Random } from "./random.ts";

/** A colour on its own (spread evenly among its neighbours) or with its place and opacity. */
export type Shade = string | Stop;

const alpha = (opacity: number) => (opacity === 1 ? "" : ` fill-opacity="${short(opacity)}"`);

/** The lit and the shaded side of something square or round. */
export type TwoTones = readonly [lit: string, shaded: string];

/**
 * A picture being drawn, back to front, in its own units; equal definitions are kept once. At night every colour is turned into
 * what is left of it by moonlight, unless it is drawn within `floodlit` or `aglow`.
 */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly hour: Hour;
  /** Chance for what only the night decides: the same seed lays out the same city at both hours. */
  readonly nightRandom: Random;
  private light: NightLight = "moon";
  private definitions = "";
  private drawn = "";
  private readonly shared = new Map<string, string>();

  constructor(width: number, height: number, seed: number, hour: Hour = "day") {
    this.width = width;
    this.height = height;
    this.random = new Random(seed);
    this.hour = hour;
    this.nightRandom = new Random(seed + 1);
  }

  get night(): boolean {
    return this.hour === "night";
  }

  /** What holds at this picture's hour, where the night is not just the day without the sun. */
  byHour<T>(day: T, night: T): T {
    return this.night ? night : day;
  }

  /** Draws `inside` as lamps aimed at it show it after dark; by day as it is. */
  floodlit(inside: () => void): void {
    this.seenBy("floodlight", inside);
  }

  /** Draws `inside` in its own colours after dark too: lamps, lit windows, moon. */
  aglow(inside: () => void): void {
    this.seenBy("own", inside);
  }

  private seenBy(light: NightLight, inside: () => void): void {
    const before = this.light;
    this.light = light;
    inside();
    this.light = before;
  }

  /** A colour as this picture's hour shows it. */
  private shown(colour: string): string {
    return this.night ? nightColour(colour, this.light) : colour;
  }

  private spread(shades: readonly Shade[]): Stop[] {
    return shades.map((shade, index) => {
      if (typeof shade === "string") return [index / Math.max(1, shades.length - 1), this.shown(shade)];
      const [offset, colour, opacity] = shade;
      return opacity === undefined ? [offset, this.shown(colour)] : [offset, this.shown(colour), opacity];
    });
  }

  /** Keeps a definition written for the id it is given, and returns that id. */
  define(write: (id: string) => string): string {
    const key = write("");
    const known = this.shared.get(key);
    if (known) return known;
    const id = `d${this.shared.size + 1}`;
    this.shared.set(key, id);
    this.definitions += write(id);
    return id;
  }

  /** Definitions made elsewhere, with ids of their own. */
  include(definitions: string): void {
    this.definitions += definitions;
  }

  /** A fill from top to bottom of the shape it fills. */
  down(...shades: readonly Shade[]): string {
    const stops = this.spread(shades);
    return `url(#${this.define((id) => linearGradient(id, stops))})`;
  }

  /** A fill from height `from` to height `to` of the picture. */
  downAt(from: number, to: number, ...shades: readonly Shade[]): string {
    const stops = this.spread(shades);
    return `url(#${this.define((id) => linearGradientAt(id, stops, [0, from, 0, to]))})`;
  }

  /** A fill from left to right of the shape it fills. */
  across(...shades: readonly Shade[]): string {
    const stops = this.spread(shades);
    return `url(#${this.define((id) => linearGradient(id, stops, [0, 0, 1, 0]))})`;
  }

  /** Two flat tones meeting at a hard edge, as light falls on a square tower. */
  sides(left: string, right: string, edge = 0.5): string {
    return this.across([0, left], [edge, left], [edge, right], [1, right]);
  }

  /** Light falling from the left on something round. */
  round(middle: string, light: string, dark: string): string {
    return this.across([0, middle], [0.28, light], [0.6, middle], [1, dark]);
  }

  /** An elliptic fill: centre (x, y), radii rx and ry. */
  halo(ellipse: readonly [x: number, y: number, rx: number, ry: number], ...shades: readonly Shade[]): string {
    const stops = this.spread(shades);
    return `url(#${this.define((id) => radialGradientAt(id, stops, ellipse))})`;
  }

  /** A blur filter as an attribute of a group or shape. */
  blur(x: number, y: number = x): string {
    const id = this.define(
      (name) =>
        `<filter id="${name}" x="-60%" y="-150%" width="220%" height="400%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** A clip as an attribute of a group. */
  clip(d: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }

  draw(svg: string): void {
    this.drawn += svg;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.drawn += `<rect ${box} fill="${this.shown(fill)}"${alpha(opacity)}/>`;
  }

  path(d: string, fill: string, opacity = 1): void {
    this.drawn += `<path d="${d}" fill="${this.shown(fill)}"${alpha(opacity)}/>`;
  }

  line(d: string, colour: string, width = 1, opacity = 1): void {
    const stroke = `stroke="${this.shown(colour)}" stroke-width="${short(width)}" stroke-opacity="${short(opacity)}"`;
    this.drawn += `<path d="${d}" fill="none" ${stroke} stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): void {
    const place = `cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"`;
    this.drawn += `<ellipse ${place} fill="${this.shown(fill)}"${alpha(opacity)}/>`;
  }

  /** A soft disc of light, fading to nothing at its rim; of its own colour at any hour. */
  shine(x: number, y: number, radius: number, colour: string, opacity = 1, flatness = 1): void {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".35" stop-color="${colour}" stop-opacity=".45"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    this.ellipse(x, y, radius, radius * flatness, `url(#${fill})`, opacity);
  }

  group(attributes: string, inside: () => void): void {
    this.drawn += `<g ${attributes}>`;
    inside();
    this.drawn += "</g>";
  }

  /** Draws `inside` with its origin moved to (x, y), scaled, and mirrored when `flip` is set. */
  at(x: number, y: number, scale: number, inside: () => void, flip = false): void {
    this.group(
      `transform="translate(${short(x)} ${short(y)}) scale(${short(flip ? -scale : scale)} ${short(scale)})"`,
      inside,
    );
  }

  /** Runs `inside` and returns what it drew, without keeping it in the picture. */
  aside(inside: () => void): string {
    const before = this.drawn;
    this.drawn = "";
    inside();
    const marks = this.drawn;
    this.drawn = before;
    return marks;
  }

  /** Darkens the corners: strength 0–1. */
  vignette(strength: number, colour = "#08060a"): void {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" cx=".52" cy=".5" r=".78"><stop offset=".5" stop-color="${colour}" stop-opacity="0"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></radialGradient>`,
    );
    this.rect(0, 0, this.width, this.height, `url(#${id})`);
  }

  /** The finished picture. */
  svg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.definitions}</defs>${this.drawn}</svg>`;
  }
}
