import { mixColours } from "../../../render/colour.ts";
import { smoothStep } from "../../../render/easing.ts";
import { linearGradientAt, path, radialGradientAt, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import { curve } from "../../geometry/curve.ts";
import { closedPath, flatten } from "../../geometry/spline.ts";
import type { Environment } from "../../shading/environment.ts";
import type { CabinView, Glass } from "../elevation.ts";
import { pair, wholePath } from "../halves.ts";
import { type Box, veil } from "../shade.ts";

const DEGREE = Math.PI / 180;

/** A seat's back with its headrest, seen from the front, 100 wide and 100 high at (0, 0). */
const SEAT = curve(
  "-50,-40! -50,28 -48,50 -41,62 -27,67! -29,74 -27,90 -19,98 0,100 19,98 27,90 29,74 27,67! 41,62 48,50 50,28 50,-40!",
);

function seat(x: number, cabin: CabinView, leather: string): string {
  const { seatWidth, seatTop, dash } = cabin;
  const tall = seatTop - dash + 60;
  const shape = SEAT.map((point) => ({
    ...point,
    x: x + (point.x * seatWidth) / 100,
    y: dash - 60 + (point.y * tall) / 100,
  }));
  const d = closedPath(shape);
  return path(d, `fill="${mixColours(leather, "#050506", 0.93)}" fill-opacity=".96"`);
}

function drawCabin(drawing: Drawing, cabin: CabinView, leather: string, lowest: number): void {
  const far = wholePath(cabin.far);
  const farTop = Math.max(...cabin.far.map((point) => point.y));
  const farFoot = Math.min(...cabin.far.map((point) => point.y));
  drawing.define(
    linearGradientAt(
      drawing.id("far"),
      [
        [0, "#5e5644", 0.8],
        [0.5, "#746a55", 0.62],
        [1, "#2a2720", 0.3],
      ],
      [0, -farTop, 0, -farFoot],
    ),
  );
  drawing.group(`filter="${drawing.ref("fine")}"`, () => {
    drawing.draw(path(far, `fill="${drawing.ref("far")}"`));
    drawing.draw(seat(-cabin.seatX, cabin, leather) + seat(cabin.seatX, cabin, leather));
    const { dash } = cabin;
    drawing.draw(
      path(
        `M-1200 ${-dash + 24}Q-600 ${-dash - 26} 0 ${-dash - 14}Q600 ${-dash - 26} 1200 ${-dash + 24}V${-lowest + 80}H-1200Z`,
        `fill="#0a0a0c"`,
      ) +
        path(
          `M-900 ${-dash + 6}Q-500 ${-dash - 20} 0 ${-dash - 9}Q500 ${-dash - 20} 900 ${-dash + 6}`,
          `fill="none" stroke="#8a8474" stroke-opacity=".35" stroke-width="8"`,
        ),
    );
    if (cabin.wheel) {
      const { x, y, r } = cabin.wheel;
      drawing.draw(
        `<ellipse cx="${x}" cy="${-y}" rx="${r}" ry="${short(r * 0.86)}" fill="none" stroke="#050506" stroke-width="30"/>` +
          `<path d="M${x - r} ${-y}A${r} ${short(r * 0.86)} 0 0 1 ${x + r} ${-y}" fill="none" stroke="#a39c8c" stroke-opacity=".22" stroke-width="5"/>`,
      );
    }
  });
}

/** A screen with depth: cabin, the far window's light, the dashboard, and the studio mirrored over all of it. */
export async function drawScreen(
  drawing: Drawing,
  glass: Glass,
  environment: Environment,
  leather: string,
  name = "screen",
): Promise<void> {
  const d = wholePath(glass.pane);
  const line = flatten(glass.pane);
  const top = Math.max(...line.map((point) => point.y));
  const foot = Math.min(...line.map((point) => point.y));
  const half = Math.max(...line.map((point) => point.x));
  drawing.define(`<clipPath id="${drawing.id(name)}"><path d="${d}"/></clipPath>`);
  drawing.define(
    radialGradientAt(
      drawing.id(`${name}-dark`),
      [
        [0, glass.tint ?? "#15161a"],
        [1, "#050607"],
      ],
      [0, -(top * 0.6 + foot * 0.4), half, (top - foot) * 0.9],
    ),
  );
  drawing.draw(path(d, `fill="#050506" stroke="#050506" stroke-width="22" stroke-linejoin="round"`));
  const box: Box = { left: -half - 10, right: half + 10, bottom: foot - 10, top: top + 10 };
  const [lower, upper] = glass.lean;
  const image = await veil(
    (x, y) => {
      const share = smoothStep(0, 1, (y - foot) / (top - foot));
      const lean = Math.tan((lower + (upper - lower) * share) * DEGREE);
      const frame = Math.hypot(1, lean);
      const turn = Math.tan(glass.turn * DEGREE * Math.sign(x) * Math.min(1, Math.abs(x) / half) ** 1.7) * frame;
      return [-turn, -lean];
    },
    box,
    environment,
    glass.cabin ? 0.5 : 0.8,
  );
  drawing.group(`clip-path="${drawing.ref(name)}"`, () => {
    drawing.draw(path(d, `fill="${drawing.ref(`${name}-dark`)}"`));
    if (glass.cabin) drawCabin(drawing, glass.cabin, leather, foot);
    drawing.draw(image);
    if (glass.heated) {
      let wires = "";
      for (let y = foot + 34; y < top - 30; y += 27)
        wires += `M${short(-half)} ${short(-y)}Q0 ${short(-y - 9)} ${short(half)} ${short(-y)}`;
      drawing.draw(path(wires, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.6"`));
    }
    if (glass.cabin?.mirrorY) {
      const y = -glass.cabin.mirrorY;
      drawing.draw(
        `<path d="M0 ${y - 90}V${y}" stroke="#08080a" stroke-width="22"/>` +
          `<rect x="-112" y="${y - 30}" width="224" height="62" rx="26" fill="#08080a"/>` +
          `<path d="M-96 ${y - 27}H96" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>`,
      );
    }
    drawing.draw(
      path(d, `fill="none" stroke="#000" stroke-opacity=".85" stroke-width="46" filter="${drawing.ref("soft")}"`),
    );
    drawing.draw(path(d, `fill="none" stroke="#0a0a0c" stroke-width="20"`));
  });
  drawing.draw(path(d, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".5" stroke-width="3.5"`));
  if (glass.wipers) drawWipers(drawing, foot, half);
}

function drawWipers(drawing: Drawing, foot: number, half: number): void {
  const blade = (from: number, to: number) =>
    `<path d="M${short(from)} ${short(-foot - 16)}Q${short((from + to) / 2)} ${short(-foot - 40)} ${short(to)} ${short(-foot - 30)}" fill="none" stroke="#040405" stroke-width="13" stroke-linecap="round"/>` +
    `<path d="M${short(from)} ${short(-foot - 21)}Q${short((from + to) / 2)} ${short(-foot - 45)} ${short(to)} ${short(-foot - 35)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`;
  drawing.draw(blade(-half * 0.05, -half * 0.82) + blade(half * 0.62, -half * 0.02));
}

/** Side windows seen almost edge on, beyond the pillars. */
export function drawSideGlass(drawing: Drawing, half: Glass["pane"]): void {
  const d = wholePath(half);
  drawing.draw(path(d, `fill="#0a0b0d"`));
  drawing.draw(pair(path(closedPath(half), `fill="none" stroke="#cfd3d8" stroke-opacity=".28" stroke-width="5"`)));
}
