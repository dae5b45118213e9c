import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { FUELS } from "#domain/catalogue/vehicle.ts";

/** The technical data (product.md#fleet-form): texts with their unit, as the maker states them. */
export function SpecFields() {
  return (
    <FormSection id="veicolo-specifiche" title="Specifiche">
      <TextField name="specs.engine" label="Motore" required span={6} placeholder="es. V6 biturbo 3.0" />
      <TextField name="specs.power" label="Potenza" required span={3} placeholder="es. 630 CV" />
      <TextField name="specs.acceleration" label="Da 0 a 100 km/h" span={3} placeholder="es. 2,9 s" />
      <TextField name="specs.transmission" label="Cambio" span={6} placeholder="es. Automatico, 8 rapporti" />
      <TextField name="specs.topSpeed" label="Velocità massima" span={3} placeholder="es. 320 km/h" />
      <TextField name="specs.luggage" label="Bagagli" span={3} placeholder="es. 200 litri" />
      <NumberField name="specs.seats" label="Posti" span={3} />
      <PanelSelectField
        name="specs.fuel"
        label="Carburante"
        span={3}
        options={FUELS.map((fuel) => ({ value: fuel, label: fuel }))}
      />
    </FormSection>
  );
}
