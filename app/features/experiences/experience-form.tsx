import { enquiryFieldId, FULL_WIDTH, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { EXPERIENCE_WORDS } from "#app/features/experiences/experience-words.ts";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import DateField from "#app/ui/fields/date-field.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { bookableWeekends, SATURDAY } from "#domain/experiences/weekend.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The id of the form, for links. */
export const EXPERIENCE_REQUEST_ID = "richiesta";
export const EXPERIENCE_REQUEST_TITLE = "Richiedi il weekend";

interface ExperienceFormProps {
  /** The slug of the experience. */
  experience: string;
  /** The vehicle whose page linked here: part of the request unless the sender unticks it. */
  vehicle: { slug: string; title: string } | null;
  today: CivilDate;
  /** The preselected Saturday. */
  date?: CivilDate | undefined;
}

/** Renders the request form of an experience (product.md#enquiries). The request is stored, mailed to the staff and confirmed to the sender. */
export function ExperienceRequestForm({ experience, vehicle, today, date }: ExperienceFormProps) {
  const words = useWords("contactForm");
  const { first, last } = bookableWeekends(today);
  return (
    <PublicEnquiryForm
      id={EXPERIENCE_REQUEST_ID}
      action={paths.experience(experience, vehicle?.slug)}
      isNarrow
      title={EXPERIENCE_REQUEST_TITLE}
      titleId="experience-request-title"
      extraFields={["date", "vehicle"]}
      message={{ label: words.contactForm.optionalMessage, rows: 3 }}
      submitLabel="Invia la richiesta"
    >
      {(enquiry) => (
        <>
          <DateField
            id={enquiryFieldId("date")}
            name="date"
            label="Da sabato"
            min={first}
            max={last}
            onlyWeekday={SATURDAY}
            defaultValue={enquiry.isSentBack ? enquiry.valueOf("date") : (date ?? "")}
            error={enquiry.problemOf("date")}
          />
          {vehicle && (
            <div className={FULL_WIDTH}>
              <Checkbox
                id={enquiryFieldId("vehicle")}
                name="vehicle"
                value={vehicle.slug}
                defaultChecked={!enquiry.isSentBack || enquiry.valueOf("vehicle") !== ""}
                label={EXPERIENCE_WORDS.withCar(vehicle)}
                error={enquiry.problemOf("vehicle")}
              />
            </div>
          )}
        </>
      )}
    </PublicEnquiryForm>
  );
}
