import type { Film } from "./film.ts";

/** Smooths layers of light along surfaces, never across their edges. Layers keep their own channel counts. */
export function calm(film: Film, layers: readonly { data: Float32Array; channels: number }[], passes: number): void {
  const { width, height, guide } = film;
  const pixels = width * height;
  const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
  const copies: Float32Array[] = layers.map(({ data }) => new Float32Array(data.length));
  const sums = new Float64Array(layers.reduce((sum, layer) => sum + layer.channels, 0));
  let from: Float32Array[] = layers.map((layer) => layer.data);
  let to: Float32Array[] = copies;
  for (let pass = 0; pass < passes; pass++) {
    const step = 1 << pass;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const g = pixel * 5;
        const depth = guide[g + 3] as number;
        sums.fill(0);
        let total = 0;
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const other = yy * width + xx;
            const h = other * 5;
            const alike =
              (guide[g] as number) * (guide[h] as number) +
              (guide[g + 1] as number) * (guide[h + 1] as number) +
              (guide[g + 2] as number) * (guide[h + 2] as number);
            if (alike < 0.6 && other !== pixel) continue;
            const apart =
              Math.abs(depth - (guide[h + 3] as number)) /
              (0.006 + 0.008 * step * Math.sqrt(i * i + j * j) * depth * 0.5);
            if (apart > 2.5) continue;
            let weight = (kernel[i + 2] as number) * (kernel[j + 2] as number) * Math.exp(-apart);
            const a2 = alike * alike;
            const a4 = a2 * a2;
            weight *= a4 * a4 * a4;
            if (other === pixel) weight = Math.max(weight, 1e-4);
            total += weight;
            let slot = 0;
            for (let layer = 0; layer < layers.length; layer++) {
              const channels = (layers[layer] as { channels: number }).channels;
              const source = from[layer] as Float32Array;
              for (let c = 0; c < channels; c++, slot++)
                sums[slot] = (sums[slot] as number) + weight * (source[other * channels + c] as number);
            }
          }
        }
        let slot = 0;
        for (let layer = 0; layer < layers.length; layer++) {
          const channels = (layers[layer] as { channels: number }).channels;
          const target = to[layer] as Float32Array;
          for (let c = 0; c < channels; c++) target[pixel * channels + c] = (sums[slot++] as number) / total;
        }
      }
    }
    [from, to] = [to, from];
  }
  if (passes % 2 === 0) return;
  for (const [index, layer] of layers.entries())
    layer.data.set((from[index] as Float32Array).subarray(0, pixels * layer.channels));
}

/** As `calm`, only as far as the surface is rough: mirrors stay sharp. */
export function calmMirror(film: Film): Float32Array {
  const soft = new Float32Array(film.mirror);
  calm(film, [{ data: soft, channels: 3 }], 3);
  for (let pixel = 0; pixel < film.width * film.height; pixel++) {
    const share = Math.min(1, Math.max(0, ((film.guide[pixel * 5 + 4] as number) - 0.1) / 0.14));
    for (let c = pixel * 3; c < pixel * 3 + 3; c++) {
      soft[c] = (film.mirror[c] as number) * (1 - share) + (soft[c] as number) * share;
    }
  }
  return soft;
}

/** Takes single sparks out of a layer: no pixel is brighter than its third brightest neighbour, by much. */
export function despeckle(layer: Float32Array, width: number, height: number): void {
  const from = new Float32Array(layer);
  const value = (at: number) => (from[at * 3] as number) + (from[at * 3 + 1] as number) + (from[at * 3 + 2] as number);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      let [first, second, third] = [0, 0, 0];
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          if (i === 0 && j === 0) continue;
          const other = value(pixel + j * width + i);
          if (other > first) [first, second, third] = [other, first, second];
          else if (other > second) [second, third] = [other, second];
          else if (other > third) third = other;
        }
      }
      const limit = third * 1.15 + 0.004;
      const own = value(pixel);
      if (own > limit) for (let c = pixel * 3; c < pixel * 3 + 3; c++) layer[c] = ((from[c] as number) * limit) / own;
    }
  }
}
