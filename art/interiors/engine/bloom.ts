/** The light that strays around bright spots: three widths of glow, each a repeated running mean. */
export function bloomOf(light: Float32Array, width: number, height: number, exposure: number): Float32Array {
  const bright = new Float32Array(light.length);
  for (let at = 0; at < light.length; at++)
    bright[at] = Math.min(2.5, Math.max(0, (light[at] as number) - 0.7 / exposure));
  const halo = new Float32Array(light.length);
  const spare = new Float32Array(light.length);
  for (const [share, weight] of [
    [0.0022, 0.45],
    [0.009, 0.22],
    [0.03, 0.16],
  ] as const) {
    const soft = new Float32Array(bright);
    const radius = Math.max(1, Math.round(share * width));
    for (let turn = 0; turn < 3; turn++) {
      mean(soft, spare, width, height, 3, width * 3, radius);
      mean(spare, soft, height, width, width * 3, 3, radius);
    }
    for (let at = 0; at < halo.length; at++) halo[at] = (halo[at] as number) + (soft[at] as number) * weight;
  }
  return halo;
}

/** Running mean along lines of `count` pixels, `step` apart; lines are `stride` apart. */
function mean(
  from: Float32Array,
  to: Float32Array,
  count: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): void {
  const scale = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < 3; c++) {
      const base = line * stride + c;
      let sum = 0;
      for (let i = -radius; i < radius; i++) sum += from[base + Math.min(count - 1, Math.max(0, i)) * step] as number;
      for (let i = 0; i < count; i++) {
        sum += from[base + Math.min(count - 1, i + radius) * step] as number;
        to[base + i * step] = sum * scale;
        sum -= from[base + Math.max(0, i - radius) * step] as number;
      }
    }
  }
}
