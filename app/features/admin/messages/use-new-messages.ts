import { useState } from "react";
import type { ApiMessage } from "#domain/api/messages/messages.ts";

interface WatchedConversation {
  messages: readonly ApiMessage[];
  /** The customer's name. */
  customer: string;
  /** The user's id, to ignore their own messages; null if unknown. */
  me: string | null;
}

/** Reports messages of others that arrive while the user writes. The screen revalidates automatically; the typed text stays. */
export function useNewMessages({ messages, customer, me }: WatchedConversation) {
  const otherMessages = messages.filter(({ side, author }) => side === "customer" || author !== me);
  const [seenCount, setSeenCount] = useState(otherMessages.length);
  const latest = otherMessages.length > seenCount ? otherMessages.at(-1) : undefined;
  return {
    notice: latest ? newMessageText(latest, customer) : null,
    dismiss: () => setSeenCount(otherMessages.length),
  };
}

function newMessageText({ side, author_name, author_email }: ApiMessage, customer: string): string {
  if (side === "customer") return `Nel frattempo ${customer} ha scritto ancora.`;
  return `Nel frattempo ha risposto ${author_name || author_email || "un'altra persona"}.`;
}
