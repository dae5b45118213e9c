/**
 * Returns the URL of a WhatsApp chat with a phone number, with a prepared text. Null without a number, and for a number without its country's prefix,
 * which WhatsApp would not find.
 */
export function whatsappUrl(phone: string | null, text: string): string | null {
  if (!phone?.startsWith("+")) return null;
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
