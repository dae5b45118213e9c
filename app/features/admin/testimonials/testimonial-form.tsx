import { api } from "#app/features/admin/api-client.ts";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { TESTIMONIALS_WORDS as WORDS } from "#app/features/admin/testimonials/testimonials-words.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { NumberField } from "#app/ui/panel/forms/number-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiTestimonial } from "#domain/api/testimonials/testimonials.ts";
import { testimonialSchema } from "#domain/forms/testimonials/testimonial.ts";

interface TestimonialFormProps {
  /** The testimonial to edit; null adds a new one; undefined closes the dialog. */
  testimonial: ApiTestimonial | null | undefined;
  onClose: () => void;
}

/** Adds or edits a testimonial of the club's page (product.md#club). */
export function TestimonialForm({ testimonial, onClose }: TestimonialFormProps) {
  const rowForm = useRowForm(testimonial, {
    schema: testimonialSchema,
    form: "testimonial",
    words: WORDS,
    emptyValues: EMPTY,
    valuesOf,
    create: (body) => api.post("/api/testimonials", { body }),
    update: (id, body) => api.patch("/api/testimonials/:id", { parameters: { id }, body }),
    read: () => api.list("/api/testimonials"),
  });
  return (
    <FormDialog
      {...rowForm}
      key={testimonial?.id ?? "new"}
      onClose={onClose}
      title={testimonial ? WORDS.edit : WORDS.create}
      subtitle={testimonial?.name}
    >
      <TextareaField name="text" label="Parole" required span={12} rows={4} />
      <TextField name="name" label="Chi parla" required span={12} autoComplete="off" hint={WORDS.nameHint} />
      <TextField name="place" label="Città" span={8} autoComplete="off" />
      <NumberField name="position" label="Posizione" required span={4} hint={WORDS.positionHint} />
      <SwitchField name="is_invented" label={WORDS.inventedField} hint={WORDS.inventedHint} />
      <RowTranslations entity="testimonials" id={testimonial?.id} />
    </FormDialog>
  );
}

const valuesOf = ({ text, name, place, is_invented, position }: ApiTestimonial) => ({
  text,
  name,
  place,
  is_invented,
  position,
});

const EMPTY = { text: "", name: "", place: "", is_invented: false, position: 1 };
