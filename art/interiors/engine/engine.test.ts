import { describe, expect, test } from "vitest";
import { Bvh } from "./bvh.ts";
import { develop } from "./develop.ts";
import { filmOf } from "./film.ts";
import { meshOf } from "./mesh.ts";
import { irradiance, lampOf } from "./panels.ts";
import { REFERENCE_DYES, type Rgb, type Scene } from "./scene.ts";
import { box, disc, type Vec } from "./sdf.ts";

const BOUNDS: [Vec, Vec] = [
  [-0.3, -0.3, -0.3],
  [0.3, 0.3, 0.3],
];

describe("a mesh", () => {
  const mesh = meshOf(box([0, 0, 0], [0.2, 0.1, 0.15], 0.005), BOUNDS, 0.01);

  test("is closed and holds its solid's volume", () => {
    expect(volume(mesh)).toBeCloseTo(0.4 * 0.2 * 0.3, 3);
  });

  test("is met by rays where every triangle is tried in turn", () => {
    const tree = new Bvh(mesh.positions, mesh.triangles);
    for (let index = 0; index < 60; index++) {
      const from: Vec = [0.5 * Math.cos(index), 0.4 * Math.sin(index * 1.7), 0.5 * Math.sin(index)];
      const to: Vec = [0.12 * Math.sin(index * 3), 0.05 * Math.cos(index), 0.1 * Math.cos(index * 2)];
      const along: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const nearest = bruteForce(mesh, from, along);
      const met = tree.trace(...from, ...along, 1e9, false);
      expect(met).toBe(nearest < 1e9);
      if (met) expect(tree.t).toBeCloseTo(nearest, 4);
    }
  });
});

test("a disc lies flat: a point above it is as far as it is high", () => {
  expect(disc([0, 0, 0], 0.1, 0.01)(0, 0, 0.05)).toBeCloseTo(0.04, 6);
});

test("a panel lights a surface by its share of the sky, and nothing behind it", () => {
  const panel = lampOf({ centre: [0, 1, 0], across: [-50, 0, 0], along: [0, 0, 50], light: [1, 1, 1] });
  const facing = lampOf({ centre: [0, 1, 0], across: [50, 0, 0], along: [0, 0, 50], light: [1, 1, 1] });
  const [down, up] = [irradiance(panel, 0, 0, 0, 0, 1, 0), irradiance(facing, 0, 0, 0, 0, 1, 0)];
  // A panel that fills the sky gives pi; of the two ways it can face, one lights the floor.
  expect(Math.max(down, up)).toBeCloseTo(Math.PI, 1);
  expect(Math.min(down, up)).toBe(0);
  expect(irradiance(panel, 0, 0, 0, 0, -1, 0) + irradiance(facing, 0, 0, 0, 0, -1, 0)).toBeLessThan(Math.PI + 0.1);
});

test("a panel for dark leather shines on black, and leaves pale as it was", async () => {
  const drawn = (leather: Rgb, forDark: boolean, strength: number) => {
    const film = filmOf(2, 2, 1);
    for (const layer of [...film.sheen, ...film.seen]) layer.fill(0.2 * strength);
    const scene: Scene = {
      parts: [],
      panels: [{ centre: [0, 1, 0], across: [1, 0, 0], along: [0, 0, 1], light: [1, 1, 1], forDark }],
      threads: [],
      camera: { from: [0, 0, 0], to: [0, 0, 1], angle: 60 },
      backdrop: () => [0, 0, 0],
      ambient: [0, 0, 0],
      exposure: 1.7,
    };
    return develop(scene, film, {
      dyes: { ...REFERENCE_DYES, leather },
      trim: "walnut",
      outside: () => [0, 0, 0],
    });
  };
  const [black, cream]: [Rgb, Rgb] = [
    [0.008, 0.008, 0.008],
    [0.6, 0.55, 0.45],
  ];
  expect(await drawn(black, true, 1)).toEqual(await drawn(black, false, 1));
  expect(await drawn(black, true, 1)).not.toEqual(await drawn(black, true, 0));
  expect(await drawn(cream, true, 1)).toEqual(await drawn(cream, true, 0));
});

type Mesh = ReturnType<typeof meshOf>;

function corner({ positions, triangles }: Mesh, index: number): Vec {
  const at = (triangles[index] ?? 0) * 3;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

function volume(mesh: Mesh): number {
  let sum = 0;
  for (let index = 0; index < mesh.triangles.length; index += 3) {
    const [a, b, c] = [corner(mesh, index), corner(mesh, index + 1), corner(mesh, index + 2)];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return Math.abs(sum) / 6;
}

/** The nearest triangle along a ray, tried one by one (Möller and Trumbore). */
function bruteForce(mesh: Mesh, from: Vec, along: Vec): number {
  let nearest = 1e9;
  const minus = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  const cross = (p: Vec, q: Vec): Vec => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  const dot = (p: Vec, q: Vec) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  for (let index = 0; index < mesh.triangles.length; index += 3) {
    const a = corner(mesh, index);
    const [one, two] = [minus(corner(mesh, index + 1), a), minus(corner(mesh, index + 2), a)];
    const across = cross(along, two);
    const determinant = dot(one, across);
    if (Math.abs(determinant) < 1e-14) continue;
    const offset = minus(from, a);
    const u = dot(offset, across) / determinant;
    const turned = cross(offset, one);
    const v = dot(along, turned) / determinant;
    const t = dot(two, turned) / determinant;
    if (u >= 0 && v >= 0 && u + v <= 1 && t > 1e-5 && t < nearest) nearest = t;
  }
  return nearest;
}
