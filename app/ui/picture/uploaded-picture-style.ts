import type { CSSProperties } from "react";
import { FOCAL_POINT } from "#domain/pictures/focal-point.ts";
import { MIN_CONFIRMED_WIDTH_PIXELS, type UploadedPicture } from "#domain/pictures/uploaded-picture.ts";

/**
 * Returns how an uploaded picture is shown in a box of another shape (product.md#pictures): every crop keeps the focal point in view, and a small
 * picture stays at its own size, in the middle of the box. A rule that shows pictures whole sets `--picture-position`.
 */
export function uploadedPictureStyle(address: string, { width, height }: UploadedPicture): CSSProperties {
  const [, x = 50, y = 50] = FOCAL_POINT.exec(address) ?? [];
  return {
    objectPosition: `var(--picture-position,${x}% ${y}%)`,
    ...(width < MIN_CONFIRMED_WIDTH_PIXELS && {
      maxWidth: `min(100%,${width}px)`,
      maxHeight: height,
      margin: "auto",
    }),
  };
}
