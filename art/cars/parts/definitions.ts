import { blurFilter, linearGradient } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";

/** Gradients and filters that several parts of a car share. */
export function defineSharedFinishes(drawing: Drawing): void {
  const id = (name: string) => drawing.id(name);
  drawing.define(
    [
      blurFilter(id("fine"), 3.2),
      linearGradient(id("satin"), [
        [0, "#1f2022"],
        [0.25, "#0d0d0f"],
        [1, "#060607"],
      ]),
      linearGradient(
        id("deep"),
        [
          [0, "#020203"],
          [0.6, "#08080a"],
          [1, "#1c1d20"],
        ],
        [0, 0, 1, 0],
      ),
      linearGradient(id("chrome-upright"), [
        [0, "#ffffff"],
        [0.35, "#b9bcc2"],
        [0.55, "#3d3f44"],
        [0.8, "#8d9096"],
        [1, "#26272a"],
      ]),
      linearGradient(
        id("chrome-lengthwise"),
        [
          [0, "#6b6d72"],
          [0.18, "#f4f4f5"],
          [0.5, "#8b8e94"],
          [0.8, "#e9eaec"],
          [1, "#6b6d72"],
        ],
        [0, 0, 1, 0],
      ),
    ].join(""),
  );
}
