/** What requests of one person or program may have in common (product.md#open-requests). */
export const REQUEST_IDENTITIES = ["email", "phone", "visitor"] as const;
export type RequestIdentity = (typeof REQUEST_IDENTITIES)[number];

/** Why staff are told of somebody's requests: one was refused, or there are many in a day. */
export const REQUEST_ALERT_REASONS = ["limit", "many"] as const;
export type RequestAlertReason = (typeof REQUEST_ALERT_REASONS)[number];

/** An address as it counts: one mailbox, whatever is written after a plus or in capitals. */
export const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");

/** The part of a network address that one line has: an IPv6 line has a whole /64. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!bare.includes(":")) return bare;
  const [head = "", tail = ""] = bare.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const filled = bare.includes("::")
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** What somebody with too many open requests reads, and what to do instead. */
export const tooManyRequests = (most: number, phone: string): string =>
  `Hai già ${most} richieste in attesa di risposta: è il massimo che possiamo tenere insieme. Attendi la nostra conferma, annulla una richiesta dalla sua pagina, oppure chiamaci al ${phone}: quello che hai scritto resta qui.`;
