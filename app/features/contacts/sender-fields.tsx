import type { EnquiryForm } from "#app/features/contacts/use-enquiry-form.ts";
import { TextInput } from "#app/ui/field.tsx";

/** Who writes: name, e-mail and telephone, all required (product.md#enquiries). */
export function SenderFields({ enquiry }: { enquiry: Pick<EnquiryForm, "problemOf" | "valueOf"> }) {
  const field = (name: string) => ({
    name,
    required: true,
    error: enquiry.problemOf(name),
    defaultValue: enquiry.valueOf(name),
  });
  return (
    <>
      <TextInput {...field("name")} label="Nome e cognome" autoComplete="name" maxLength={100} />
      <TextInput {...field("email")} label="E-mail" type="email" autoComplete="email" maxLength={254} />
      <TextInput
        {...field("phone")}
        label="Telefono"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        placeholder="+39"
      />
    </>
  );
}
