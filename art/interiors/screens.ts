/** Pictures on a car's screens: house drawings, no maker's graphics. Two calm dials and a line of figures. */
export function binnaclePicture(line: string): string {
  const dial = (x: number, share: number, figure: string, unit: string) => {
    const arc = (from: number, to: number, radius: number) => {
      const point = (a: number) =>
        `${(x + radius * Math.cos(a)).toFixed(1)} ${(150 + radius * Math.sin(a)).toFixed(1)}`;
      return `M${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
    };
    const [start, end] = [2.3, 7.1];
    let ticks = "";
    for (let k = 0; k <= 32; k++) {
      const a = start + ((end - start) * k) / 32;
      const inner = k % 4 === 0 ? 98 : 107;
      ticks += `<line x1="${x + inner * Math.cos(a)}" y1="${150 + inner * Math.sin(a)}" x2="${x + 115 * Math.cos(a)}" y2="${150 + 115 * Math.sin(a)}"/>`;
    }
    return `<g fill="none"><path d="${arc(start, end, 124)}" stroke="#5b5348" stroke-width="3"/>
      <path d="${arc(start, start + (end - start) * share, 124)}" stroke="${line}" stroke-width="7"/>
      <g stroke="#e9dfcd" stroke-width="3">${ticks}</g></g>
      <text x="${x}" y="168" fill="#f6efe2" font-family="serif" font-size="66" text-anchor="middle">${figure}</text>
      <text x="${x}" y="206" fill="#a99c88" font-family="sans-serif" font-size="20" text-anchor="middle">${unit}</text>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 300"><rect width="1000" height="300" fill="#050506"/>
    ${dial(190, 0.02, "0", "km/h")}${dial(810, 0.58, "P", "19°")}
    <path d="M380 236 L470 96 L530 96 L620 236" fill="none" stroke="#8a7d69" stroke-width="3"/>
    <path d="M500 236V200M500 180V152M500 136V116" stroke="${line}" stroke-width="4"/>
    <text x="500" y="66" fill="#e9dfcd" font-family="serif" font-size="38" text-anchor="middle">19:42</text></svg>`;
}

export function displayPicture(line: string): string {
  let roads = "";
  for (let k = 0; k < 9; k++)
    roads += `<path d="M${-40 + k * 120} 480C${k * 110} 320 ${160 + k * 90} 250 ${60 + k * 120} -20" stroke="#3a352e" stroke-width="${k % 3 ? 3 : 7}"/>`;
  for (let k = 0; k < 5; k++)
    roads += `<path d="M-20 ${60 + k * 90}C260 ${20 + k * 95} 620 ${130 + k * 70} 1040 ${30 + k * 92}" stroke="#332f29" stroke-width="${k % 2 ? 3 : 6}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 410"><rect width="1000" height="410" fill="#0b0a09"/>
    <g fill="none">${roads}<path d="M150 420C230 300 330 280 420 240S640 200 690 120 780 40 800 -20" stroke="${line}" stroke-width="9"/></g>
    <circle cx="420" cy="240" r="15" fill="#fff6e6"/>
    <rect x="0" y="0" width="190" height="410" fill="#0b0a09" fill-opacity=".82"/>
    <g fill="#d8ccb8"><circle cx="95" cy="86" r="13"/><rect x="82" y="160" width="26" height="26" rx="6"/><path d="M95 238l15 26h-30z"/><rect x="80" y="322" width="30" height="6"/><rect x="80" y="336" width="30" height="6"/></g></svg>`;
}

/** Dials on the left, the map on the right, on one pane 4.2 times as wide as high. */
export function panePicture(line: string): string {
  const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2480 300"><rect width="2480" height="300" fill="#080808"/>
    <g transform="translate(170 0)">${inner(binnaclePicture(line))}</g>
    <svg x="1420" y="12" width="1040" height="276" viewBox="0 67 1000 276" preserveAspectRatio="xMidYMid slice">${inner(displayPicture(line))}</svg></svg>`;
}
