import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

/** Returns a circle as a path, so that every icon is one path. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The panel's line icons on a 16 px grid. */
const PATHS = {
  menu: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  sidebar: "M2.5 3.5h11v9h-11zM6 3.5v9",
  search: `${circle(7, 7, 4.5)}M10.5 10.5l3 3`,
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  check: "M3 8.5l3.5 3.5L13 4.5",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  left: "M10 3.5L5.5 8l4.5 4.5",
  right: "M6 3.5L10.5 8 6 12.5",
  up: "M3.5 10L8 5.5l4.5 4.5",
  down: "M3.5 6L8 10.5 12.5 6",
  edit: "M3 13l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2zM9.4 4.4l2.2 2.2",
  trash: "M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  download: "M8 2.5v8M4.5 7.5L8 11l3.5-3.5M2.5 13.5h11",
  upload: "M8 11V3M4.5 6L8 2.5 11.5 6M2.5 13.5h11",
  camera: `M2.5 5h3l1-1.5h3L10.5 5h3v7.5h-11z${circle(8, 8.5, 2.2)}`,
  external: "M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5L8 8",
  exit: "M6.5 2.5h-4v11h4M6.5 8h7M10.5 5l3 3-3 3",
  refresh: "M13 5.5A5.5 5.5 0 1 0 13.5 9M13.5 2.5v3h-3",
  clock: `${circle(8, 8, 5.5)}M8 4.5V8l2.5 1.5`,
  warning: "M8 2.5l6 11H2zM8 6.5v3.5M8 11.8v.01",
  columns: "M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9",
  star: "M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6z",
  bookmark: "M4.5 2.5h7v11l-3.5-3-3.5 3z",
  drag: "M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01",
  theme: `${circle(8, 8, 5.5)}M8 2.5v11M9.5 3v10M11 3.6v8.8M12.5 5v6`,
  dashboard: "M2.5 2.5h5v7h-5zM8.5 2.5h5v3h-5zM8.5 6.5h5v7h-5zM2.5 10.5h5v3h-5z",
  booking: "M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3",
  timeline: "M2.5 3.5h6M5.5 8h8M2.5 12.5h5M2.5 1.5v13",
  sheet: "M3.5 2.5h9v11h-9zM5.5 5.5l1 1L8 5M9.5 6h1.5M5.5 9.5l1 1L8 9M9.5 10h1.5",
  quote: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 7.5h5M5.5 10h5M5.5 12.5h3",
  bell: "M2.5 12h11M3.5 12a4.5 4.5 0 0 1 9 0M8 7.5v-2M6.5 5.5h3",
  inbox: "M2.5 9.5l2-6h7l2 6v4h-11zM2.5 9.5h3l1 2h3l1-2h3",
  car: `M1.5 11.5v-3l3-1 2-3h5l2 3 1 1v3h-1M5.5 11.5h5${circle(4, 11.5, 1.5)}${circle(12, 11.5, 1.5)}`,
  jet: "M8 1.5c.8 0 1.2.8 1.2 2v3l5.3 3.5v1.5L9.2 10v2.5l1.8 1.2v1L8 14l-3 .7v-1l1.8-1.2V10l-5.3 1.5V10l5.3-3.5v-3c0-1.2.4-2 1.2-2z",
  rate: `M2.5 2.5h5l6.5 6.5-5 5L2.5 7.5z${circle(5.3, 5.3, 0.8)}`,
  seo: `${circle(7, 7, 4.5)}M10.5 10.5l3 3M5 7h4`,
  translations:
    "M2 3.5h7M5.5 2v1.5M7.5 3.5c-.5 2.5-2.5 4.5-5 5.5M3.5 5.5c.8 1.5 2.2 2.7 4 3.5M7.5 14l3-7 3 7M8.5 11.8h4",
  brand: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z",
  city: "M2.5 13.5v-7h4v7M6.5 13.5v-11h5v11M1.5 13.5h13M9 5.5v.01M9 8.5v.01",
  magazine: "M2.5 3.5h8v10h-8zM10.5 6.5h3v5.5c0 1-.7 1.5-1.5 1.5M5 6.5h3M5 9h3M5 11h3",
  event:
    "M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3M8 8l.7 1.4 1.5.2-1.1 1 .3 1.5-1.4-.7-1.4.7.3-1.5-1.1-1 1.5-.2z",
  house: "M2 8l6-5.5L14 8M3.5 7v6.5h9V7M6.5 13.5v-4h3v4",
  user: `${circle(8, 5, 2.5)}M2.5 13.5c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5`,
  customer: `${circle(6, 5.5, 2.5)}M1.5 13.5c.3-2.8 2-4.2 4.5-4.2s4.2 1.4 4.5 4.2M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.6c1.5.5 2.3 1.8 2.5 3.9`,
  phone:
    "M4 2.5h2.5l1 3-1.5 1a8 8 0 0 0 3.5 3.5l1-1.5 3 1v2.5c0 .8-.7 1.5-1.5 1.5A9.5 9.5 0 0 1 2.5 4c0-.8.7-1.5 1.5-1.5z",
  chart: "M2.5 13.5h11M4 11.5v-4M8 11.5v-9M12 11.5v-6",
  log: "M3.5 2.5h9v11h-9zM6 5.5h4M6 8h4M6 10.5h2.5",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the text colour, always beside text or inside a named control. */
export function Icon({
  name,
  size = 16,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
