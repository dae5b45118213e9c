import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { staffMemberName } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { ENQUIRY_WORDS } from "#app/features/admin/enquiries/enquiry-words.ts";
import { AnswerTemplateSelect } from "#app/features/admin/messages/answer-template-select.tsx";
import { useNewMessages } from "#app/features/admin/messages/use-new-messages.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { useIsPhone } from "#app/ui/behaviour/use-media-query.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { sayInItalian } from "#app/ui/panel/forms/word-errors.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";
import { isRentalTemplate } from "#domain/answer-templates/template-placeholders.ts";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiEnquiryDetail, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { type AnswerEmail, answerEmail } from "#domain/enquiries/answer-email.ts";
import { enquiryAnswerSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import type { Language } from "#domain/languages.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { trimText } from "#domain/trim-text.ts";
import type { AnswerWords } from "#domain/words/mail-texts/answer-words.ts";
import styles from "./answer-form.module.css";

interface AnswerFormProps {
  enquiry: ApiEnquiryDetail;
  /** The words of the reply's mail, in its language. */
  words: AnswerWords;
  /** The author of the reply; null if enquiries cannot be assigned to the user. */
  me: ApiStaffMember | null;
  templates: readonly ApiAnswerTemplate[];
}

/** The reply form: starts with the greeting of the enquiry's kind, previews the e-mail and sends it. Ctrl or Cmd plus Enter sends. */
export function AnswerForm({ enquiry, words, me, templates }: AnswerFormProps) {
  const { kind, name, reply } = enquiry;
  const answers = enquiry.messages.filter(({ side }) => side === "staff");
  const [isFirst, setIsFirst] = useState(answers.length === 0);
  const template = isFirst ? reply.first_draft : reply.next_draft;
  const form = useForm({ defaultValues: { body: template } });
  const draft = useDraft(form, { form: "answer", subject: enquiry.id });
  useCurrentDraft(form, template);
  const { send, stale } = useSendAnswer(enquiry);
  const actionFocus = useFocusRetention<HTMLDivElement>();
  const newMessages = useNewMessages({ messages: enquiry.messages, customer: name, me: me?.id ?? null });
  const author = me ? staffMemberName(me) : "";
  const site = useSite();
  const pending = form.formState.isSubmitting;
  const notice = stale ?? newMessages.notice;

  const submit = form.handleSubmit(async ({ body }) => {
    const wrong = answerProblem(body, template);
    const sending = wrong ? { sent: false as const, wrong } : await send(body);
    if (sending.sent) {
      const nextTemplate = reply.next_draft;
      const typedText = form.getValues("body");
      if (typedText === body) draft.clear();
      setIsFirst(false);
      form.reset({ body: nextTemplate });
      // Text typed while the reply was being sent starts the next reply.
      if (typedText !== body) form.setValue("body", typedText, { shouldDirty: true });
      newMessages.dismiss();
    } else if (sending.wrong) form.setError("body", { message: sending.wrong }, { shouldFocus: true });
  });
  const sendOnShortcut = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };

  return (
    <FormProvider {...form}>
      <form className={styles.answer} noValidate onSubmit={submit} onKeyDown={sendOnShortcut}>
        <div>
          <SectionTitle>{ENQUIRY_WORDS.answerTo(name)}</SectionTitle>
          <div className={styles.templates}>
            <AnswerTemplateSelect
              templates={templates.filter(({ body }) => !isRentalTemplate(body))}
              source={{
                ...enquiry,
                subject: words.enquiryRows.kinds[kind],
                rows: reply.rows,
                rental: null,
                author,
                site,
              }}
              initialText={template}
              language={reply.language}
            />
          </div>
          <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
          <TextareaField name="body" label="Testo della risposta" required rows={16} onFocus={moveCursorToBody} />
          {notice && (
            <NoticeBox className={styles.problem} tone="critical" role="alert">
              {ENQUIRY_WORDS.changedMeanwhile(notice)}
            </NoticeBox>
          )}
          <div {...actionFocus} className={styles.send}>
            <p className={textStyles.meta}>{ENQUIRY_WORDS.sentTo(enquiry.email)}</p>
            <Button type="submit" look="primary" pending={pending}>
              {notice ? "Invia comunque" : "Invia la risposta"}
            </Button>
          </div>
        </div>
        <AnswerPreview {...{ enquiry, words, author }} body={form.watch("body")} />
      </form>
    </FormProvider>
  );
}

interface AnswerPreviewProps {
  enquiry: ApiEnquiryDetail;
  words: AnswerWords;
  body: string;
  author: string;
}

function AnswerPreview({ enquiry, words, body, author }: AnswerPreviewProps) {
  const site = useSite();
  const narrow = useIsPhone();
  const { kind, reference, name, message, email: to, answer_text: text } = enquiry;
  const { language, rows } = enquiry.reply;
  const email = answerEmail(words, { kind, reference, name, rows, message, body, author, site, text });
  return (
    <details className={styles.preview} open={!narrow}>
      <summary className={styles.previewTitle}>Anteprima</summary>
      <EmailPreview email={email} answer={words.enquiryMails.answer} {...{ to, language }} />
    </details>
  );
}

/** Starts the reply again when its draft changes with the enquiry's language, unless something is typed. */
function useCurrentDraft(form: UseFormReturn<{ body: string }>, template: string) {
  const shown = useRef(template);
  useEffect(() => {
    if (template === shown.current) return;
    if (form.getValues("body") === shown.current) form.reset({ body: template });
    shown.current = template;
  }, [form, template]);
}

/** Returns the error for a reply that consists of the greeting only, or null. */
function answerProblem(body: string, template: string): string | null {
  if (trimText(body) === trimText(template)) return "Scrivi la risposta nello spazio sotto il saluto.";
  const checked = enquiryAnswerSchema.shape.body.safeParse(body);
  const [issue] = checked.error?.issues ?? [];
  return issue ? sayInItalian(issue.message) : null;
}

/** Moves the cursor to the empty line of the greeting, unless something is typed or selected. */
function moveCursorToBody({ currentTarget }: { currentTarget: HTMLTextAreaElement }) {
  if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
  const gap = currentTarget.value.indexOf("\n\n\n\n");
  if (gap >= 0) currentTarget.setSelectionRange(gap + 2, gap + 2);
}

interface EmailPreviewProps {
  email: AnswerEmail;
  /** The words of the mail's link. */
  answer: string;
  to: string;
  language: Language;
}

/** Previews the reply as the e-mail that the customer receives, with the same text. */
function EmailPreview({ email, answer, to, language }: EmailPreviewProps) {
  const site = useSite();
  return (
    <section data-ground="email" className={styles.email} aria-label="Anteprima della lettera">
      <p className={styles.head}>
        <span className={textStyles.hidden}>{ENQUIRY_WORDS.addressee(to)}</span>
        {email.subject}
      </p>
      <p className={styles.mark} aria-hidden="true">
        {site.logos ? (
          <CompanyLogo logos={site.logos} ground="light" alt="" maxWidth="160px" maxHeight="40px" />
        ) : (
          site.name.toUpperCase()
        )}
      </p>
      <div className={styles.sheet} lang={language}>
        <p className={styles.heading}>{email.heading}</p>
        {paragraphs(email.opening)}
        {email.sections.map(({ title, rows }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p className={styles.title}>{answer}</p>
        {paragraphs(email.closing)}
      </div>
    </section>
  );
}

// Paragraphs have no id, and two may be equal.
// biome-ignore lint/suspicious/noArrayIndexKey: they are rendered again with every keystroke
const paragraphs = (texts: readonly string[]) => texts.map((text, at) => <p key={at}>{text}</p>);

/** The result of sending: sent, refused because of the text, or failed for a reason that is shown elsewhere. */
type SendResult = { sent: true } | { sent: false; wrong: string | null };

/** Sends a reply once, however often the button is pressed. */
function useSendAnswer(enquiry: ApiEnquiryDetail) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  /** The latest version that the author has been shown. */
  const knownVersion = useRef(enquiry.version);
  /** The server's message that a colleague changed the enquiry meanwhile; null if nobody did. */
  const [stale, setStale] = useState<string | null>(null);

  const parameters = { id: enquiry.id };
  const send = async (body: string): Promise<SendResult> => {
    setStale(null);
    try {
      const version = Math.max(enquiry.version, knownVersion.current);
      // The idempotency key depends only on the text, not on the version: sending the same text again is the same reply.
      await callOnce(body, (idempotencyKey) =>
        api.post("/api/enquiries/:id/answers", { parameters, body: { body, version }, idempotencyKey }),
      );
    } catch (thrown) {
      const errors = isProblem(thrown) ? thrown.errors : [];
      const wrong = errors.find((error) => error.path === "body")?.message ?? null;
      if (isProblem(thrown) && errors.some((error) => error.path === "version")) {
        // Updated immediately: an author who sends again has been warned of the colleague's change.
        knownVersion.current = await loadCurrentVersion(enquiry);
        setStale(thrown.detail);
      } else if (wrong === null) toast.failure(thrown, panelMessages.requests.answerFailed);
      await revalidate();
      return { sent: false, wrong };
    }
    toast.success(panelMessages.requests.answered(enquiry.email));
    await revalidate();
    return { sent: true };
  };
  return { send, stale };
}

async function loadCurrentVersion({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">): Promise<number> {
  const current = await api.get("/api/enquiries/:id", { parameters: { id } }).catch(() => null);
  return current?.version ?? version;
}
