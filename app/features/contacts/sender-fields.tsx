import { type EnquiryFields, fieldId } from "#app/features/contacts/enquiry-fields.ts";
import { TextInput } from "#app/ui/fields/field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";

/** The names of the sender's fields, in their order. */
export const SENDER_FIELDS = ["name", "email", "phone"] as const;

/** Who writes: name, e-mail and telephone, all required (product.md#enquiries). */
export function SenderFields({ enquiry }: { enquiry: Pick<EnquiryFields, "problemOf" | "valueOf"> }) {
  const field = (name: string) => ({
    id: fieldId(name),
    name,
    required: true,
    error: enquiry.problemOf(name),
    defaultValue: enquiry.valueOf(name),
  });
  return (
    <>
      <TextInput {...field("name")} label="Nome e cognome" autoComplete="name" maxLength={100} />
      <TextInput {...field("email")} label="E-mail" type="email" autoComplete="email" maxLength={254} />
      <PhoneField
        id={fieldId("phone")}
        required
        error={enquiry.problemOf("phone")}
        phone={enquiry.valueOf("phone")}
        prefix={enquiry.valueOf("phonePrefix")}
      />
    </>
  );
}
