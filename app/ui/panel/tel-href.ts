/** Returns the `tel:` URL of a number in any notation. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
