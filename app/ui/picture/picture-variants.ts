import {
  parseUploadedPicture,
  UPLOAD_FORMATS,
  uploadedPictureAddress,
  uploadedPictureWidths,
} from "#domain/pictures/uploaded-picture.ts";

/** One kind of our own pictures: what a path's first folder and file name promise about widths, ratio and ground. */
interface PictureKind {
  matches: RegExp;
  widths: readonly number[];
  /** Width divided by height. */
  ratio: number;
  /** The colour that holds the place until the picture arrives. */
  ground: "dark" | "light" | "none";
}

const WIDE_RATIO = 16 / 9;

/** Of the picture of the hour, for wide windows and for phones. */
export const HERO_WIDTHS = [800, 1280, 1920, 2560];
export const TALL_HERO_WIDTHS = [480, 696, 800, 1200];
/** As the head's script asks for it (app/inline/preload-hero.ts): a phone of 720 pixels takes the picture of 696, which comes in one way of a slow line. */
export const TALL_HERO_SIZES = "96vw";

/** Every kind of picture under /pictures, made by `npm run art`. */
const KINDS: readonly PictureKind[] = [
  {
    matches: /^(cars\/[^/]+\/studio|jets\/[^/]+\/profile-night)$/,
    widths: [480, 800, 1200, 1600],
    ratio: WIDE_RATIO,
    ground: "dark",
  },
  { matches: /^cars\/[^/]+\/cutout$/, widths: [400, 700, 1400], ratio: 20 / 7, ground: "none" },
  { matches: /^cars\/[^/]+\/cutout-night$/, widths: [700, 1400], ratio: 20 / 7, ground: "none" },
  { matches: /^jets\/[^/]+\/cutout(-night)?$/, widths: [480, 800, 1200], ratio: 7 / 2, ground: "none" },
  { matches: /^cars\/[^/]+\/(front|rear)-cutout$/, widths: [280, 560], ratio: 8 / 7, ground: "none" },
  {
    matches: /^(cars\/[^/]+\/(front|rear)|jets\/[^/]+\/detail-night)$/,
    widths: [480, 800, 1200],
    ratio: WIDE_RATIO,
    ground: "dark",
  },
  { matches: /^cars\/[^/]+\/(interior|rear-seats)(-[a-z-]+)?$/, widths: [480, 960], ratio: WIDE_RATIO, ground: "dark" },
  {
    matches: /^(cars\/[^/]+\/wheel(-[a-z-]+)?|jets\/[^/]+\/cabin)$/,
    widths: [480, 800],
    ratio: WIDE_RATIO,
    ground: "dark",
  },
  { matches: /^cars\/[^/]+\/(studio|front|rear)-[a-z-]+$/, widths: [480, 1200], ratio: WIDE_RATIO, ground: "dark" },
  { matches: /^jets\/[^/]+\/detail$/, widths: [480, 800, 1200], ratio: WIDE_RATIO, ground: "light" },
  { matches: /^categories\//, widths: [480, 800, 1200], ratio: 4 / 3, ground: "dark" },
  { matches: /^(cities|experiences)\/[^/]+-night$/, widths: [480, 800, 1440], ratio: WIDE_RATIO, ground: "dark" },
  {
    matches: /^(jets\/[^/]+\/profile$|cities\/|experiences\/)/,
    widths: [480, 800, 1200, 1600],
    ratio: WIDE_RATIO,
    ground: "light",
  },
  { matches: /^heroes\/[a-z]+-tall$/, widths: TALL_HERO_WIDTHS, ratio: 4 / 5, ground: "none" },
  { matches: /^heroes\//, widths: HERO_WIDTHS, ratio: 20 / 9, ground: "none" },
  // An evening at any hour.
  { matches: /^magazine\/events$/, widths: [480, 800, 1200], ratio: 16 / 10, ground: "dark" },
  { matches: /^magazine\//, widths: [480, 800, 1200], ratio: 16 / 10, ground: "light" },
  { matches: /^house\/service-day$/, widths: [800, 1200, 1600], ratio: WIDE_RATIO, ground: "light" },
  { matches: /^house\/club$/, widths: [1280, 1920, 2560], ratio: 16 / 5, ground: "dark" },
  { matches: /^house\/(garage|track-night)$/, widths: [480, 800, 1200], ratio: WIDE_RATIO, ground: "dark" },
  { matches: /^house\/track$/, widths: [480, 800, 1200], ratio: WIDE_RATIO, ground: "light" },
  { matches: /^house\//, widths: [800, 1200, 1600], ratio: WIDE_RATIO, ground: "dark" },
];

/** Everything an `<img>` and its `<source>`s need to show one of our own pictures. */
export interface PictureVariants {
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** The address of the widest, in the format that everything shows. */
  largest: string;
  ground: PictureKind["ground"];
}

/**
 * The variants of one of our own pictures, from the address of any of them ("/pictures/cities/milan-1200.webp"), or of a picture the
 * staff uploaded. Null for every other address: somebody else's picture has no variants we may promise.
 */
export function pictureVariants(address: string): PictureVariants | null {
  return builtInVariants(address) ?? uploadedVariants(address);
}

function builtInVariants(address: string): PictureVariants | null {
  const match = /^\/pictures\/(.+)-(\d+)\.(?:avif|webp)$/.exec(address);
  const name = match?.[1];
  const kind = name ? KINDS.find((candidate) => candidate.matches.test(name)) : undefined;
  if (!match || !kind) return null;
  const requestedWidth = Number(match[2]);
  const width = kind.widths.includes(requestedWidth) ? requestedWidth : (kind.widths[1] ?? requestedWidth);
  const candidates = (format: string) =>
    kind.widths.map((candidate) => `/pictures/${name}-${candidate}.${format} ${candidate}w`).join(", ");
  return {
    src: `/pictures/${name}-${width}.webp`,
    width,
    height: Math.round(width / kind.ratio),
    avif: candidates("avif"),
    webp: candidates("webp"),
    largest: `/pictures/${name}-${Math.max(...kind.widths)}.webp`,
    ground: kind.ground,
  };
}

function uploadedVariants(address: string): PictureVariants | null {
  const upload = parseUploadedPicture(address);
  if (!upload) return null;
  const { picture, file } = upload;
  const [avif, webp] = UPLOAD_FORMATS.map((format) =>
    uploadedPictureWidths(picture.width)
      .map((width) => `${uploadedPictureAddress(picture, { width, format })} ${width}w`)
      .join(", "),
  );
  return {
    src: uploadedPictureAddress(picture, { width: file.width, format: "webp" }),
    width: file.width,
    height: Math.round((file.width * picture.height) / picture.width),
    avif: avif ?? "",
    webp: webp ?? "",
    largest: uploadedPictureAddress(picture, {
      width: Math.max(...uploadedPictureWidths(picture.width)),
      format: "webp",
    }),
    ground: "light",
  };
}
