import { useFormContext } from "react-hook-form";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useSite } from "#app/ui/site.tsx";
import styles from "./new-booking-fields.module.css";
import { TIMES } from "./time-options.ts";

/** Where and when. A car of another city is another car, so choosing the city begins the choice anew. */
export function RentalFields({ cities }: { cities: readonly string[] }) {
  const { getValues, setValue } = useFormContext();
  const options = cities.map((city) => ({ value: city, label: city }));
  return (
    <FormSection id="rental" title="Dove e quando">
      <div
        className={styles.contents}
        onChange={({ target }) => {
          if (!(target instanceof HTMLSelectElement) || target.name !== "pickupCity") return;
          setValue("vehicle", "");
          if (getValues("returnCity") === "") setValue("returnCity", target.value);
        }}
      >
        <PanelSelectField
          name="pickupCity"
          label="Città di ritiro"
          required
          options={options}
          empty="Scegli la città"
        />
      </div>
      <PanelSelectField
        name="returnCity"
        label="Città di riconsegna"
        required
        options={options}
        empty="Scegli la città"
      />
      <TextField name="pickupDate" label="Ritiro il" type="date" required span={3} />
      <PanelSelectField name="pickupTime" label="Ora di ritiro" span={3} options={TIMES} />
      <TextField name="returnDate" label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name="returnTime" label="Ora di riconsegna" span={3} options={TIMES} />
    </FormSection>
  );
}

/** Who is calling, and whether the booking stands at once. */
export function CallerFields() {
  const site = useSite();
  return (
    <FormSection id="caller" title="Il cliente">
      <TextField name="name" label="Nome e cognome" required span={12} autoComplete="off" />
      <TextField name="phone" label="Telefono" type="tel" required autoComplete="off" />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        hint="Riceve il riepilogo e il suo collegamento personale."
      />
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <TextareaField name="note" label="Nota" span={12} />
      <SwitchField
        name="confirm"
        label="Conferma subito"
        hint={`Altrimenti resta una richiesta: tiene l'auto per ${site.holdHours} ore.`}
      />
    </FormSection>
  );
}
