import { linearGradient, path, radialGradientAt, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import { closedPath, openPath } from "../../geometry/spline.ts";
import type { FaceLamp } from "../elevation.ts";
import { across, pair, wholePath } from "../halves.ts";

const GLOW = [
  [5, 0.05],
  [3.4, 0.08],
  [2.4, 0.14],
  [1.6, 0.26],
] as const;

const housings = {
  white: {
    dark: ["#343b42", "#15191d", "#07090b"],
    smoked: ["#2c3136", "#111316", "#050607"],
  },
  red: {
    dark: ["#2c0305", "#6e080d", "#a80f16"],
    smoked: ["#1c0204", "#360508", "#560a0e"],
  },
} as const;

function projector(drawing: Drawing, id: string, x: number, y: number, r: number, red: boolean): string {
  drawing.define(
    radialGradientAt(
      drawing.id(id),
      red
        ? [
            [0, "#ffd0c4"],
            [0.3, "#ff5a48"],
            [0.7, "#8c0c12"],
            [1, "#2a0204"],
          ]
        : [
            [0, "#fdfeff"],
            [0.16, "#dfeaf3"],
            [0.34, "#6f8798"],
            [0.62, "#222c34"],
            [0.86, "#12181d"],
            [1, "#1d252b"],
          ],
      [x, -y, r * 0.86, r * 0.86],
    ),
  );
  const circle = (share: number, attributes: string) =>
    `<circle cx="${short(x)}" cy="${short(-y)}" r="${short(r * share)}" ${attributes}/>`;
  const crescent = `M${short(x - r * 0.62)} ${short(-y - r * 0.3)}A${short(r * 0.7)} ${short(r * 0.7)} 0 0 1 ${short(x + r * 0.62)} ${short(-y - r * 0.3)}`;
  return (
    circle(1.16, `fill="#050607"`) +
    circle(
      1.04,
      `fill="none" stroke="${red ? "#ff9a8c" : "#b9c2ca"}" stroke-opacity=".32" stroke-width="${short(r * 0.06)}"`,
    ) +
    circle(0.92, `fill="${drawing.ref(id)}"`) +
    path(
      crescent,
      `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${short(r * 0.07)}" stroke-linecap="round"`,
    )
  );
}

/** Lamps seen from the front or behind: gasket, housing, projectors, light guides, the studio on the lens; then bloom. */
export function drawFaceLamps(drawing: Drawing, lamps: readonly FaceLamp[]): void {
  lamps.forEach((lamp, index) => {
    const name = `lamp-${index}`;
    const red = lamp.light === "red";
    const outline = lamp.across ? wholePath(lamp.shape) : closedPath(lamp.shape);
    const [high, middle, low] = housings[lamp.light][lamp.housing ?? "dark"];
    drawing.define(
      linearGradient(
        drawing.id(name),
        red
          ? [
              [0, high],
              [0.5, middle],
              [1, low],
            ]
          : [
              [0, low],
              [0.3, middle],
              [1, high],
            ],
      ) +
        linearGradient(drawing.id(`${name}-lens`), [
          [0, "#ffffff", red ? 0.36 : 0.34],
          [0.22, "#ffffff", red ? 0.12 : 0.1],
          [0.3, "#ffffff", 0.02],
          [0.85, "#ffffff", 0],
          [1, "#ffffff", 0.06],
        ]) +
        `<clipPath id="${drawing.id(`${name}-clip`)}"><path d="${outline}"/></clipPath>`,
    );
    const shown = (marks: string) => drawing.draw(lamp.across ? marks : pair(marks));
    const guideLine = (line: FaceLamp["guides"][number]) => openPath(lamp.across ? across(line.along) : line.along);
    let inside = path(outline, `fill="${drawing.ref(name)}"`);
    const xs = lamp.shape.map((point) => point.x);
    const ys = lamp.shape.map((point) => point.y);
    const [left, right] = [lamp.across ? -Math.max(...xs) : Math.min(...xs), Math.max(...xs)];
    const [foot, top] = [Math.min(...ys), Math.max(...ys)];
    if (lamp.ribs) {
      for (let x = left; x < right; x += lamp.ribs) {
        inside += path(
          `M${short(x)} ${-foot}V${-top}`,
          `stroke="#000" stroke-opacity=".32" stroke-width="${short(lamp.ribs * 0.35)}"`,
        );
        inside += path(
          `M${short(x + lamp.ribs * 0.4)} ${-foot}V${-top}`,
          `stroke="${red ? "#ff6a5c" : "#fff"}" stroke-opacity=".14" stroke-width="${short(lamp.ribs * 0.18)}"`,
        );
      }
    }
    lamp.projectors?.forEach(([x, y, r], at) => {
      inside += projector(drawing, `${name}-p${at}`, x, y, r, red);
    });
    inside += path(
      outline,
      `fill="none" stroke="#000" stroke-opacity=".65" stroke-width="30" filter="${drawing.ref("soft")}"`,
    );
    inside += path(outline, `fill="${drawing.ref(`${name}-lens`)}"`);
    let glow = "";
    for (const guide of lamp.guides) {
      const line = guideLine(guide);
      const power = guide.power ?? 1;
      for (const [spread, opacity] of GLOW) {
        inside += path(
          line,
          `fill="none" stroke="${red ? "#ff4036" : "#ffffff"}" stroke-width="${short(guide.width * spread)}" stroke-opacity="${short(opacity * power)}" stroke-linecap="round"`,
        );
      }
      inside += path(
        line,
        `fill="none" stroke="${red ? "#ff7a6a" : "#fffdf6"}" stroke-opacity="${power}" stroke-width="${guide.width}" stroke-linecap="round" stroke-linejoin="round"`,
      );
      inside += path(
        line,
        `fill="none" stroke="${red ? "#ffe0d6" : "#ffffff"}" stroke-opacity="${short(power * 0.85)}" stroke-width="${short(guide.width * 0.42)}" stroke-linecap="round"`,
      );
      glow += path(
        line,
        `fill="none" stroke="${red ? "#ff3a30" : "#f4f6ff"}" stroke-opacity="${short(0.5 * power)}" stroke-width="${short(guide.width * 2.4)}" stroke-linecap="round"`,
      );
    }
    shown(
      path(outline, `fill="#050506" stroke="#040405" stroke-width="11" stroke-linejoin="round"`) +
        `<g clip-path="${drawing.ref(`${name}-clip`)}">${inside}</g>` +
        path(outline, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".6" stroke-width="3"`),
    );
    for (const [x, y, r] of red ? [] : (lamp.projectors ?? [])) {
      glow += `<circle cx="${short(x)}" cy="${short(-y)}" r="${short(r * 0.9)}" fill="#eef4ff" fill-opacity=".5"/>`;
    }
    shown(
      `<g filter="${drawing.ref("wide")}" opacity="${red ? 0.9 : 0.85}">${glow}</g><g filter="${drawing.ref("soft")}" opacity=".5">${glow}</g>`,
    );
  });
}
