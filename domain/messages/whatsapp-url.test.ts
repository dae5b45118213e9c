import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp-url.ts";

// Rule: product.md#conversation "WhatsApp"
test("a chat needs a number with its country's prefix, and opens with the text", () => {
  expect(whatsappUrl("+39 347 123 4567", "Ti aspettiamo\nalle 10 & 30")).toBe(
    "https://wa.me/393471234567?text=Ti%20aspettiamo%0Aalle%2010%20%26%2030",
  );
  for (const phone of [null, "", "347 123 4567"]) expect(whatsappUrl(phone, "Ciao")).toBeNull();
});
