/** A gradient's stop: offset 0–1, colour, and opacity 0–1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");

/** A number with two decimals at most: keeps the drawings small. */
export const short = (value: number): number => Number(value.toFixed(2));

/** A linear gradient in the drawn shape's own box, from (x1, y1) to (x2, y2) in 0–1; top to bottom when left out. */
export function linearGradient(id: string, stops: readonly Stop[], box: readonly number[] = [0, 0, 0, 1]): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] = box;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
}

/** A linear gradient in the drawing's units, from (x1, y1) to (x2, y2). */
export function linearGradientAt(id: string, stops: readonly Stop[], line: readonly number[]): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.map(short);
  const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stopTags(stops)}</linearGradient>`;
}

/** An elliptic gradient in the drawing's units: centre (x, y), radii rx and ry. */
export function radialGradientAt(id: string, stops: readonly Stop[], ellipse: readonly number[]): string {
  const [x = 0, y = 0, rx = 1, ry = 1] = ellipse.map(short);
  const place = `gradientTransform="translate(${x} ${y}) scale(${rx} ${ry})"`;
  return `<radialGradient id="${id}" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" ${place}>${stopTags(stops)}</radialGradient>`;
}

/** A blur filter with a little room around the shape; deviations in the drawing's units. Not for straight flat lines. */
export function blurFilter(id: string, x: number, y: number = x): string {
  const blur = `<feGaussianBlur stdDeviation="${x} ${y}"/>`;
  return `<filter id="${id}" x="-20%" y="-60%" width="140%" height="220%">${blur}</filter>`;
}

/** A blur filter for flat shapes, with much room above and below. */
export function flatBlurFilter(id: string, x: number, y: number): string {
  const blur = `<feGaussianBlur stdDeviation="${x} ${y}"/>`;
  return `<filter id="${id}" x="-20%" y="-400%" width="140%" height="900%">${blur}</filter>`;
}

/** One SVG path; `attributes` as they stand in the tag. */
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
