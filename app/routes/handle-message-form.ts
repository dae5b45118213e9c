import { data, redirect } from "react-router";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { CONVERSATION_ID } from "#domain/messages/conversation.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";

type MessageService = Parameters<typeof callService<{ token: string; form: unknown }, void>>[1];

interface MessageSubmission {
  context: Parameters<typeof callService>[0];
  /** The token of the private link. */
  token: string;
  /** Path of the conversation's page. */
  path: string;
  form: Readonly<Record<string, string>>;
}

/** Handles the form for a customer's message. A refused message is returned with its problem, so that the page shows it again. */
export async function handleMessageForm(
  writeMessage: MessageService,
  { context, token, path, form }: MessageSubmission,
) {
  try {
    await callService(context, writeMessage, { token, form });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { fields, message } = refusalOf(context, error);
    const refusedMessage = { problem: fields[0]?.message ?? message, body: form.body ?? "" };
    return data({ refusedMessage }, { status: STATUS_BY_KIND[error.kind] });
  }
  return redirect(`${path}#${CONVERSATION_ID}`, 303);
}
