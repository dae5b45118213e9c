import { describe, expect, test } from "vitest";
import { customerMessageSchema } from "#domain/forms/messages/customer-message.ts";
import { hasUnread, MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";
import { sayMessage } from "#domain/words/message.ts";
import { wordsOf } from "#domain/words/words-of.ts";

const [early, late] = [new Date("2026-11-21T09:00:00Z"), new Date("2026-11-21T09:01:00Z")];

describe("unread messages", () => {
  test.each([
    [null, null, false],
    [null, late, false],
    [early, null, true],
    [late, early, true],
    [early, early, false],
    [early, late, false],
  ])("a conversation written %s and read %s has unread messages: %s", (customerWroteAt, staffReadAt, unread) => {
    expect(hasUnread({ customerWroteAt, staffReadAt })).toBe(unread);
  });
});

describe("a message from the customer's page", () => {
  const problem = (body: unknown, key: unknown = "k1") =>
    customerMessageSchema
      .safeParse({ body, key })
      .error?.issues.map(({ message }) => sayMessage(wordsOf("it"), message))[0];
  // Rule: product.md#conversation
  test("is trimmed and limited in length", () => {
    expect(customerMessageSchema.parse({ body: "  Ciao\r\na te ", key: "k1" }).body).toBe("Ciao\r\na te");
    expect(problem("x".repeat(MAX_MESSAGE_CHARACTERS))).toBeUndefined();
    expect(problem("x".repeat(MAX_MESSAGE_CHARACTERS + 1))).toBe("Al massimo 4.000 caratteri.");
    expect(problem(" ")).toBe("Scrivi il messaggio.");
    expect(problem("a\u0000")).toBe("Il messaggio contiene caratteri non ammessi.");
  });
  test.each([[""], ["a b"], [undefined], ["x".repeat(101)]])("requires a key that the form generated (%#)", (key) => {
    expect(problem("Ciao", key ?? null)).toBe("Ricarica la pagina e riprova.");
  });
});
