import type { Paint } from "../../cars/shading/paint.ts";
import type { Material, Part, Rgb } from "../../interiors/engine/scene.ts";
import { box, cut, noise, type Sdf, smooth } from "../../interiors/engine/sdf.ts";
import { linear, plain } from "../../interiors/surfaces.ts";
import type { WheelDetail } from "./design.ts";
import { axleOf } from "./running-gear.ts";

/** How deep the body's skin stands beside the wheel's middle plane. */
const SKIN = -0.09;
const CLADDING: Rgb = linear("#161617");

/** The body about the wheel: a flank that swells over the arch, its rolled lip, the door's shut line, sill and liner. */
export function flank(design: WheelDetail): Part[] {
  const { arch, foot, upright, cladding } = design;
  const hub = axleOf(design);
  const crease = hub + arch * 0.86;
  const shoulder = hub + arch + 0.02;
  const bow = upright ? 0.22 : 0.36;
  const skin: Sdf = (x, y, z) => {
    const r = Math.hypot(x, y - hub);
    const lean = (upright ? 0.5 : 1.1) * Math.max(0, y - shoulder) ** 1.6 + bow * (shoulder - 0.12 - y) ** 2;
    const flare = (upright ? 0.036 : 0.048) * Math.exp(-(((r - arch) / 0.12) ** 2));
    const ridge = 0.012 * Math.exp(-(((y - crease - 0.06 * x) / 0.035) ** 2)) * smooth(0.2, 0.55, Math.abs(x));
    const hollow = 0.014 * Math.exp(-(((y - foot - 0.13) / 0.09) ** 2)) * smooth(arch + 0.02, arch + 0.25, Math.abs(x));
    const clad = cladding > 0 ? 0.006 * (1 - smooth(arch + cladding - 0.003, arch + cladding + 0.003, r)) : 0;
    const face = SKIN + lean - flare - ridge - clad + hollow;
    return Math.max((face - z) * 0.8, z - 0.3, foot - 0.02 - y);
  };
  const opening: Sdf = (x, y) => Math.hypot(x, Math.max(y, hub * 0.4) - hub) - arch;
  const sillFace = SKIN + bow * (shoulder - 0.12 - foot) ** 2 - 0.008;
  const sill = box([0.2, foot - 0.015, sillFace + 0.125], [1.9, 0.05, 0.125], 0.02);
  const liner: Sdf = (x, y, z) =>
    Math.max(Math.abs(Math.hypot(x, y - hub) - arch - 0.035) - 0.03, Math.abs(z - 0.18) - 0.18, foot - 0.03 - y);
  return [
    {
      solid: cut(skin, opening, 0.012),
      bounds: [
        [-1.5, foot - 0.1, -0.25],
        [2.0, hub + arch + 0.4, 0.1],
      ],
      cell: 0.014,
      material: skinOf(design, hub),
    },
    {
      solid: cut(sill, (x, y, z) => opening(x, y, z) - 0.03, 0.004),
      bounds: [
        [-1.7, foot - 0.1, -0.12],
        [2.1, foot + 0.06, 0.2],
      ],
      cell: 0.018,
      material: plain("#0a0a0b", 0.35, 0.04),
    },
    {
      solid: liner,
      bounds: [
        [-arch - 0.1, 0.05, -0.12],
        [arch + 0.1, hub + arch + 0.1, 0.4],
      ],
      cell: 0.03,
      material: plain("#060606", 0.8, 0),
    },
    {
      solid: box([0, foot + 0.1, 0.5], [2.2, 0.1, 0.25], 0.01),
      bounds: [
        [-2.3, foot - 0.05, 0.2],
        [2.3, foot + 0.25, 0.8],
      ],
      cell: 0.05,
      material: plain("#050505", 0.8, 0),
    },
  ];
}

/** Metallic paint under clear lacquer; dark plastic on the cladding. */
function skinOf({ paint, arch, cladding }: WheelDetail, hub: number): Material {
  const { rough, coat, tint, metal } = lacquered(paint);
  return {
    tint,
    f0: 0.04,
    rough,
    metal,
    coat,
    shade(s) {
      if (cladding > 0 && Math.hypot(s.x, s.y - hub) < arch + cladding) {
        [s.r, s.g, s.b] = CLADDING;
        s.rough = 0.5;
        s.metal = s.coat = 0;
        return;
      }
      if (Math.abs(s.x - arch - 0.26 - 0.05 * (s.y - 0.4)) < 0.0021) {
        s.r = s.g = s.b = s.metal = s.coat = 0;
        return;
      }
      const spark = 0.95 + 0.1 * noise(s.x * 1400, s.y * 1400, s.z * 1400);
      s.r *= spark;
      s.g *= spark;
      s.b *= spark;
    },
  };
}

function lacquered({
  base,
  flake,
  metallic,
  coat = 1,
}: Paint): Required<Pick<Material, "tint" | "rough" | "metal" | "coat">> {
  const [a, b] = [linear(base), linear(flake)];
  const share = (c: 0 | 1 | 2) => a[c] * 0.62 + b[c] * 0.28;
  return { tint: [share(0), share(1), share(2)], rough: 0.38, metal: 0.6 * metallic, coat: 0.045 * coat };
}
