import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./error-road.module.css";

/** The road under a page that is not there, with one car about to leave it. */
export function ErrorRoad() {
  return (
    <div className={styles.root}>
      <Picture
        src="/pictures/cars/porsche-911-carrera-s/cutout-700.webp"
        alt=""
        sizes="(min-width: 52rem) 560px, 80vw"
      />
    </div>
  );
}
