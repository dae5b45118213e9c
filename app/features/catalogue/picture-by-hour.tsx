import type { ComponentProps } from "react";
import { EagerByHour } from "#app/ui/picture/eager-by-hour.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";

type PictureByHourProps = Omit<ComponentProps<typeof Picture>, "only" | "phoneSrc" | "phoneSizes">;

/** Of our own pictures, those that are drawn by night as well: `{name}-night` beside `{name}`. */
const DRAWN_BY_NIGHT =
  /^(\/pictures\/(?:cities\/[a-z]+|experiences\/[a-z-]+|house\/track|magazine\/(?:cars|destinations|lifestyle)|cars\/[^/]+\/cutout|jets\/[^/]+\/(?:profile|detail|cutout)))-(\d+)\.webp$/;

/** A picture that has its night shows that while the page wears night, any other is the same at every hour. Only the one shown is fetched. */
export function PictureByHour({ src, ...shown }: PictureByHourProps) {
  const [, day, width] = DRAWN_BY_NIGHT.exec(src) ?? [];
  if (!day) return <Picture src={src} {...shown} />;
  return (
    <>
      <Picture src={src} {...shown} only="day" />
      <Picture src={`${day}-night-${width}.webp`} {...shown} only="night" />
      {shown.priority === true && <EagerByHour by="theme" />}
    </>
  );
}
