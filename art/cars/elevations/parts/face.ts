import { mixColours } from "../../../render/colour.ts";
import { linearGradient, path, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import { closedPath, flatten, openPath } from "../../geometry/spline.ts";
import type { Elevation, Exhaust, Gap, Grille, MirrorView, Trim } from "../elevation.ts";
import { across, pair, wholePath } from "../halves.ts";

/** A space behind the skin: its floor and far wall catch some light, slats cross it, its brow lies in shadow. */
function space(drawing: Drawing, d: string, { shape, free }: Trim, name: string): string {
  const ys = shape.map(({ y }) => y);
  const [foot, top] = [Math.min(...ys), Math.max(...ys)];
  const reach = Math.max(...shape.map(({ x }) => x));
  drawing.define(`<clipPath id="${drawing.id(name)}"><path d="${d}"/></clipPath>`);
  let slats = "";
  // A diffuser is open towards the ground.
  for (let y = free ? top : foot + 20; y < top - 14; y += 21) slats += `M${short(-reach)} ${short(-y)}H${short(reach)}`;
  return (
    path(d, `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="16" filter="${drawing.ref("fine")}"`) +
    `<g clip-path="${drawing.ref(name)}">` +
    path(d, `fill="${drawing.ref("wall")}"`) +
    `<g transform="translate(0 ${short((foot - top) * 0.07 - 5)})" filter="${drawing.ref("fine")}">` +
    path(d, `fill="#040506"`) +
    "</g>" +
    path(slats, `fill="none" stroke="#26282c" stroke-opacity=".8" stroke-width="6"`) +
    path(d, `fill="none" stroke="#000" stroke-opacity=".8" stroke-width="30" filter="${drawing.ref("soft")}"`) +
    "</g>"
  );
}

/** Intakes and bright parts. Skirts are panels. */
export function drawTrims(drawing: Drawing, trims: readonly Trim[], clip: string, layer: "trim" | "late"): void {
  for (const [index, trim] of trims.entries()) {
    if (trim.finish === "skirt" || trim.finish === "carbonSkirt") continue;
    const d = trim.across ? wholePath(trim.shape) : closedPath(trim.shape);
    const light = trim.edge ?? 0.4;
    const deep = trim.finish === "deep";
    let marks = deep ? space(drawing, d, trim, `${layer}-${index}`) : path(d, `fill="${drawing.ref(trim.finish)}"`);
    const edge = deep ? "lip-light" : "brow-light";
    if (light > 0)
      marks += path(d, `fill="none" stroke="${drawing.ref(edge)}" stroke-opacity="${light}" stroke-width="4.5"`);
    if (trim.finish === "chrome") marks += path(d, `fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"`);
    const both = trim.across ? marks : pair(marks);
    drawing.draw(trim.free ? both : `<g clip-path="${clip}">${both}</g>`);
  }
}

/** Gaps between panels: a dark line with a thread of light on its lower edge. */
export function drawGaps(drawing: Drawing, gaps: readonly Gap[], clip: string): void {
  for (const { along, width, gap, edge, across: once } of gaps) {
    const line = once ? across(along) : along;
    const lit = line.map((point) => ({ ...point, y: point.y - width * 0.85 }));
    const soft = `fill="none" stroke="#000" stroke-opacity="${short(gap * 0.28)}" stroke-width="${short(width * 3.2)}" filter="${drawing.ref("fine")}"`;
    const dark = `fill="none" stroke="#000" stroke-opacity="${gap}" stroke-width="${width}" stroke-linecap="round"`;
    const light = `fill="none" stroke="#fff" stroke-opacity="${edge}" stroke-width="${short(width * 0.5)}"`;
    const marks = path(openPath(line), soft) + path(openPath(line), dark) + path(openPath(lit), light);
    drawing.draw(`<g clip-path="${clip}">${once ? marks : pair(marks)}</g>`);
  }
}

/** A grille: bright frame, deep box, vanes each with a lit and a dark side. */
export function drawGrilles(drawing: Drawing, grilles: readonly Grille[]): void {
  grilles.forEach((grille, index) => {
    const name = `grille-${index}`;
    const d = grille.pair ? closedPath(grille.shape) : wholePath(grille.shape);
    const line = flatten(grille.shape);
    const right = Math.max(...line.map((point) => point.x));
    const left = grille.pair ? Math.min(...line.map((point) => point.x)) : -right;
    const top = Math.max(...line.map((point) => point.y));
    const foot = Math.min(...line.map((point) => point.y));
    drawing.define(
      `<clipPath id="${drawing.id(name)}"><path d="${d}"/></clipPath>` +
        linearGradient(drawing.id(`${name}-vane`), [
          [0, mixColours("#16171a", "#c9ccd2", grille.bright)],
          [0.5, mixColours("#1c1d20", "#9da1a8", grille.bright)],
          [1, mixColours("#0a0b0c", "#3a3c41", grille.bright)],
        ]) +
        linearGradient(drawing.id(`${name}-shade`), [
          [0, "#000000", 0.85],
          [0.16, "#000000", 0.35],
          [0.5, "#000000", 0],
          [1, "#000000", 0.45],
        ]),
    );
    let inside = path(d, `fill="#040405"`);
    const vane = (from: number, to: number, upright: boolean) => {
      const body = upright
        ? `M${short(from)} ${-foot}V${-top}H${short(to)}V${-foot}Z`
        : `M${short(left)} ${short(-from)}H${short(right)}V${short(-to)}H${short(left)}Z`;
      inside += path(body, `fill="${drawing.ref(`${name}-vane`)}"`);
      if (upright) {
        const lit = from + (to - from) * (from + to < 0 ? 0.72 : 0.28);
        inside += path(
          `M${short(lit)} ${-foot}V${-top}`,
          `stroke="#fff" stroke-opacity="${short(0.12 + 0.5 * grille.bright)}" stroke-width="${short(grille.vane * 0.22)}"`,
        );
        const dark = from + to < 0 ? from : to;
        inside += path(
          `M${short(dark)} ${-foot}V${-top}`,
          `stroke="#000" stroke-opacity=".8" stroke-width="${short(grille.vane * 0.3)}"`,
        );
      } else {
        inside += path(
          `M${short(left)} ${short(-to)}H${short(right)}`,
          `stroke="#fff" stroke-opacity="${short(0.14 + 0.5 * grille.bright)}" stroke-width="${short(grille.vane * 0.2)}"`,
        );
      }
    };
    if (grille.vanes === "upright") {
      for (let x = grille.pair ? left : grille.pitch / 2; x < right; x += grille.pitch) {
        vane(x - grille.vane / 2, x + grille.vane / 2, true);
        if (!grille.pair) vane(-x - grille.vane / 2, -x + grille.vane / 2, true);
      }
    } else if (grille.vanes === "level") {
      for (let y = foot + grille.pitch * 0.6; y < top; y += grille.pitch)
        vane(y - grille.vane / 2, y + grille.vane / 2, false);
    } else {
      const size = grille.pitch;
      for (let y = foot - size, row = 0; y < top + size; y += size * 0.5, row++) {
        for (let x = left - size + (row % 2) * size * 0.5; x < right + size; x += size) {
          inside += `<ellipse cx="${short(x)}" cy="${short(-y)}" rx="${short(size * 0.36)}" ry="${short(size * 0.19)}" fill="#000" stroke="#43464b" stroke-opacity="${short(0.25 + 0.5 * grille.bright)}" stroke-width="${grille.vane}"/>`;
        }
      }
    }
    inside += path(d, `fill="${drawing.ref(`${name}-shade`)}"`);
    inside += path(
      d,
      `fill="none" stroke="#000" stroke-opacity=".9" stroke-width="44" filter="${drawing.ref("soft")}"`,
    );
    let marks = path(
      d,
      `fill="none" stroke="#000" stroke-opacity=".55" stroke-width="${grille.frame * 2 + 18}" filter="${drawing.ref("fine")}"`,
    );
    marks += `<g clip-path="${drawing.ref(name)}">${inside}</g>`;
    if (grille.frame > 0) {
      const bright = grille.bright > 0.2;
      marks += path(d, `fill="none" stroke="#050506" stroke-width="${grille.frame + 8}"`);
      marks += path(
        d,
        `fill="none" stroke="${drawing.ref(bright ? "chrome" : "gloss")}" stroke-width="${grille.frame}"`,
      );
      marks += path(
        d,
        `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity="${bright ? 0.9 : 0.45}" stroke-width="${short(grille.frame * 0.24)}"`,
      );
    }
    drawing.draw(grille.pair ? pair(marks) : marks);
  });
}

export function drawExhausts(drawing: Drawing, exhausts: readonly Exhaust[]): void {
  exhausts.forEach(({ x, y, rx, ry, square = 1 }, index) => {
    const radius = (share: number) => `rx="${short(rx * square * share)}" ry="${short(ry * square * share)}"`;
    const box = (share: number, fill: string) =>
      `<rect x="${short(x - rx * share)}" y="${short(-y - ry * share)}" width="${short(2 * rx * share)}" height="${short(2 * ry * share)}" ${radius(share)} ${fill}/>`;
    drawing.define(
      linearGradient(drawing.id(`exhaust-${index}`), [
        [0, "#050506"],
        [0.7, "#121214"],
        [1, "#3a3733"],
      ]),
    );
    drawing.draw(
      pair(
        box(1.08, `fill="#020203"`) +
          box(1, `fill="${drawing.ref("chrome")}"`) +
          box(0.86, `fill="#0a0a0b" stroke="#000" stroke-width="3"`) +
          box(0.8, `fill="${drawing.ref(`exhaust-${index}`)}"`) +
          box(
            0.66,
            `fill="#020203" stroke="#000" stroke-opacity=".8" stroke-width="10" filter="${drawing.ref("fine")}"`,
          ),
      ),
    );
  });
}

export function drawPlate(drawing: Drawing, plate: NonNullable<Elevation["plate"]>): void {
  const { y, width, height } = plate;
  const box = (grow: number, attributes: string) =>
    `<rect x="${short(-width / 2 - grow)}" y="${short(-y - height / 2 - grow)}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${9 + grow}" ${attributes}/>`;
  drawing.draw(
    box(12, `fill="#000" fill-opacity=".5" filter="${drawing.ref("fine")}"`) +
      box(0, `fill="${drawing.ref("plate")}"`) +
      box(-7, `fill="none" stroke="#cbb98a" stroke-opacity=".4" stroke-width="3"`) +
      box(0, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".5" stroke-width="3"`),
  );
}

export function drawMirrors(drawing: Drawing, mirror: MirrorView, painted: string): void {
  const shell = closedPath(mirror.shell);
  drawing.define(`<clipPath id="${drawing.id("mirror")}"><path d="${shell}"/></clipPath>`);
  const foot = closedPath(mirror.foot);
  const side = (marks: string) => pair(marks);
  drawing.draw(
    side(path(foot, `fill="#0a0a0c"`) + path(foot, `fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4"`)),
  );
  drawing.draw(
    side(
      path(shell, `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="14" filter="${drawing.ref("fine")}"`),
    ),
  );
  const ys = mirror.shell.map((point) => point.y);
  const waist = Math.min(...ys) + (Math.max(...ys) - Math.min(...ys)) * 0.3;
  const xs = mirror.shell.map((point) => point.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const base = mirror.glass
    ? ""
    : path(
        `M${left} ${short(-waist)}Q${short((left + right) / 2)} ${short(-waist + 14)} ${right} ${short(-waist - 6)}V${short(-Math.min(...ys) + 20)}H${left}Z`,
        `fill="#08080a" stroke="#fff" stroke-opacity=".2" stroke-width="3"`,
      );
  drawing.draw(side(`<g clip-path="${drawing.ref("mirror")}">${painted}${base}</g>`));
  drawing.draw(
    side(path(shell, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".55" stroke-width="4"`)),
  );
  if (mirror.glass) {
    const glass = closedPath(mirror.glass);
    drawing.draw(
      side(
        path(glass, `fill="#101214" stroke="#040405" stroke-width="9"`) +
          path(glass, `fill="${drawing.ref("brow-light")}" fill-opacity=".35"`),
      ),
    );
  }
}
