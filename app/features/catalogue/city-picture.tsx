import type { ComponentProps } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";

type CityPictureProps = Omit<ComponentProps<typeof Picture>, "only" | "phoneSrc" | "phoneSizes">;

/** A city's picture; one of our own has its night, which takes its place while the page wears night. Only the one shown is fetched. */
export function CityPicture({ src, ...shown }: CityPictureProps) {
  const [, day, width] = /^(\/pictures\/cities\/[a-z]+)-(\d+)\.webp$/.exec(src) ?? [];
  if (!day) return <Picture src={src} {...shown} />;
  return (
    <>
      <Picture src={src} {...shown} only="day" />
      <Picture src={`${day}-night-${width}.webp`} {...shown} only="night" />
    </>
  );
}
