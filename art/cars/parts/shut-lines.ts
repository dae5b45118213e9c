import { path, short } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import { openPath } from "../geometry/spline.ts";
import type { ShutLine } from "../profile.ts";

/** Gaps between panels: a dark line with a thread of light on its lower right. */
export function drawShutLines(drawing: Drawing, lines: readonly ShutLine[]): void {
  drawing.group(`clip-path="${drawing.ref("shell")}"`, () => {
    for (const { along, width, gap, edge } of lines) {
      const offset = width * 0.8;
      const lit = along.map((point) => ({ ...point, x: point.x + offset, y: point.y - offset }));
      const dark = `fill="none" stroke="#000" stroke-opacity="${gap}" stroke-width="${width}" stroke-linecap="round"`;
      const light = `fill="none" stroke="#fff" stroke-opacity="${edge}" stroke-width="${short(width * 0.55)}"`;
      drawing.draw(path(openPath(along), dark) + path(openPath(lit), light));
    }
  });
}
