import type { ComponentProps } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import { ThemedEagerImage } from "#app/ui/picture/themed-eager-image.tsx";

interface ThemedPictureProps extends Omit<ComponentProps<typeof Picture>, "onlyTheme" | "phoneSrc" | "phoneSizes"> {
  /** A photograph for the night theme, beside the one for the day. */
  nightSrc?: string | null;
}

/** The illustrations that have a night version: `{name}-night` beside `{name}`. */
const NIGHT_VERSION_PATTERN =
  /^(\/pictures\/(?:cities\/[a-z]+|experiences\/[a-z-]+|house\/track|magazine\/(?:cars|destinations|lifestyle)|cars\/[^/]+\/cutout|jets\/[^/]+\/(?:profile|detail|cutout)))-(\d+)\.webp$/;

/** Renders a picture, and its night version while the page has the night theme. Only the visible picture is fetched. */
export function ThemedPicture({ src, nightSrc, ...pictureProps }: ThemedPictureProps) {
  const [, day, width] = NIGHT_VERSION_PATTERN.exec(src) ?? [];
  const night = nightSrc ?? (day && `${day}-night-${width}.webp`);
  if (!night) return <Picture src={src} {...pictureProps} />;
  return (
    <>
      <Picture src={src} {...pictureProps} onlyTheme="day" />
      <Picture src={night} {...pictureProps} onlyTheme="night" />
      {pictureProps.priority === true && <ThemedEagerImage by="theme" />}
    </>
  );
}
