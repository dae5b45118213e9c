import { Picture } from "#app/ui/picture.tsx";

/** The road under a page that is not there, with one car about to leave it. */
export function ErrorRoad() {
  return (
    <div className="error-page-road">
      <Picture
        src="/pictures/cars/porsche-911-carrera-s/cutout-700.webp"
        alt=""
        sizes="(min-width: 52rem) 560px, 80vw"
      />
    </div>
  );
}
