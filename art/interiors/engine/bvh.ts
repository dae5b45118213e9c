/** A tree of boxes over triangles; answers what a ray meets first. */
export class Bvh {
  /** Per triangle: corner, two edges. */
  private readonly corners: Float32Array;
  private readonly order: Uint32Array;
  private nodes = new Float32Array(0);
  /** Per node: first triangle or right child; count (0: inner). */
  private links = new Int32Array(0);
  private readonly stack = new Int32Array(96);
  /** The latest hit: its distance and triangle (-1: none). */
  t = 0;
  triangle = -1;

  constructor(positions: Float32Array, triangles: Uint32Array) {
    const count = triangles.length / 3;
    const raw = new Float32Array(count * 9);
    const centre = new Float32Array(count * 3);
    const boxes = new Float32Array(count * 6);
    for (let t = 0; t < count; t++) {
      const a = (triangles[t * 3] as number) * 3;
      const b = (triangles[t * 3 + 1] as number) * 3;
      const c = (triangles[t * 3 + 2] as number) * 3;
      for (let axis = 0; axis < 3; axis++) {
        const pa = positions[a + axis] as number;
        const pb = positions[b + axis] as number;
        const pc = positions[c + axis] as number;
        raw[t * 9 + axis] = pa;
        raw[t * 9 + 3 + axis] = pb - pa;
        raw[t * 9 + 6 + axis] = pc - pa;
        boxes[t * 6 + axis] = Math.min(pa, pb, pc);
        boxes[t * 6 + 3 + axis] = Math.max(pa, pb, pc);
        centre[t * 3 + axis] = ((boxes[t * 6 + axis] as number) + (boxes[t * 6 + 3 + axis] as number)) / 2;
      }
    }
    this.order = Uint32Array.from({ length: count }, (_, t) => t);
    this.build(boxes, centre, count);
    this.corners = new Float32Array(count * 9);
    for (let place = 0; place < count; place++) {
      const t = this.order[place] as number;
      this.corners.set(raw.subarray(t * 9, t * 9 + 9), place * 9);
    }
  }

  private build(boxes: Float32Array, centre: Float32Array, count: number): void {
    const nodes: number[] = [];
    const links: number[] = [];
    const order = this.order;
    const BINS = 12;
    const area = (b: number[]) => {
      const x = (b[3] as number) - (b[0] as number);
      const y = (b[4] as number) - (b[1] as number);
      const z = (b[5] as number) - (b[2] as number);
      return x * y + y * z + z * x;
    };
    const grow = (b: number[], t: number) => {
      for (let axis = 0; axis < 3; axis++) {
        b[axis] = Math.min(b[axis] as number, boxes[t * 6 + axis] as number);
        b[axis + 3] = Math.max(b[axis + 3] as number, boxes[t * 6 + 3 + axis] as number);
      }
    };
    const empty = () => [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    const split = (from: number, to: number): number => {
      const node = links.length / 2;
      const bounds = empty();
      const middle = empty();
      for (let i = from; i < to; i++) {
        const t = order[i] as number;
        grow(bounds, t);
        for (let axis = 0; axis < 3; axis++) {
          middle[axis] = Math.min(middle[axis] as number, centre[t * 3 + axis] as number);
          middle[axis + 3] = Math.max(middle[axis + 3] as number, centre[t * 3 + axis] as number);
        }
      }
      nodes.push(...bounds);
      links.push(from, to - from);
      if (to - from <= 3) return node;
      let best = { cost: Number.POSITIVE_INFINITY, axis: -1, bin: 0 };
      for (let axis = 0; axis < 3; axis++) {
        const start = middle[axis] as number;
        const extent = (middle[axis + 3] as number) - start;
        if (extent < 1e-7) continue;
        const bins = Array.from({ length: BINS }, () => ({ box: empty(), count: 0 }));
        for (let i = from; i < to; i++) {
          const t = order[i] as number;
          const bin = Math.min(BINS - 1, Math.floor((((centre[t * 3 + axis] as number) - start) / extent) * BINS));
          const b = bins[bin] as { box: number[]; count: number };
          grow(b.box, t);
          b.count++;
        }
        const left: number[] = [];
        let sweep = empty();
        let seen = 0;
        const join = (b: number[]) => {
          for (let k = 0; k < 3; k++) {
            sweep[k] = Math.min(sweep[k] as number, b[k] as number);
            sweep[k + 3] = Math.max(sweep[k + 3] as number, b[k + 3] as number);
          }
        };
        for (let bin = 0; bin < BINS - 1; bin++) {
          const b = bins[bin] as { box: number[]; count: number };
          join(b.box);
          seen += b.count;
          left.push(seen ? area(sweep) * seen : 0);
        }
        sweep = empty();
        seen = 0;
        for (let bin = BINS - 1; bin > 0; bin--) {
          const b = bins[bin] as { box: number[]; count: number };
          join(b.box);
          seen += b.count;
          if (seen === 0 || seen === to - from) continue;
          const cost = (left[bin - 1] as number) + area(sweep) * seen;
          if (cost < best.cost) best = { cost, axis, bin };
        }
      }
      if (best.axis < 0) return node;
      const start = middle[best.axis] as number;
      const extent = (middle[best.axis + 3] as number) - start;
      let i = from;
      let j = to - 1;
      while (i <= j) {
        const t = order[i] as number;
        const bin = Math.min(BINS - 1, Math.floor((((centre[t * 3 + best.axis] as number) - start) / extent) * BINS));
        if (bin < best.bin) i++;
        else {
          order[i] = order[j] as number;
          order[j] = t;
          j--;
        }
      }
      if (i === from || i === to) return node;
      links[node * 2 + 1] = 0;
      split(from, i);
      links[node * 2] = split(i, to);
      return node;
    };
    split(0, count);
    this.nodes = Float32Array.from(nodes);
    this.links = Int32Array.from(links);
  }

  /** The nearest triangle along the ray, within `limit`; with `any`, any triangle will do. */
  trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number, any: boolean): boolean {
    const { nodes, links, corners, stack } = this;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let nearest = limit;
    let hit = -1;
    let top = 0;
    let node = 0;
    for (;;) {
      const count = links[node * 2 + 1] as number;
      if (count > 0) {
        const first = links[node * 2] as number;
        for (let place = first; place < first + count; place++) {
          const c = place * 9;
          const e1x = corners[c + 3] as number;
          const e1y = corners[c + 4] as number;
          const e1z = corners[c + 5] as number;
          const e2x = corners[c + 6] as number;
          const e2y = corners[c + 7] as number;
          const e2z = corners[c + 8] as number;
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inverse = 1 / det;
          const tx = ox - (corners[c] as number);
          const ty = oy - (corners[c + 1] as number);
          const tz = oz - (corners[c + 2] as number);
          const u = (tx * px + ty * py + tz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
          if (t > 1e-5 && t < nearest) {
            if (any) return true;
            nearest = t;
            hit = place;
          }
        }
      } else {
        const left = node + 1;
        const right = links[node * 2] as number;
        const tl = entry(nodes, left * 6, ox, oy, oz, ix, iy, iz, nearest);
        const tr = entry(nodes, right * 6, ox, oy, oz, ix, iy, iz, nearest);
        if (tl < nearest && tr < nearest) {
          if (tl < tr) {
            stack[top++] = right;
            node = left;
          } else {
            stack[top++] = left;
            node = right;
          }
          continue;
        }
        if (tl < nearest) {
          node = left;
          continue;
        }
        if (tr < nearest) {
          node = right;
          continue;
        }
      }
      if (top === 0) break;
      node = stack[--top] as number;
    }
    this.t = nearest;
    this.triangle = hit < 0 ? -1 : (this.order[hit] as number);
    return hit >= 0;
  }
}

function entry(
  nodes: Float32Array,
  n: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  limit: number,
): number {
  const x0 = ((nodes[n] as number) - ox) * ix;
  const x1 = ((nodes[n + 3] as number) - ox) * ix;
  const y0 = ((nodes[n + 1] as number) - oy) * iy;
  const y1 = ((nodes[n + 4] as number) - oy) * iy;
  const z0 = ((nodes[n + 2] as number) - oz) * iz;
  const z1 = ((nodes[n + 5] as number) - oz) * iz;
  let near = Math.min(x0, x1);
  let far = Math.max(x0, x1);
  const ny = Math.min(y0, y1);
  const fy = Math.max(y0, y1);
  if (ny > near) near = ny;
  if (fy < far) far = fy;
  const nz = Math.min(z0, z1);
  const fz = Math.max(z0, z1);
  if (nz > near) near = nz;
  if (fz < far) far = fz;
  if (near < 0) near = 0;
  return near <= far && near < limit ? near : 1e30;
}
