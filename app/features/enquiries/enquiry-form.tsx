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
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { CONTACT_WORDS } from "../contacts/contact-words.ts";
import styles from "./enquiry-form.module.css";

/** What a form that sends an enquiry gets back, with scripts or without. */
export interface EnquiryFormResult {
  /** "RQ-7K3MQD" once it was taken. */
  reference: string | null;
  /** What is wrong, by the name of the field. */
  problems: Record<string, string>;
  /** What was typed, to be shown again; empty once it was taken. */
  values: Record<string, string>;
  /** Makes the next press count, for who was asked for one more. */
  formStamp?: string;
}

interface PublicEnquiryFormProps extends FormCardLayout {
  id: string;
  /** The page that takes the form, with the form's place in it. */
  action: string;
  title: string;
  titleId: string;
  /** The names of its own fields, between the sender's and the message. */
  extraFields: readonly string[];
  /** Its own fields. */
  children?: (enquiry: EnquiryFormState) => ReactNode;
  message: { label: string; rows?: number };
  submitLabel: string;
}

/**
 * The form of an enquiry, of the contacts, the club and the experiences (product.md#enquiries): stored, mailed to the staff, confirmed to the
 * sender. The browser posts it, and the page comes back with the answer.
 */
export function PublicEnquiryForm(props: PublicEnquiryFormProps) {
  const { id, action, title, titleId, extraFields, children, message, submitLabel, ...layout } = props;
  const enquiry = useEnquiryFormState([...SENDER_FIELDS, ...extraFields, "message"]);
  return (
    <FormCard {...layout} id={id} method="post" action={action} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {enquiry.problems.length > 0 && (
        <ErrorSummary
          className={FULL_WIDTH}
          title="Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso."
          problems={enquiry.problems}
        />
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

/** What the page came back with: all that is wrong, in the order of `fields`, with everything typed still there. */
function useEnquiryFormState(fields: readonly string[]) {
  const result = useActionData<EnquiryFormResult>();
  return {
    ...toEnquiryFields(fields, result?.problems ?? {}, result?.values ?? {}),
    reference: result?.reference ?? null,
    /** True when it was sent back: a box that was not ticked is in no answer. */
    isSentBack: Boolean(result && result.reference === null),
    formStamp: result?.formStamp,
  };
}

/** What the fields of an enquiry's form need: their ids, what is wrong with each, and what was typed. */
interface EnquiryFields {
  /** In the order of the fields, each leading to its own. */
  problems: FormProblem[];
  problemOf: (field: string) => string | undefined;
  valueOf: (field: string) => string;
}

/** The id of a field, which the list of what is wrong leads to. */
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
  /** In a column beside something: what stands at its foot is set one under the other. */
  isNarrow?: boolean;
  className?: string | undefined;
}

/**
 * The form on a white sheet that a request is written on, two fields a row. With scripts as without, what is wrong is said by the server, all of it at
 * once and at the form's head (product.md#public-forms).
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

/** The class of what takes a whole row of the paper. */
export const FULL_WIDTH = styles.wide;

/** The names of the sender's fields, in their order. */
export const SENDER_FIELDS = ["name", "email", "phone"] as const;

/** Who writes: name, e-mail and telephone, all required (product.md#enquiries). */
export function SenderFields({ enquiry }: { enquiry: Pick<EnquiryFields, "problemOf" | "valueOf"> }) {
  const field = (name: string) => ({
    id: enquiryFieldId(name),
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
  /** The code of the request that was taken. */
  reference: string | null;
  /** Who was taken for a program gets it, so that the next press counts: each form hands on what its answer brought. */
  formStamp: string | undefined;
  /** The button's word. */
  label: string;
}

/** The end of a form: the button, what happens next, and the confirmation with the reference one can name on the telephone. */
export function FormFooter({ reference, formStamp = "", label }: FormFooterProps) {
  const site = useSite();
  return (
    <div className={styles.foot}>
      <RobotTrap stamp={formStamp} />
      <Button className={styles.send} type="submit" pendingLabel="Invio in corso...">
        {label}
      </Button>
      <Text look="caption" className={styles.promise}>
        <Sentence
          parts={CONTACT_WORDS.promise({ replyHours: site.replyWithinHours })}
          elements={{ privacy: (text) => <Link to={paths.privacy}>{text}</Link> }}
        />
      </Text>
      <div role="status" className={styles.sent}>
        {reference && (
          // biome-ignore lint/a11y/noAutofocus: the page comes back whole, and this is what has changed
          <p tabIndex={-1} autoFocus>
            <b>{messages.club.sent}</b>
            <span>
              <Sentence
                parts={CONTACT_WORDS.received({ reference })}
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
