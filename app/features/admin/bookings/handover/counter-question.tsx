import { useFormContext, useWatch } from "react-hook-form";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";

/** Appears once the server has said that the unit's counter stood higher: to be confirmed, or the figure mended. */
export function CounterQuestion() {
  const { getFieldState, formState } = useFormContext();
  const confirmed: boolean = useWatch({ name: "counter_went_back" });
  const question = getFieldState("counter_went_back", formState).error?.message;
  if (!question && !confirmed) return null;
  return <SwitchField name="counter_went_back" label="Il contachilometri segna davvero meno" hint={question} />;
}
