import { carPicture } from "./car-picture.ts";
import styles from "./other-side.module.css";
import { type CardVehicle, VehiclePlate } from "./vehicle-card.tsx";

interface OtherSideProps {
  vehicle: CardVehicle;
  /** Its card shows it from the front. */
  facing: boolean;
}

/** Above the words of the car that leads a list, where they have room: the car from its other end. Of a photographed one its second photograph, if it has that. */
export function OtherSide({ vehicle, facing }: OtherSideProps) {
  const [, second] = vehicle.images;
  const drawn = carPicture(vehicle, "cutout") !== null;
  if (!drawn && !second) return null;
  return (
    <div className={styles.root} data-tall>
      <VehiclePlate
        vehicle={drawn || !second ? vehicle : { ...vehicle, images: [second] }}
        view={facing ? "rear-cutout" : "front-cutout"}
        sizes="(min-width: 64rem) 15vw, 1px"
      />
    </div>
  );
}
