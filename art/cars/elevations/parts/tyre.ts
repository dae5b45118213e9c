import { linearGradient, path, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import type { TyreView } from "../elevation.ts";
import { pair } from "../halves.ts";

const GROOVES = [-0.3, -0.1, 0.1, 0.3];

/** A tyre seen along the car: contact as wide as its tread, shoulders, grooves, sipes that close up towards the ground. */
export function drawTyre(drawing: Drawing, name: string, tyre: TyreView, far = false): void {
  const { width, radius } = tyre;
  const middle = tyre.track / 2;
  const left = middle - width / 2;
  const right = middle + width / 2;
  const shoulder = width * 0.15;
  const bulge = 7;
  drawing.define(
    linearGradient(
      drawing.id(`${name}-tread`),
      [
        [0, "#050506"],
        [0.07, "#1b1a19"],
        [0.16, "#141413"],
        [0.5, "#1e1d1c"],
        [0.84, "#171615"],
        [0.92, "#2b2927"],
        [1, "#060607"],
      ],
      [0, 0, 1, 0],
    ) +
      linearGradient(drawing.id(`${name}-fall`), [
        [0, "#000000", 0.85],
        [0.6, "#000000", 0.55],
        [0.8, "#000000", 0.06],
        [0.93, "#000000", 0.25],
        [1, "#000000", 0.8],
      ]),
  );
  const outline =
    `M${short(left + shoulder * 0.7)} 0Q${short(left - bulge * 0.2)} 0 ${short(left - bulge)} ${short(-shoulder * 1.5)}` +
    `L${short(left - bulge)} ${short(-2 * radius + shoulder * 2)}Q${short(left)} ${short(-2 * radius)} ${short(left + shoulder)} ${short(-2 * radius)}` +
    `L${short(right - shoulder)} ${short(-2 * radius)}Q${short(right)} ${short(-2 * radius)} ${short(right + bulge)} ${short(-2 * radius + shoulder * 2)}` +
    `L${short(right + bulge)} ${short(-shoulder * 1.5)}Q${short(right + bulge * 0.2)} 0 ${short(right - shoulder * 0.7)} 0Z`;
  let marks = path(outline, `fill="${drawing.ref(`${name}-tread`)}"`);
  const clip = drawing.id(`${name}-clip`);
  drawing.define(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
  let inside = "";
  for (const share of GROOVES) {
    const x = middle + share * width;
    inside += path(`M${short(x)} 0V${short(-2 * radius)}`, `stroke="#020203" stroke-width="${short(width * 0.034)}"`);
    inside += path(
      `M${short(x + width * 0.022)} 0V${short(-2 * radius)}`,
      `stroke="#ffffff" stroke-opacity=".07" stroke-width="2.5"`,
    );
  }
  for (let angle = 3; angle < 84; angle += 4.2) {
    const y = radius - radius * Math.cos((angle * Math.PI) / 180);
    const thick = short(1 + 4.5 * Math.sin((angle * Math.PI) / 180));
    for (const side of [-1, 1]) {
      const from = middle + side * width * 0.32;
      const to = middle + side * (width * 0.5 + bulge);
      inside += path(
        `M${short(from)} ${short(-y)}Q${short((from + to) / 2)} ${short(-y - 3)} ${short(to)} ${short(-y - 9)}`,
        `fill="none" stroke="#000" stroke-opacity=".55" stroke-width="${thick}"`,
      );
    }
  }
  inside += path(outline, `fill="${drawing.ref(`${name}-fall`)}"`);
  inside += path(
    `M${short(right + bulge - 5)} ${short(-radius * 1.2)}V${short(-shoulder * 1.5)}Q${short(right)} -6 ${short(right - shoulder)} -3`,
    `fill="none" stroke="#cfd2d6" stroke-opacity="${far ? 0.05 : 0.2}" stroke-width="5" filter="${drawing.ref("fine")}"`,
  );
  if (far) inside += path(outline, `fill="#000" fill-opacity=".62"`);
  marks += `<g clip-path="url(#${clip})">${inside}</g>`;
  drawing.draw(pair(marks));
}
