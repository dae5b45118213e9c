import type { ComponentPropsWithRef, ReactNode } from "react";
import { useActionData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary, type FormProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { TextArea, TextInput } from "#app/ui/fields/field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RobotTrap } from "#app/ui/fields/robot-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import styles from "./enquiry-form.module.css";

/** The action result of an enquiry form. */
export interface EnquiryFormResult {
  /** The reference once the enquiry is stored: "RQ-7K3MQD". */
  reference: string | null;
  /** Validation messages by field name. */
  problems: Record<string, string>;
  /** Submitted values by field name; empty once the enquiry is stored. */
  values: Record<string, string>;
  /** The stamp that lets the next submission pass, for a visitor whom the spam check asked to submit again. */
  formStamp?: string;
}

interface PublicEnquiryFormProps extends FormCardLayout {
  id: string;
  /** The URL of the page that handles the form, with the form's anchor. */
  action: string;
  title: string;
  titleId: string;
  /** The names of the form's own fields, between the sender's fields and the message. */
  extraFields: readonly string[];
  /** The form's own fields. */
  children?: (enquiry: EnquiryFormState) => ReactNode;
  message: { label: string; rows?: number };
  submitLabel: string;
}

/**
 * Renders an enquiry form of contacts, club or experiences (product.md#enquiries). The enquiry is stored, mailed to the staff and confirmed to the
 * sender. The browser submits it, and the response is the page with the result.
 */
export function PublicEnquiryForm(props: PublicEnquiryFormProps) {
  const { id, action, title, titleId, extraFields, children, message, submitLabel, ...layout } = props;
  const enquiry = useEnquiryFormState([...SENDER_FIELDS, ...extraFields, "message"]);
  const { refused } = useWords("enquiryForm").enquiryForm;
  return (
    <FormCard {...layout} id={id} method="post" action={action} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {enquiry.problems.length > 0 && (
        <ErrorSummary className={FULL_WIDTH} title={refused} problems={enquiry.problems} />
      )}
      <SenderFields enquiry={enquiry} />
      {children?.(enquiry)}
      <TextArea
        {...message}
        id={enquiryFieldId("message")}
        name="message"
        maxLength={2000}
        fieldClassName={FULL_WIDTH}
        defaultValue={enquiry.valueOf("message")}
        error={enquiry.problemOf("message")}
      />
      <FormFooter reference={enquiry.reference} formStamp={enquiry.formStamp} label={submitLabel} />
    </FormCard>
  );
}

type EnquiryFormState = ReturnType<typeof useEnquiryFormState>;

/** Returns the result of the last submission: all problems, in the order of `fields`, and the submitted values. */
function useEnquiryFormState(fields: readonly string[]) {
  const result = useActionData<EnquiryFormResult>();
  return {
    ...toEnquiryFields(fields, result?.problems ?? {}, result?.values ?? {}),
    reference: result?.reference ?? null,
    /** Whether the server refused the form. A checkbox that was not ticked is missing from the submitted values. */
    isSentBack: Boolean(result && result.reference === null),
    formStamp: result?.formStamp,
  };
}

/** Ids, validation messages and submitted values for the fields of an enquiry form. */
interface EnquiryFields {
  /** The form's problems in field order, each with a link to its field. */
  problems: FormProblem[];
  problemOf: (field: string) => string | undefined;
  valueOf: (field: string) => string;
}

/** The id of a field, which the error summary links to. */
export const enquiryFieldId = (name: string) => `campo-${name}`;

export function toEnquiryFields(
  fields: readonly string[],
  problems: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): EnquiryFields {
  const knownProblems = Object.entries(problems).map(([path, message]) => ({
    path: fields.includes(path) ? path : "",
    message,
  }));
  return {
    problems: sortByFieldOrder(fields, knownProblems).map(({ path, message }) => ({
      path: path && enquiryFieldId(path),
      message,
    })),
    problemOf: (field) => problems[field],
    valueOf: (field) => values[field] ?? "",
  };
}

interface FormCardLayout {
  /** The form is in a narrow column: the elements of its footer are stacked. */
  isNarrow?: boolean;
  className?: string | undefined;
}

/**
 * Renders the white card of an enquiry form, two fields in a row. The server validates it, with and without scripts, and lists all problems above the
 * form (product.md#public-forms).
 */
export function FormCard({ isNarrow, className, ...formProps }: FormCardLayout & ComponentPropsWithRef<"form">) {
  return (
    <form
      {...formProps}
      className={classNames(styles.root, isNarrow && styles.narrow, className)}
      data-server-validated=""
    />
  );
}

/** The class of an element that takes a full row. */
export const FULL_WIDTH = styles.wide;

/** The names of the sender's fields, in order. */
export const SENDER_FIELDS = ["name", "email", "phone"] as const;

/** Renders the sender's fields: name, e-mail and telephone, all required (product.md#enquiries). */
export function SenderFields({ enquiry }: { enquiry: Pick<EnquiryFields, "problemOf" | "valueOf"> }) {
  const { enquiryForm: texts } = useWords("enquiryForm");
  const field = (name: string) => ({
    id: enquiryFieldId(name),
    name,
    required: true,
    error: enquiry.problemOf(name),
    defaultValue: enquiry.valueOf(name),
  });
  return (
    <>
      <TextInput {...field("name")} label={texts.name} autoComplete="name" maxLength={100} />
      <TextInput {...field("email")} label={texts.email} type="email" autoComplete="email" maxLength={254} />
      <PhoneField
        id={enquiryFieldId("phone")}
        required
        error={enquiry.problemOf("phone")}
        phone={enquiry.valueOf("phone")}
        prefix={enquiry.valueOf("phonePrefix")}
      />
    </>
  );
}

interface FormFooterProps {
  /** The reference of the stored enquiry. */
  reference: string | null;
  /** The stamp from the last result, which lets the next submission pass the spam check. */
  formStamp: string | undefined;
  /** The button's label. */
  label: string;
}

/** Renders the footer of a form: the button, what happens next, and the confirmation with the reference. */
export function FormFooter({ reference, formStamp = "", label }: FormFooterProps) {
  const words = useWords("contactForm", "replyPromise");
  const paths = usePaths();
  const hours = promisedHours(words, useSite());
  return (
    <div className={styles.foot}>
      <RobotTrap stamp={formStamp} />
      <Button className={styles.send} type="submit" pendingLabel={words.contactForm.sending}>
        {label}
      </Button>
      <Text look="caption" className={styles.promise}>
        <Sentence
          text={words.contactForm.promise}
          parameters={{ hours }}
          elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }}
        />
      </Text>
      <div role="status" className={styles.sent}>
        {reference && (
          // biome-ignore lint/a11y/noAutofocus: the whole page was reloaded, and this is the part that changed
          <p tabIndex={-1} autoFocus>
            <b>{words.contactForm.sent}</b>
            <span>
              <Sentence
                text={words.contactForm.received}
                parameters={{ reference }}
                elements={{
                  reference: (text) => (
                    <Text as="span" numerals>
                      {text}
                    </Text>
                  ),
                }}
              />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
