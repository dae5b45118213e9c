import { useController, useFormContext } from "react-hook-form";
import { ChoiceBoxes } from "#app/features/admin/rates/choice-boxes.tsx";
import { EXTRA_WORDS as WORDS } from "#app/features/admin/rates/extra-words.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";

const NAME = "vehicle_ids";
/** Not part of the form's schema: the car that is being added. */
const ADDED = "added_vehicle";

/** The cars to which an extra is limited: each can be unticked, and others are added by typing. */
export function VehiclesField({ vehicles }: { vehicles: readonly Option[] }) {
  const { setValue } = useFormContext();
  const { field } = useController({ name: NAME });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const nameById = new Map(vehicles.map(({ value, label }) => [value, label]));
  const options = chosen.map((id) => ({ value: id, label: nameById.get(id) ?? WORDS.goneVehicle }));
  const add = (id: string) => {
    if (id === "") return;
    field.onChange([...chosen, id]);
    setValue(ADDED, "");
  };
  return (
    <>
      <ComboboxField
        name={ADDED}
        label={WORDS.addVehicle}
        span={12}
        hint={WORDS.vehiclesHint}
        options={vehicles.filter(({ value }) => !chosen.includes(value))}
        onSelect={add}
      />
      {options.length > 0 && <ChoiceBoxes name={NAME} label={WORDS.vehicles} hint="" options={options} />}
    </>
  );
}
