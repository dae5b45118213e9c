import { enquiryFieldId, FULL_WIDTH, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import DateField from "#app/ui/fields/date-field.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { bookableWeekends, SATURDAY } from "#domain/experiences/weekend.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { say } from "#domain/words/say.ts";

/** The id of the form, for links. */
export const EXPERIENCE_REQUEST_ID = "richiesta";

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
  const words = useWords("contactForm", "experiences");
  const paths = usePaths();
  const { experiences } = words;
  const { first, last } = bookableWeekends(today);
  return (
    <PublicEnquiryForm
      id={EXPERIENCE_REQUEST_ID}
      action={paths.experience(experience, vehicle?.slug)}
      isNarrow
      title={experiences.request}
      titleId="experience-request-title"
      extraFields={["date", "vehicle"]}
      message={{ label: words.contactForm.optionalMessage, rows: 3 }}
      submitLabel={words.contactForm.send}
    >
      {(enquiry) => (
        <>
          <DateField
            id={enquiryFieldId("date")}
            name="date"
            label={experiences.fromSaturday}
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
                label={say(words, experiences.withCar, { title: vehicle.title })}
                error={enquiry.problemOf("vehicle")}
              />
            </div>
          )}
        </>
      )}
    </PublicEnquiryForm>
  );
}
